import { readServerSettings } from "../../../src/hosts/server/readServerSettings";

test("by default, and with empty variables, only this machine can reach the server", () => {
  const empty = { HOST: "", PORT: "", TRUST_PROXY: "" };
  for (const env of [{}, empty])
    expect(readServerSettings(env)).toEqual({
      host: "127.0.0.1",
      port: 8000,
      siteFolder: "public",
      trustProxy: ["loopback"],
      settingErrors: [],
    });
});

test.each(["-1", "65536", "80a", "1.5"])("PORT=%s is rejected", (PORT) => {
  expect(() => readServerSettings({ PORT })).toThrow(
    `PORT is "${PORT}": write a number from 0 to 65535`,
  );
});

test.each(["true", "*", "0.0.0.0/0", "::/0", "10.0.0.0/33", "10.0.0.2,"])(
  "TRUST_PROXY=%s isn't used: it is invalid or trusts everyone",
  (value) => {
    expect(readServerSettings({ TRUST_PROXY: value })).toMatchObject({
      trustProxy: ["loopback"],
      settingErrors: [
        {
          setting: "TRUST_PROXY",
          message: expect.stringMatching(
            /^TRUST_PROXY has ".*": write addresses such as 10.0.0.2/,
          ) as string,
        },
      ],
    });
  },
);
