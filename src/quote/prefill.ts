import { moveSizes } from "./quoteRequest";
import type { QuoteFields } from "./quoteRequest";

export interface Named {
  readonly slug: string;
  readonly name: string;
  readonly path: string;
}

export interface Known {
  readonly services: readonly Named[];
  readonly cities: readonly Named[];
}

/**
 * What is known of the move before a word is typed: what the address says, as
 * `?moveSize=&service=&city=`, else the city or service whose page the visitor
 * was on. Values that the site doesn't know are ignored.
 * @param from path of the page the visitor comes from
 */
export function prefill(
  query: string,
  from: string | undefined,
  { services, cities }: Known,
): Partial<QuoteFields> {
  const asked = new URLSearchParams(query);
  const nameOf = (list: readonly Named[], parameter: string) => {
    const said = asked.get(parameter);
    const found = list.find(({ slug, path }) =>
      said === null ? path === from : slug === said,
    );
    return found?.name;
  };
  const moveSize = asked.get("moveSize") ?? "";
  const service = nameOf(services, "service");
  const city = nameOf(cities, "city");
  const about = [service, city].filter(Boolean).join(", ");
  return {
    ...(Object.keys(moveSizes).includes(moveSize) && { moveSize }),
    ...(about && { message: `${about}: ` }),
  };
}
