import {
  choice,
  date,
  flag,
  list,
  markdown,
  number,
  object,
  optional,
  text,
} from "./fields";
import { picture } from "./pictureFields";
import { figureNames } from "../../site/drawings";

/** Metadata of a page for search engines and shared links. */
export const seoFields = {
  title: text("Title for search engines", {
    hint: "The company's name is added: with it, 60 characters are shown.",
    min: 3,
    max: 60,
    unique: "title",
  }),
  description: text("Description for search engines", {
    hint: "One sentence a searcher would click.",
    min: 120,
    max: 160,
    unique: "description",
  }),
};

/** Draft flag, for content types with one file per entry. */
export const draft = optional(
  flag("Draft", {
    hint: "A draft is not on the site: it has no page, card, menu entry or dot on the map, and may be unfinished.",
  }),
);

export const updated = date("Updated", {
  hint: "The day of the last change that readers should know of.",
  pastOnly: true,
});

export const factsCheckedField = optional(
  date("Facts last checked", {
    hint: "The day on which somebody last compared this page's facts with their sources. Leave it out until somebody has.",
    pastOnly: true,
    notBefore: "updated",
  }),
);

export const heading = text("Heading", { min: 3, max: 90 });

export const lead = text("Lead", { min: 20, max: 300 });

const name = text("Name", { min: 2, max: 40 });

/** Fields of a page that has a card on other pages. */
export const cardPageFields = {
  name: { ...name, hint: "Short: it appears in menus, cards and breadcrumbs." },
  ...seoFields,
  heading,
  summary: text("Card text", { min: 40, max: 200 }),
  image: picture(),
};

const { name: cardNameField, ...otherCardFields } = cardPageFields;

export const toolPageFields = {
  name: cardNameField,
  ...seoFields,
  checked: factsCheckedField,
  heading,
  lead,
  summary: cardPageFields.summary,
  image: cardPageFields.image,
};

/** A page's fields that menus, cards and the HTML head show. */
export const pageFields = {
  name: cardNameField,
  order: number("Place in lists, lowest first", { integer: true }),
  ...otherCardFields,
  checked: factsCheckedField,
};

export const topImage = optional(picture("Picture at the top"));

/** Drawing behind the closing banner of a place's page. */
export const closingDrawing = optional(
  choice("Drawing at the end", [
    "mountain",
    "ferry",
    "houses",
    "valley",
    "capitol",
  ]),
);

/** Text of a page's closing banner, in place of the label `quoteText`. */
export const closingBannerText = optional(
  text("Text above the closing button", {
    hint: "Without it the page ends with the short label for all pages.",
    min: 20,
    max: 200,
  }),
);

/** Drawing with a caption, within the text of a page. */
export const figure = optional(
  object("Figure", "Drawing in the text", {
    drawing: choice("Drawing", figureNames),
    alt: text("What it shows", { min: 10, max: 200 }),
    caption: text("Words below", { min: 10, max: 160 }),
  }),
);

export const questions = list(
  "Questions and answers",
  object("Question", "Question", {
    question: text("Question", { min: 5, max: 140 }),
    answer: markdown("Answer"),
  }),
);

export const callToAction = object("CallToAction", "Call to action", {
  heading: text("Heading", { min: 3, max: 90 }),
  text: text("Text", { min: 10, max: 300 }),
  label: text("Button", { min: 3, max: 60 }),
});

export const sectionIntroFields = {
  heading,
  text: text("Text", { min: 10, max: 400 }),
};

/**
 * Field for the permanent ID of a task or item, to which visitors' saved plans refer.
 * @param hint reason why the ID must not change, for authors
 * @param example valid ID, for the error message
 */
export const stableIdField = (
  unique: "item id" | "task id",
  hint: string,
  example: string,
) =>
  text("Id", {
    hint: `Never change it: ${hint}. Lower-case letters, digits and hyphens.`,
    pattern: {
      regex: /^[a-z0-9][a-z0-9-]{0,59}$/,
      message: `lower-case letters, digits, and hyphens, such as ${example}`,
    },
    unique,
    noTokens: true,
  });

export const httpsUrlField = (label = "Web address", hint?: string) =>
  text(label, {
    pattern: {
      regex: /^https:\/\/[\w.-]+\.[a-z]{2,}(?:[:/?#]\S*)?$/i,
      message: "an https:// address",
    },
    noTokens: true,
    ...(hint && { hint }),
  });
