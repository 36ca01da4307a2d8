/** @jest-environment jsdom */
import { Testimonials } from "../../../../src/components/sections/home/Testimonials";
import { act, render, screen } from "../../../support/render";

const testimonial: Queries.TestimonialFragment = {
  id: "1",
  draft: null,
  quote: "They carried the piano down three flights.",
  author: "J. R.",
  date: "May 2026",
  city: { name: "Tacoma" },
  service: { name: "Local Moving" },
  source: null,
};

const asked = jest.fn();
jest.mock("../../../../src/components/sections/home/TestimonialCards", () => {
  asked();
  throw new Error("Loading chunk 1 failed.");
});

const show = (testimonials: Queries.TestimonialFragment[]) =>
  render(
    <Testimonials heading="Words" empty="Young." testimonials={testimonials} />,
  );

test("if the cards fail to load, the rest of the section stays", async () => {
  show([testimonial]);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(asked).toHaveBeenCalled();
  expect(screen.getByRole("heading", { name: "Words" })).toBeVisible();
});
