/**
 * What browsers may load ahead when a visitor is about to follow a link: pages
 * of the site. They are rendered ahead too, which runs nothing but their first
 * script.
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
