/** @jest-environment jsdom */
import {
  endReturning,
  keepScrollPlaces,
} from "../../../src/build/hydration/scrollPlaces";

const noted = jest.fn();
const scrolled = () =>
  document.dispatchEvent(new Event("scroll", { bubbles: true }));

beforeAll(() => {
  window.addEventListener("scroll", noted);
  keepScrollPlaces();
});

test("the place where a visitor is when Gatsby begins is noted", () => {
  expect(noted).toHaveBeenCalledTimes(1);
});

test("so is each later one, but those between going back and the page that is shown then", () => {
  noted.mockClear();
  scrolled();
  expect(noted).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event("popstate"));
  scrolled();
  expect(noted).toHaveBeenCalledTimes(1);
  endReturning();
  scrolled();
  expect(noted).toHaveBeenCalledTimes(2);
});
