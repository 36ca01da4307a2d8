/** Size of the pictures of shared links, in pixels. */
export const sharedPicture = { width: 1200, height: 630 } as const;
