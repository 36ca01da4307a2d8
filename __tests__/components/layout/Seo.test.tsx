import { renderToString } from "react-dom/server";
import {
  capturingHead,
  takeHead,
} from "../../../src/components/layout/capturedHeads";
import { Seo } from "../../../src/components/layout/Seo";

test("pages rendered concurrently keep their own heads", () => {
  const page = { title: "Movers", description: "How we move you." };
  renderToString(capturingHead(<Seo {...page} path="/a" />, "/a"));
  renderToString(capturingHead(<Seo {...page} path="/b" />, "/b"));
  expect(String(takeHead("/a")?.link)).toContain('.example/a"');
  expect(String(takeHead("/b")?.link)).toContain('.example/b"');
});
