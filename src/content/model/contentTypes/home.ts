import {
  factsCheckedField,
  callToAction,
  heading,
  lead,
  seoFields,
  sectionIntroFields,
} from "../commonFields";
import {
  choice,
  list,
  markdown,
  object,
  optional,
  reference,
  text,
} from "../fields";
import { picture } from "../pictureFields";
import { defineContentType } from "../contentType";
import { spriteDrawingNames } from "../../../site/drawings";
import { routes } from "../../../site/routes";

export const home = defineContentType({
  name: "Home",
  label: "Home page",
  singleFile: "pages/home.md",
  fields: {
    ...seoFields,
    checked: factsCheckedField,
    keywords: list("Keywords", text("Keyword", { min: 3, max: 60 }), {
      min: 1,
    }),
    heading,
    lead,
    image: picture(),
    lowImage: optional(picture("Picture for wide, short screens")),
    nightImage: optional(picture("Picture for screens set to dark")),
    lowNightImage: optional(
      picture("Picture for wide, short screens set to dark"),
    ),
    services: object("SectionIntro", "Services", sectionIntroFields),
    solutions: object("RichSection", "Solutions", {
      heading,
      body: markdown("Text"),
    }),
    areas: object("FeaturedAreas", "Service areas", {
      ...sectionIntroFields,
      citiesHeading: { ...heading, label: "Heading of the featured cities" },
      cities: list("Featured cities", reference("City", "City"), { min: 1 }),
    }),
    trust: object("MoveSteps", "How a move works", {
      heading,
      steps: list(
        "Steps",
        object("MoveStep", "Step", {
          drawing: choice("Drawing", spriteDrawingNames.steps),
          text: text("Text", { min: 5, max: 140 }),
        }),
        { min: 2 },
      ),
      body: markdown("Text below"),
    }),
    planning: object("SectionIntro", "Planning tools", sectionIntroFields),
    testimonials: object("TestimonialsIntro", "Testimonials", {
      heading,
      emptyHeading: { ...heading, label: "Heading while there are none" },
      empty: markdown("Text while there are none"),
      checks: optional(
        list(
          "Ways to check on us while there are none",
          object("CheckUs", "Way", {
            drawing: choice("Drawing", spriteDrawingNames.steps),
            heading,
            text: markdown("Text"),
          }),
          { min: 1 },
        ),
      ),
      description: {
        ...seoFields.description,
        label: "Description of the page with all of them",
      },
      link: text("Link to that page", { min: 2, max: 60 }),
    }),
    callToAction,
  },
  body: "none",
  pathPatterns: { path: routes.home },
});
