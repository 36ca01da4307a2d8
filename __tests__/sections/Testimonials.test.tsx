/** @jest-environment jsdom */
import { Testimonials } from "../../src/sections/Testimonials";
import { act, render, screen } from "../support/render";

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
  // A module of its own, because a section asks once and for all.
  jest.resetModules();
  jest.doMock("../../src/sections/TestimonialCards", () => {
    asked();
    throw new Error("Loading chunk 1 failed.");
  });
  const fresh = await import("../../src/sections/Testimonials");
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
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(asked).toHaveBeenCalled();
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
  // A module of its own, because a section asks once and for all.
  jest.resetModules();
  const { whenNear } = await import("../../src/hooks/whenNear");
  document.body.innerHTML = '<section id="words"></section>';
  const loaded = jest.fn();
  const waiting = whenNear("words").then(loaded);
  comeNear(false);
  await Promise.resolve();
  expect(loaded).not.toHaveBeenCalled();
  comeNear(true);
  await waiting;
  expect(loaded).toHaveBeenCalledTimes(1);
});
