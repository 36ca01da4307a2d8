import {
  checked,
  callToAction,
  heading,
  lead,
  seo,
  sectionIntro,
} from "../commonFields";
import {
  image,
  list,
  markdown,
  object,
  optional,
  reference,
  text,
} from "../fields";
import { kind } from "../kind";
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
    lowImage: optional(image("Picture for wide screens that are low")),
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
    trust: object("RichSection", "Before you hire us", {
      heading,
      body: markdown("Text"),
    }),
    testimonials: object("TestimonialsIntro", "Testimonials", {
      heading,
      emptyHeading: { ...heading, label: "Heading while there are none" },
      empty: markdown("Text while there are none"),
    }),
    callToAction,
  },
  body: "none",
  paths: { path: routes.home },
});
