import { execFileSync } from "node:child_process";
import fs from "node:fs";

/** Holds the folder in which `gatsby develop` has run. A build deletes it. */
const note = "public/.developed-in";

// Gatsby's cache names files by absolute path, so that of a project that was
// copied or moved leads elsewhere; and that of a build has no drafts.
const last = fs.existsSync(note) ? fs.readFileSync(note, "utf8") : "";
if (last !== process.cwd()) {
  execFileSync("npx", ["gatsby", "clean"], {
    shell: process.platform === "win32",
  });
  fs.mkdirSync("public", { recursive: true });
  fs.writeFileSync(note, process.cwd());
}
