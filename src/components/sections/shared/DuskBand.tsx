import type { ReactNode } from "react";
import * as styles from "./DuskBand.module.css";

/** The drawings behind the end of a page, files of `static/`. */
const scenes = {
  mountain: "/dusk.svg",
  ferry: "/dusk-ferry.svg",
  houses: "/dusk-houses.svg",
};

interface DuskBandProps {
  heading: string;
  scene?: keyof typeof scenes | undefined;
  /** Shows the whole drawing below the text. */
  tall?: boolean | undefined;
  children: ReactNode;
}

/** The end of a page: a call to action in front of a scene at dusk. */
export const DuskBand = ({
  heading,
  scene = "mountain",
  tall = false,
  children,
}: DuskBandProps) => (
  <section className={tall ? styles.tall : styles.band}>
    <img
      src={scenes[scene]}
      alt=""
      width={1600}
      height={440}
      loading="lazy"
      className={styles.scene}
    />
    <div className={styles.text}>
      <h2>{heading}</h2>
      {children}
    </div>
  </section>
);
