import { moveSizes } from "./quoteRequest";
import type { QuoteFields } from "./quoteRequest";

export interface Named {
  readonly slug: string;
  readonly name: string;
}

export interface Known {
  readonly services: readonly Named[];
  readonly cities: readonly Named[];
}

/**
 * What a link to the form says of the move, as `?moveSize=&service=&city=`.
 * Values that the site doesn't know are ignored.
 */
export function prefill(
  query: string,
  { services, cities }: Known,
): Partial<QuoteFields> {
  const asked = new URLSearchParams(query);
  const nameOf = (list: readonly Named[], parameter: string) =>
    list.find(({ slug }) => slug === asked.get(parameter))?.name;
  const moveSize = asked.get("moveSize") ?? "";
  const service = nameOf(services, "service");
  const city = nameOf(cities, "city");
  const about = [service, city].filter(Boolean).join(", ");
  return {
    ...(Object.keys(moveSizes).includes(moveSize) && { moveSize }),
    ...(about && { message: `${about}: ` }),
  };
}
