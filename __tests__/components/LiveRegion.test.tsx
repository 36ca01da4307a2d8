/** @jest-environment jsdom */
import { LiveRegion, useAnnouncer } from "../../src/components/LiveRegion";
import { fireEvent, render, screen } from "../support/render";

function Copier() {
  const [message, say] = useAnnouncer();
  return (
    <>
      <button onClick={() => say("Copied.")}>Copy</button>
      <LiveRegion message={message} />
    </>
  );
}

test("a message comes into a region that is there already, also the second time", () => {
  render(<Copier />);
  const region = screen.getByRole("status");
  const changes = new MutationObserver(() => undefined);
  changes.observe(region, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  for (let times = 0; times < 2; times++) {
    fireEvent.click(screen.getByRole("button"));
    expect(changes.takeRecords().length).toBeGreaterThan(0);
    expect(region).toHaveTextContent(/^Copied\.$/);
  }
});
