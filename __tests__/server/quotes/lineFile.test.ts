import fs from "node:fs/promises";
import path from "node:path";
import { readLines, repairLines } from "../../../src/server/quotes/lineFile";
import { temporaryFolder } from "../../support/temporaryFolder";

/** A file with this content. */
async function fileWith(content: string | Buffer) {
  const folder = await temporaryFolder({ lines: content });
  return path.join(folder, "lines");
}

const textOf = (file: string) => fs.readFile(file, "utf8");

describe("reading", () => {
  test("gives the objects, oldest first", async () => {
    const file = await fileWith('{"a":1}\n{"a":"ü\\n"}\n');
    expect(await readLines(file)).toEqual([{ a: 1 }, { a: "ü\n" }]);
  });

  test("gives none where there is no file", async () => {
    const folder = await temporaryFolder();
    expect(await readLines(path.join(folder, "lines"))).toEqual([]);
  });

  test("leaves out a line that is being written, and empty ones", async () => {
    const file = await fileWith('{"a":1}\n\n \r\n{"a":2}\n{"a');
    expect(await readLines(file)).toEqual([{ a: 1 }, { a: 2 }]);
  });

  test("names a line that is no JSON", async () => {
    const file = await fileWith('{"a":1}\noops\n{"a":2}\n');
    await expect(readLines(file)).rejects.toThrow(
      `${file}, line 2: not a JSON object`,
    );
  });
});

describe("repairing", () => {
  test.each([
    ["nothing", ""],
    ["whole lines", '{"a":1}\n{"a":2}\n'],
    ["an empty last line", '{"a":1}\n\n'],
  ])("leaves %s as it is", async (_what, content) => {
    const file = await fileWith(content);
    await repairLines(file);
    expect(await textOf(file)).toBe(content);
    expect(await fs.readdir(path.dirname(file))).toEqual(["lines"]);
  });

  test("does nothing where there is no file", async () => {
    const folder = await temporaryFolder();
    await repairLines(path.join(folder, "lines"));
    expect(await fs.readdir(folder)).toEqual([]);
  });

  test("keeps a whole last line that lacks its line break", async () => {
    const file = await fileWith('{"a":1}\n{"a":"ü"}');
    await repairLines(file);
    expect(await textOf(file)).toBe('{"a":1}\n{"a":"ü"}\n');
  });

  test.each([
    ["a torn last line", '{"a":1}\n', '{"a":2', '{"a":2\n'],
    ["a torn only line", "", '{"a', '{"a\n'],
    ["zeros of a crash", '{"a":"ü"}\n', "\0\0\0", "\0\0\0\n"],
    ["torn lines that end", '{"a":1}\n', '\0\0\n"}}\n', '\0\0\n"}}\n'],
  ])("sets %s aside", async (_what, whole, torn, aside) => {
    const file = await fileWith(whole + torn);
    await repairLines(file);
    expect(await textOf(file)).toBe(whole);
    expect(await textOf(`${file}.torn`)).toBe(aside);
    expect((await fs.stat(`${file}.torn`)).mode & 0o777).toBe(0o600);
  });

  test("sets a cut character aside byte by byte", async () => {
    const torn = Buffer.from('{"a":"ü').subarray(0, -1);
    const file = await fileWith(Buffer.concat([Buffer.from("{}\n"), torn]));
    await repairLines(file);
    expect(await textOf(file)).toBe("{}\n");
    expect(await fs.readFile(`${file}.torn`)).toEqual(
      Buffer.concat([torn, Buffer.from("\n")]),
    );
  });

  test("keeps what an earlier crash set aside", async () => {
    const file = await fileWith('{"a');
    await repairLines(file);
    await fs.appendFile(file, '{"b');
    await repairLines(file);
    expect(await textOf(`${file}.torn`)).toBe('{"a\n{"b\n');
  });
});
