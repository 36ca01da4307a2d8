import {
  checked,
  callToAction,
  heading,
  lead,
  seo,
  sectionIntro,
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
import { image } from "../pictureFields";
import { kind } from "../kind";
import { drawings } from "../../../site/drawings";
import { routes } from "../../../site/routes";

export const home = kind({
  name: "Home",
  label: "Home page",
  file: "pages/home.md",
  fields: {
    ...seo,
    checked,
    keywords: list("Keywords", text("Keyword", { min: 3, max: 60 }), {
      min: 1,
    }),
    heading,
    lead,
    image: image(),
    lowImage: optional(image("Picture for wide, short screens")),
    nightImage: optional(image("Picture for screens set to dark")),
    lowNightImage: optional(
      image("Picture for wide, short screens set to dark"),
    ),
    services: object("SectionIntro", "Services", sectionIntro),
    solutions: object("RichSection", "Solutions", {
      heading,
      body: markdown("Text"),
    }),
    areas: object("FeaturedAreas", "Service areas", {
      ...sectionIntro,
      citiesHeading: { ...heading, label: "Heading of the featured cities" },
      cities: list("Featured cities", reference("City", "City"), { min: 1 }),
    }),
    trust: object("MoveSteps", "How a move works", {
      heading,
      steps: list(
        "Steps",
        object("MoveStep", "Step", {
          drawing: choice("Drawing", drawings.steps),
          text: text("Text", { min: 5, max: 140 }),
        }),
        { min: 2 },
      ),
      body: markdown("Text below"),
    }),
    planning: object("SectionIntro", "Planning tools", sectionIntro),
    testimonials: object("TestimonialsIntro", "Testimonials", {
      heading,
      emptyHeading: { ...heading, label: "Heading while there are none" },
      empty: markdown("Text while there are none"),
      checks: optional(
        list(
          "Ways to check on us while there are none",
          object("CheckUs", "Way", {
            drawing: choice("Drawing", drawings.steps),
            heading,
            text: markdown("Text"),
          }),
          { min: 1 },
        ),
      ),
      description: {
        ...seo.description,
        label: "Description of the page with all of them",
      },
      link: text("Link to that page", { min: 2, max: 60 }),
    }),
    callToAction,
  },
  body: "none",
  paths: { path: routes.home },
});
