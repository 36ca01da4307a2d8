import { spawn } from "node:child_process";
import fs from "node:fs/promises";
import path from "node:path";
import { canaries } from "./secrets";
import { fixtureSiteUrl } from "../fixture/content";

/** The files and folders of this project that a build needs besides the content. */
const projectSources: readonly string[] = [
  "src",
  "static",
  "package.json",
  "tsconfig.json",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
];

/** Copies them to a folder, with a symlink to the installed packages. */
async function copyProject(folder: string): Promise<void> {
  for (const source of projectSources) {
    const copy = path.join(folder, source);
    await fs.rm(copy, { recursive: true, force: true });
    await fs.cp(source, copy, { recursive: true, preserveTimestamps: true });
  }
  const packages = path.join(folder, "node_modules");
  await fs.rm(packages, { force: true });
  await fs.symlink(path.resolve("node_modules"), packages);
}

/** Forgets the addresses of the live site, which the fixture doesn't have. */
const forgetReleased = (project: string): Promise<void> =>
  fs.writeFile(path.join(project, "src/site/releasedPaths.json"), "[]");

/**
 * Makes a project from the current code and a content folder.
 * @param project its folder; files of an earlier build stay
 */
export async function writeProject(
  project: string,
  content: string,
): Promise<void> {
  await copyProject(project);
  await forgetReleased(project);
  const copy = path.join(project, "content");
  await fs.rm(copy, { recursive: true, force: true });
  await fs.cp(content, copy, { recursive: true });
  await fs.copyFile("wrangler.jsonc", path.join(project, "wrangler.jsonc"));
}

/**
 * Builds a project, with secrets in the environment that must not leak.
 * @param env other settings of the build
 * @throws with the end of the output if the build fails
 */
export async function buildProject(
  project: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  for (const folder of [".cache", "public"])
    await fs.rm(path.join(project, folder), { recursive: true, force: true });
  const build = spawn(
    process.execPath,
    [path.resolve("node_modules/gatsby/cli.js"), "build"],
    {
      cwd: project,
      env: {
        ...process.env,
        ...canaries,
        CMS_GITHUB_REPO: "movers/website",
        CMS_AUTH_URL: "https://login.example.com",
        SITE_URL: fixtureSiteUrl,
        NODE_ENV: "production",
        CI: "true",
        GATSBY_TELEMETRY_DISABLED: "1",
        GATSBY_CPU_COUNT: "1",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let output = "";
  for (const stream of [build.stdout, build.stderr])
    stream.on("data", (text: Buffer) => (output += text.toString()));
  const code = await new Promise((resolve) => build.once("close", resolve));
  if (code !== 0) throw new Error(`The build failed:\n${output.slice(-4000)}`);
  return output;
}
