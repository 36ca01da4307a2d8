/** All values of a property. */
const any = ["/.*/"];

/**
 * Holds styles to the oldest browsers that have to show the site whole, all of
 * early 2023: what every browser had in 2022 they have too. Anything newer goes
 * into `@supports`, or below with what browsers without it do.
 */
export default {
  plugins: ["stylelint-plugin-use-baseline"],
  rules: {
    "plugin/use-baseline": [
      true,
      {
        available: 2022,
        ignoreAtRules: [
          // Complete in February 2023.
          "container",
          // Without named pages labels are printed within the usual margins.
          "page",
          // Without it pages follow each other at once.
          "view-transition",
        ],
        ignoreSelectors: [
          // Known for long, but for properties that the site doesn't set.
          "marker",
          // Where there are no popovers, `data-open` opens the menu.
          "popover-open",
          // Without it questions are opened for print by a script.
          "details-content",
          // As with the at-rule.
          "view-transition-old",
          "view-transition-new",
          // Without it no heading is marked as the one that is read.
          "target-current",
        ],
        ignoreProperties: {
          // Complete in February 2023.
          container: any,
          "container-type": any,
          // The build adds the prefix that older browsers know.
          mask: any,
          // Known for long, but for a detail each that nothing depends on.
          "break-after": ["avoid"],
          outline: any,
          "overscroll-behavior": any,
          page: any,
          "paint-order": any,
          // Fields of phones can't be resized, and needn't be.
          resize: any,
          // Without it the open menu keeps its usual place.
          "anchor-name": any,
          // For browsers that would do what these ask them not to.
          "forced-color-adjust": any,
          "text-size-adjust": any,
          // Without these a page looks plainer, and has all.
          "contain-intrinsic-block-size": any,
          "content-visibility": any,
          "scroll-target-group": any,
          "text-wrap": any,
          "view-transition-name": any,
        },
      },
    ],
  },
};
