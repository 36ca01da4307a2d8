/**
 * Lets browsers prerender a page of the site when a visitor is about to follow a
 * link. A prerendered page only runs its small inline script.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/admin*", "/api/*", "/*.*"] } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
