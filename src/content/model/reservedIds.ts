/** Element IDs that templates use. `buildHeadingIds` adds a prefix to headings with such a slug. */
const reservedIds: ReadonlySet<string> = new Set([
  "box-sizes",
  "boxes",
  "boxes-to-buy",
  "consumer-guide",
  "contact-details",
  "content",
  "copies",
  "contents",
  "door",
  "doors",
  "facts",
  "find",
  "footer-contact",
  "footer-links",
  "footer-social",
  "included",
  "labels",
  "late",
  "linked-plan",
  "list",
  "more",
  "move-size",
  "nearby",
  "next-box",
  "opening-end",
  "our-answers",
  "pack",
  "parking",
  "plan-card",
  "price-limits",
  "receiver",
  "sample-estimate",
  "services",
  "site-menu",
  "spanish",
  "testimonial-list",
  "testimonials",
  "timeline",
  "totals",
  "year",
]);

/** Prefixes of the IDs of tasks, items, form fields, footnotes and Gatsby. */
const reservedPrefix = /^(?:task|late|item|quote|fn|fnref|gatsby)-/;

export const isReservedElementId = (id: string): boolean =>
  reservedIds.has(id) || reservedPrefix.test(id);
