/** @jest-environment jsdom */
import { useRef } from "react";
import { useMenu } from "../../src/hooks/useMenu";
import { render, screen } from "../support/render";

/** A menu that was opened before there were scripts. */
function Menu({ path }: { path: string }) {
  const nav = useRef<HTMLElement>(null);
  useMenu(nav, path);
  return (
    <nav ref={nav}>
      <details open>Links</details>
    </nav>
  );
}

test("a menu that is open stays so when scripts begin, and closes on a new page", () => {
  const { rerender } = render(<Menu path="/" />);
  expect(screen.getByRole("group")).toHaveAttribute("open");
  rerender(<Menu path="/about" />);
  expect(screen.getByRole("group")).not.toHaveAttribute("open");
});
