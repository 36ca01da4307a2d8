import net from "node:net";
import { cms } from "../../src/cms/cmsCommand";
import { inProject } from "../support/inProject";
import { runScript } from "../support/runScript";

/** `npm run cms` in a folder where nothing could be started. */
const run = (env: Readonly<Record<string, string>>) =>
  inProject(cms)("/", [], env);

test("--help says what it does and takes", () => {
  const { output, code } = runScript("cms/cms.ts", "/", ["--help"]);
  expect(code).toBe(0);
  expect(output).toContain("npm run cms");
  expect(output).toContain("CMS_PORT");
});

/** A server, so that its port is in use. */
async function listening() {
  const server = net.createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as net.AddressInfo;
  return {
    port: String(port),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

test.each(["PORT", "CMS_PORT"])(
  "a port in use is named with its setting, %s",
  async (name) => {
    const { port, close } = await listening();
    const ports = { PORT: "8148", CMS_PORT: "8149", [name]: port };
    const { errors, code } = await run(ports);
    await close();
    expect(code).toBe(1);
    expect(errors).toBe(
      `Port ${port} is in use. Stop what runs there, or set ${name} to another port.\n`,
    );
  },
);

test.each([
  [{ PORT: "eighty" }, 'PORT is "eighty": write a number from 1 to 65535\n'],
  [
    { PORT: "8148", CMS_PORT: "8148" },
    "PORT and CMS_PORT are both 8148: choose two\n",
  ],
])("ports as in %j are refused", async (ports, message) => {
  expect(await run(ports)).toEqual({ code: 1, output: "", errors: message });
});
