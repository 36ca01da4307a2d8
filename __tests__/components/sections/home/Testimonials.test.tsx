/** @jest-environment jsdom */
import * as React from "react";
import type * as Section from "../../../../src/components/sections/home/Testimonials";
import { act, render, screen } from "../../../support/render";

const folder = "../../../../src/components/sections/home";

const testimonial = {
  id: "1",
  draft: null,
  quote: "They carried the piano down three flights.",
  author: "J. R.",
  date: "May 2026",
  city: { name: "Tacoma" },
  service: { name: "Local Moving" },
  source: { name: "Yelp", url: "https://www.yelp.com/biz/example" },
};

/** Shows the section with a fresh copy of the module, which loads its chunk once. */
function show(cards: Queries.TestimonialFragment[], chunk?: () => unknown) {
  jest.resetModules();
  jest.doMock("react", () => React);
  if (chunk) jest.doMock(`${folder}/TestimonialCards`, chunk);
  else jest.dontMock(`${folder}/TestimonialCards`);
  const { Testimonials } = jest.requireActual<typeof Section>(
    `${folder}/Testimonials`,
  );
  return render(
    <Testimonials heading="Words" empty="Young." testimonials={cards} />,
  );
}
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test("without testimonials the section says so", () => {
  show([]);
  expect(screen.getByText("Young.")).toBeVisible();
});

test("a testimonial has author, city, service, month and source; a draft is marked", async () => {
  show([testimonial, { ...testimonial, id: "2", draft: true, source: null }]);
  const [first, second] = await screen.findAllByRole("figure");
  expect(first).toHaveTextContent("J. R., TacomaLocal Moving, May 2026");
  expect(second).toHaveTextContent(/^Draft/);
  expect(
    screen.getByRole("link", { name: "Published on Yelp" }),
  ).toHaveAttribute("href", testimonial.source.url);
  expect(screen.queryByText("Young.")).toBeNull();
});

test("if the cards fail to load, the rest of the section stays", async () => {
  const asked = jest.fn();
  show([testimonial], () => {
    asked();
    throw new Error("Loading chunk 1 failed.");
  });
  await settle();
  expect(asked).toHaveBeenCalled();
  expect(screen.getByRole("heading", { name: "Words" })).toBeVisible();
});

test("the cards load when the section comes near the viewport", async () => {
  let comeNear: (near: boolean) => void = () => undefined;
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      comeNear = (isIntersecting) =>
        callback(
          [{ isIntersecting } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
  const asked = jest.fn();
  show([testimonial], () => {
    asked();
    return { __esModule: true, default: () => "They came." };
  });
  comeNear(false);
  await settle();
  expect(asked).not.toHaveBeenCalled();
  comeNear(true);
  await settle();
  expect(screen.getByText("They came.")).toBeVisible();
});
