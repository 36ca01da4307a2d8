import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { contentTypes } from "../../content/model/contentTypes";

/** Stamp of the last `gatsby develop`: its folder and content model. Builds delete it. */
const stampFile = "public/.developed-in";

// Gatsby's cache is stale in three cases: in a copied or moved project, because the cache
// contains absolute paths; after a change of the content model, because it keeps nodes of
// the old model; and after a build, because it lacks unpublished content.
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
