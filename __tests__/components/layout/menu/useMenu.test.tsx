/** @jest-environment jsdom */
import { useRef } from "react";
import { useMenu } from "../../../../src/components/layout/useMenu";
import { render, screen } from "../../../support/render";

/** A menu that was opened before hydration. */
function Menu({ path }: { path: string }) {
  const nav = useRef<HTMLElement>(null);
  useMenu(nav, path);
  return (
    <nav ref={nav}>
      <details open>Links</details>
    </nav>
  );
}

test("an open menu stays open on hydration and closes on navigation", () => {
  const { rerender } = render(<Menu path="/" />);
  expect(screen.getByRole("group")).toHaveAttribute("open");
  rerender(<Menu path="/about" />);
  expect(screen.getByRole("group")).not.toHaveAttribute("open");
});
