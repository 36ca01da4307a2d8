import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { kinds } from "../content/model/kinds";

/** Says where `gatsby develop` has run, with which model. A build deletes it. */
const note = "public/.developed-in";

// Gatsby's cache names files by absolute path, so that of a project that was copied or
// moved leads elsewhere; it keeps nodes of an older model; and that of a build has no
// drafts.
const now = JSON.stringify([process.cwd(), kinds]);
const last = fs.existsSync(note) ? fs.readFileSync(note, "utf8") : "";
if (last !== now) {
  execFileSync("npx", ["gatsby", "clean"], {
    shell: process.platform === "win32",
  });
  fs.mkdirSync("public", { recursive: true });
  fs.writeFileSync(note, now);
}
