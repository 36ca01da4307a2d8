/** Color of the page and of the browser's interface; `--page` in tokens.css. */
export const themeColors = { light: "#fdf4e3", dark: "#18394a" } as const;
