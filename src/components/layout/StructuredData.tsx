import { useEffect } from "react";
import { trustedBy } from "../../site/policy";

const trusted = trustedBy("structuredData", "createScript");

/**
 * Adds JSON-LD to the head in browsers. During the build react-helmet does it,
 * but in browsers it would write the script as HTML, which Trusted Types block.
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
