/** How to turn a photograph of an iPhone into a picture for the site. */
export const convertPhotograph =
  "convert it to JPEG and use that file, because browsers can't show HEIC. On a Mac, open it in Preview and choose File > Export. In Windows, open it in Photos and choose Save as. A new name is not enough.";
