import { useEffect } from "react";
import { trustedBy } from "../site/trustedTypes";

const trusted = trustedBy("structuredData", "createScript");

/**
 * What a page tells machines, in its head. react-helmet writes it while pages
 * are built, but in browsers it would have to write a script as HTML, which
 * Trusted Types refuse whatever the HTML.
 */
export function StructuredData({ json }: { json: string }) {
  useEffect(() => {
    const script = document.createElement("script");
    script.type = "application/ld+json";
    script.text = trusted(json) as string;
    document.head.append(script);
    return () => script.remove();
  }, [json]);
  return null;
}
