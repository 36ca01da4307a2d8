import "../support/fixtureOnly";
import { inEngine } from "./clients/inEngine";
import { startWebKit, webkitFiles } from "./clients/webkit";

inEngine({
  name: "webkit",
  files: webkitFiles,
  packages: "webkit2gtk-driver and xvfb",
  start: startWebKit,
});
