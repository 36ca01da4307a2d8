import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { contentTypes } from "../../content/model/contentTypes";

/** Says where `gatsby develop` has run, with which model. A build deletes it. */
const stampFile = "public/.developed-in";

// Gatsby's cache names files by absolute path, so that of a project that was copied or
// moved leads elsewhere; it keeps nodes of an older model; and that of a build has no
// drafts.
const currentStamp = JSON.stringify([process.cwd(), contentTypes]);
const lastStamp = fs.existsSync(stampFile)
  ? fs.readFileSync(stampFile, "utf8")
  : "";
if (lastStamp !== currentStamp) {
  execFileSync("npx", ["gatsby", "clean"], {
    shell: process.platform === "win32",
  });
  fs.mkdirSync("public", { recursive: true });
  fs.writeFileSync(stampFile, currentStamp);
}
