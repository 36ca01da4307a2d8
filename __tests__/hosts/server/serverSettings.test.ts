import {
  serverSettings,
  serverSettingsHelp,
} from "../../../src/hosts/server/serverSettings";

test("by default only this machine can reach the server", () => {
  expect(serverSettings({})).toEqual({
    host: "127.0.0.1",
    port: 8000,
    siteFolder: "public",
    trustProxy: ["loopback"],
  });
});

test("empty variables count as unset", () => {
  const empty = { HOST: "", PORT: "", TRUST_PROXY: "" };
  expect(serverSettings(empty)).toEqual(serverSettings({}));
});

test.each([
  ["none", []],
  ["10.0.0.2", ["10.0.0.2"]],
  [
    "loopback, 172.16.0.0/12,fd00::/8",
    ["loopback", "172.16.0.0/12", "fd00::/8"],
  ],
])("TRUST_PROXY=%s", (value, trustProxy) => {
  expect(serverSettings({ TRUST_PROXY: value }).trustProxy).toEqual(trustProxy);
});

test.each([
  "true",
  "1",
  "*",
  "0.0.0.0/0",
  "::/0",
  "10.0.0.0/33",
  "10.0.0.0/8/8",
  "10.0.0.0/x",
  "proxy.example",
  "10.0.0.2,",
])("TRUST_PROXY=%s is rejected: it is invalid or trusts everyone", (value) => {
  expect(() => serverSettings({ TRUST_PROXY: value })).toThrow(
    /^TRUST_PROXY has ".*": write addresses such as 10.0.0.2/,
  );
});

test("the help lists every variable", () => {
  for (const name of ["PORT", "HOST", "TRUST_PROXY"])
    expect(serverSettingsHelp).toContain(`  ${name} `);
});
