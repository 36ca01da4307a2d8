/** Size of the picture that a shared link to a page is shown with, in pixels. */
export const sharedPicture = { width: 1200, height: 630 } as const;
