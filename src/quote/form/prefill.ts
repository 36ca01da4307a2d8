import { quoteOptions } from "../request/quoteOptions";
import type { QuoteFields } from "../request/quoteRequest";

interface KnownPage {
  readonly slug: string;
  readonly name: string;
  readonly path: string;
}

/** Pages that a request can be about. */
export interface KnownPages {
  readonly services: readonly KnownPage[];
  readonly cities: readonly KnownPage[];
}

/** The fields that the form's query fills in, such as `?moveSize=studio`. */
export function prefill(query: string): Partial<QuoteFields> {
  const moveSize = new URLSearchParams(query).get("moveSize") ?? "";
  return (Object.values(quoteOptions.moveSize) as string[]).includes(moveSize)
    ? { moveSize }
    : {};
}

/**
 * What a request is about, such as "Packing Services, Tacoma": the service and
 * city in the form's query `?service=&city=`, else the ones whose page the
 * visitor comes from. Empty if there are none, or the site doesn't know them.
 * @param from path of the page that the visitor comes from
 */
export function subjectOf(
  query: string,
  from: string | undefined,
  { services, cities }: KnownPages,
): string {
  const parameters = new URLSearchParams(query);
  const nameOf = (list: readonly KnownPage[], parameter: string) => {
    const value = parameters.get(parameter);
    const found = list.find(({ slug, path }) =>
      value === null ? path === from : slug === value,
    );
    return found?.name;
  };
  return [nameOf(services, "service"), nameOf(cities, "city")]
    .filter(Boolean)
    .join(", ");
}
