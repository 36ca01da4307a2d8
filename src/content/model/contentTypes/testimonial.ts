import { draft, httpsUrlField } from "../commonFields";
import { date, flag, object, optional, reference, text } from "../fields";
import { defineContentType } from "../contentType";

export const testimonial = defineContentType({
  name: "Testimonial",
  label: "Testimonial",
  folder: "testimonials",
  fields: {
    draft,
    quote: text("The customer's words", { min: 20, max: 600 }),
    author: text("First name or initials", { min: 1, max: 40 }),
    city: reference("City", "City"),
    service: reference("Service", "Service"),
    date: date("Date of the move", { pastOnly: true }),
    source: optional(
      object("TestimonialSource", "Where it was published", {
        name: text("Name", { min: 2, max: 40 }),
        url: httpsUrlField(),
      }),
    ),
    permission: flag("The customer allowed us to print this", {
      mustBeTrue: true,
    }),
  },
  body: "none",
});
