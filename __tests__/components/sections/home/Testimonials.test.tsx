/** @jest-environment jsdom */
import * as React from "react";
import { Testimonials } from "../../../../src/components/sections/home/Testimonials";
import { act, render, screen, waitFor } from "../../../support/render";

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

/** A fresh copy of the module, because it loads its chunk only once. */
function freshSection(cards: () => unknown) {
  jest.resetModules();
  jest.doMock("react", () => React);
  jest.doMock(
    "../../../../src/components/sections/home/TestimonialCards",
    cards,
  );
  return import("../../../../src/components/sections/home/Testimonials");
}

test("without testimonials the section says so", () => {
  render(
    <Testimonials
      heading="Words"
      empty="<p>We are young.</p>"
      testimonials={[]}
    />,
  );
  expect(screen.getByText("We are young.")).toBeVisible();
});

test("a testimonial is shown with author, city, service, month and source", async () => {
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

test("if the cards fail to load, the rest of the section stays", async () => {
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

test("a draft is marked for editors", async () => {
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

test("the cards load when the section comes near the viewport", async () => {
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

  // As after client-side navigation, where the section has no HTML yet.
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
