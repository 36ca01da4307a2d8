/** @jest-environment jsdom */
import * as React from "react";
import { Testimonials } from "../../src/sections/Testimonials";
import { act, render, screen, waitFor } from "../support/render";

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

/** The section as a module of its own, because it asks once and for all. */
function freshSection(cards: () => unknown) {
  jest.resetModules();
  jest.doMock("react", () => React);
  jest.doMock("../../src/sections/TestimonialCards", cards);
  return import("../../src/sections/Testimonials");
}

test("without a customer's words the section says so", () => {
  render(
    <Testimonials
      heading="Words"
      empty="<p>We are young.</p>"
      testimonials={[]}
    />,
  );
  expect(screen.getByText("We are young.")).toBeVisible();
});

test("words are shown with who said them, where, when and where else", async () => {
  render(
    <Testimonials
      heading="Words"
      empty="<p>We are young.</p>"
      testimonials={[testimonial]}
    />,
  );
  const said = await screen.findByText(testimonial.quote);
  expect(said.closest("figure")).toHaveTextContent(
    "J. R., TacomaLocal Moving, May 2026",
  );
  expect(
    screen.getByRole("link", { name: "Published on Yelp" }),
  ).toHaveAttribute("href", testimonial.source.url);
  expect(screen.queryByText("We are young.")).toBeNull();
});

test("where the cards can't be had, nothing else is lost", async () => {
  const asked = jest.fn();
  const fresh = await freshSection(() => {
    asked();
    throw new Error("Loading chunk 1 failed.");
  });
  render(
    <>
      <h1>Movers</h1>
      <fresh.Testimonials
        heading="Words"
        empty=""
        testimonials={[testimonial]}
      />
    </>,
  );
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.getByRole("heading", { name: "Movers" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "Words" })).toBeVisible();
});

test("words that are a draft are marked, for editors to see", async () => {
  render(
    <Testimonials
      heading="Words"
      empty=""
      testimonials={[{ ...testimonial, draft: true }]}
    />,
  );
  const said = await screen.findByText(testimonial.quote);
  expect(said.closest("figure")).toHaveTextContent(/^Draft/);
});

test("the cards are asked for only when the section comes near the screen", async () => {
  let comeNear: (near: boolean) => void = () => undefined;
  const observed: Element[] = [];
  const disconnect = jest.fn();
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      comeNear = (isIntersecting) =>
        callback(
          [{ isIntersecting } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
    }
    observe = (element: Element) => observed.push(element);
    disconnect = disconnect;
  } as unknown as typeof IntersectionObserver;
  const asked = jest.fn();
  const fresh = await freshSection(() => {
    asked();
    return { __esModule: true, default: () => "They came." };
  });
  const shown = () => (
    <fresh.Testimonials heading="Words" empty="" testimonials={[testimonial]} />
  );
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

  // As a visitor sees it who comes by a link: nothing is in the page yet.
  const { unmount } = render(shown());
  await settle();
  comeNear(false);
  await settle();
  expect(asked).not.toHaveBeenCalled();
  unmount();
  expect(disconnect).toHaveBeenCalledTimes(1);

  render(shown());
  expect(observed.map(({ id }) => id)).toEqual([
    "testimonials",
    "testimonials",
  ]);
  expect(observed[1]).toBe(document.getElementById("testimonials"));
  comeNear(true);
  await settle();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(screen.getByText("They came.")).toBeVisible();
});
