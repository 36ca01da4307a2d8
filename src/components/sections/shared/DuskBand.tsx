import type { ReactNode } from "react";
import * as styles from "./DuskBand.module.css";

interface DuskBandProps {
  heading: string;
  children: ReactNode;
}

/** The end of a page: a call to action in front of the mountain at dusk. */
export const DuskBand = ({ heading, children }: DuskBandProps) => (
  <section className={styles.band}>
    <img
      src="/dusk.svg"
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
