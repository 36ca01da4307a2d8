import type { ReactNode } from "react";
import { useSite } from "../../../hooks/useSite";
import { buildTelephoneUri, noWrapNames } from "../../../shared/text";
import { formatOpeningHours } from "../../../site/openingHours";
import * as styles from "./ClosingBanner.module.css";

/** Paths of the banner's background drawings, by their names in the content. */
const scenePictures: Readonly<Record<string, string>> = {
  mountain: "/dusk.svg",
  ferry: "/dusk-ferry.svg",
  houses: "/dusk-houses.svg",
  valley: "/dusk-valley.svg",
  capitol: "/dusk-capitol.svg",
};

interface ClosingBannerProps {
  heading: string;
  /** Name of the drawing; defaults to the mountain. */
  scene?: string | null | undefined;
  children: ReactNode;
}

/** The end of a page: a call to action in front of a scene at dusk. */
export function ClosingBanner({
  heading,
  scene,
  children,
}: ClosingBannerProps) {
  const { labels, company } = useSite();
  return (
    <section className={styles.band}>
      <img
        src={scenePictures[scene ?? "mountain"]}
        alt=""
        width={1600}
        height={440}
        loading="lazy"
        className={styles.scene}
      />
      <div className={styles.text}>
        <h2>{heading}</h2>
        {children}
        <p>
          {labels.orCall}{" "}
          <a href={buildTelephoneUri(company.phone)}>
            {noWrapNames(company.phone)}
          </a>
          {noWrapNames(`, ${formatOpeningHours(company.hours)}`)}
        </p>
      </div>
    </section>
  );
}
