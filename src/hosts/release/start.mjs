/**
 * `npm run release`. It needs no installed packages, because it installs those of
 * the release: nothing of what a server runs from is changed by it.
 */
import { fork, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs/promises";
import path from "node:path";

const usage = `Makes a release: a folder in releases/ with the code, its packages and the built
site. If the new server answers, the link releases/current is pointed to it. A server
that runs in releases/current then ends, and whatever supervises it starts the new one:

  cd releases/current && npm run serve

Pages keep the scripts, styles and pictures of earlier releases for 30 days, for tabs
that are still open. The release before is kept: to go back, point the link to it. If
anything fails, nothing changes.

  npm run release               releases the project as it is in this folder
  npm run release -- --built    releases only the site that is in public/

Exit codes
  0  the new release is current
  1  failure, nothing has changed
`;

const releases = path.resolve("releases");

/** Builds and switches to a release, in its folder and with its packages. */
const releaseCommand = ["--import", "tsx", "src/hosts/release/release.ts"];

/** What a release needs to install its packages. */
const packageFiles = ["package.json", "package-lock.json", ".npmrc"];

/** What in the project's folder isn't part of a release. */
const notReleased =
  /^(?:node_modules|public|data|releases|\.git|\.cache|\.wrangler|\.fixture-.*)$/;

/** Bytes that the packages and a build take at most. */
const packagesSize = 1_500_000_000;
const buildSize = 500_000_000;

/** After this time a folder of an installation that was cut off is deleted. Milliseconds. */
const longestInstallation = 3_600_000;

/**
 * @param {string} folder
 * @param {string} command
 * @param {readonly string[]} args
 * @throws if it fails
 */
async function run(folder, command, args) {
  const child = spawn(command, args, {
    cwd: folder,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  const [code] = await once(child, "close");
  if (code !== 0)
    throw new Error(`${path.basename(command)} ${args.join(" ")} failed`);
}

/** @param {number} bytes that the disk must have free */
async function checkSpace(bytes) {
  const { bavail, bsize } = await fs.statfs(releases);
  const missing = Math.ceil((bytes - bavail * bsize) / 1_000_000);
  if (missing > 0)
    throw new Error(
      `The disk of ${releases} is full: free ${missing} MB, then release again`,
    );
}

/** Deletes what installations that were cut off have left. */
async function deleteRemains(folder) {
  for (const name of await fs.readdir(folder)) {
    const part = path.join(folder, name);
    const { mtimeMs } = await fs.stat(part);
    if (name.includes(".") && Date.now() - mtimeMs > longestInstallation)
      await fs.rm(part, { recursive: true, force: true });
  }
}

/**
 * Installs the project's packages in a folder of their own, unless a release with
 * the same lock file has.
 * @returns the folder
 */
async function installPackages() {
  const hash = createHash("sha256").update(process.versions.modules);
  for (const file of packageFiles) hash.update(await fs.readFile(file));
  const all = path.join(releases, ".packages");
  const folder = path.join(all, hash.digest("hex").slice(0, 16));
  const installed = path.join(folder, "node_modules");
  if (await fs.stat(installed).catch(() => undefined)) return installed;
  await checkSpace(packagesSize + buildSize);
  await fs.mkdir(all, { recursive: true });
  await deleteRemains(all);
  const next = `${folder}.${process.pid}`;
  try {
    await fs.mkdir(next);
    for (const file of packageFiles)
      await fs.copyFile(file, path.join(next, file));
    await run(next, "npm", ["ci", "--omit=dev", "--no-audit", "--no-fund"]);
    await fs.rename(next, folder);
  } finally {
    await fs.rm(next, { recursive: true, force: true });
  }
  return installed;
}

/** Copies the project to a new folder, with links to its packages and to the inbox. */
async function copyProject(folder, packages) {
  await fs.mkdir(folder);
  for (const name of await fs.readdir("."))
    if (!notReleased.test(name))
      await fs.cp(name, path.join(folder, name), {
        recursive: true,
        preserveTimestamps: true,
      });
  await fs.mkdir("data", { recursive: true, mode: 0o700 });
  for (const [name, target] of [
    ["node_modules", packages],
    ["data", path.resolve("data")],
  ])
    await fs.symlink(
      path.relative(folder, target),
      path.join(folder, name),
      "junction",
    );
}

async function release() {
  await fs.mkdir(releases, { recursive: true });
  const packages = await installPackages();
  await checkSpace(buildSize);
  const name = new Date().toISOString().replace(/[:.]/g, "-");
  const folder = path.join(releases, name);
  try {
    await copyProject(folder, packages);
    await run(folder, process.execPath, releaseCommand);
  } catch (error) {
    await fs.rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Does the work in a process group of its own, which ends with this process,
 * however this process ends.
 */
async function supervise() {
  const child = fork(process.argv[1], [supervised], { detached: true });
  const [code] = await once(child, "close");
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // All of them have ended.
  }
  process.exitCode = code ?? 1;
}

/** The argument of the process that `supervise` starts. */
const supervised = "--supervised";

const releaseSite = () =>
  run(".", process.execPath, [...releaseCommand, "--built"]);

async function main() {
  const [option, ...others] = process.argv.slice(2);
  if (others.length) throw new Error(usage);
  if (option === "--help") process.stdout.write(usage);
  else if (option === "--built") await releaseSite();
  else if (option === supervised) {
    process.once("disconnect", () => process.kill(0, "SIGKILL"));
    await release();
    process.exit(0);
  } else if (option) throw new Error(usage);
  else await supervise();
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
