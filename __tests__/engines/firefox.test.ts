import "../support/fixtureOnly";
import { firefoxFiles, startFirefox } from "./clients/firefox";
import { inEngine } from "./clients/inEngine";

inEngine({
  name: "firefox",
  files: firefoxFiles,
  packages: "firefox-esr",
  start: startFirefox,
});
