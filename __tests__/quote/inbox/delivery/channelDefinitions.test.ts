import {
  channelDefinitions,
  getChannelName,
  readChannels,
} from "../../../../src/quote/inbox/delivery/channelDefinitions";
import { createMailChannelSender } from "../../../../src/quote/inbox/delivery/createMailChannelSender";

const settings = {
  QUOTE_FORWARD_URL: "https://hooks.movers.local/quotes",
  SMTP_HOST: "mail.movers.local",
  QUOTE_MAIL_TO: "office@movers.local, boss@movers.local",
};

test("each service and each recipient is a channel, whose name is stored", () => {
  const { channels, settingErrors } = readChannels(settings, {
    mail: createMailChannelSender,
  });
  expect(settingErrors).toEqual([]);
  expect(channels.map(({ id }) => [id, getChannelName(id)])).toEqual([
    ["mail:office@movers.local", "office@movers.local"],
    ["mail:boss@movers.local", "boss@movers.local"],
    ["forward", "QUOTE_FORWARD_URL"],
  ]);
});

test("a host without a sender rejects each setting of its channel", () => {
  const { QUOTE_FORWARD_URL } = settings;
  for (const name of Object.keys(channelDefinitions.mail!.variables)) {
    const env = { QUOTE_FORWARD_URL, [name]: "587" };
    const { channels, settingErrors } = readChannels(env, {});
    expect(channels.map(({ id }) => id)).toEqual(["forward"]);
    expect(settingErrors).toMatchObject([
      {
        setting: name,
        message: `${name} is set, but this host sends no e-mail: remove it`,
      },
    ]);
  }
});

test.each([
  ["hooks.movers.local", 'is "hooks.movers.local": write an http(s) address'],
  [
    "https://user@hooks.movers.local",
    "has a user or a password before its host",
  ],
  ["http://user:pa55@hooks.movers.local/a", "has a user or a password"],
])("a wrong setting of one channel leaves the others: %s", (url, problem) => {
  const env = { ...settings, QUOTE_FORWARD_URL: url };
  const { channels, settingErrors } = readChannels(env, {
    mail: createMailChannelSender,
  });
  expect(channels).toHaveLength(2);
  const [error] = settingErrors;
  expect(error?.message).toContain(`QUOTE_FORWARD_URL ${problem}`);
  expect(error?.message).not.toContain("pa55");
});
