import { moveSizes } from "./quoteRequest";
import type { QuoteFields } from "./quoteRequest";

export interface Named {
  readonly slug: string;
  readonly name: string;
  readonly path: string;
}

/** Pages that a request can be about. */
export interface Known {
  readonly services: readonly Named[];
  readonly cities: readonly Named[];
}

/** What the address of the form fills in, as `?moveSize=studio`. */
export function prefill(query: string): Partial<QuoteFields> {
  const moveSize = new URLSearchParams(query).get("moveSize") ?? "";
  return Object.keys(moveSizes).includes(moveSize) ? { moveSize } : {};
}

/**
 * What a request is about, such as "Packing Services, Tacoma": what the address
 * of the form says by `?service=&city=`, else the city or service whose page
 * the visitor was on. Empty where neither says anything that the site knows.
 * @param from path of the page the visitor comes from
 */
export function subjectOf(
  query: string,
  from: string | undefined,
  { services, cities }: Known,
): string {
  const asked = new URLSearchParams(query);
  const nameOf = (list: readonly Named[], parameter: string) => {
    const said = asked.get(parameter);
    const found = list.find(({ slug, path }) =>
      said === null ? path === from : slug === said,
    );
    return found?.name;
  };
  return [nameOf(services, "service"), nameOf(cities, "city")]
    .filter(Boolean)
    .join(", ");
}
