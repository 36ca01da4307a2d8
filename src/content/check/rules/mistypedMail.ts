import { distance } from "fastest-levenshtein";
import { phraseFaults, textsOf } from "../contentTexts";
import type { Phrase } from "../contentTexts";
import type { Rule } from "../site";

/** Where most people have their e-mail. Shorter names are too much like others. */
const providers = [
  "gmail.com",
  "yahoo.com",
  "hotmail.com",
  "outlook.com",
  "icloud.com",
  "comcast.net",
];

const sorted = (name: string) => Array.from(name).sort().join("");

/**
 * Whether a host is a provider's with one letter wrong, or with two swapped. With
 * another first letter it is somebody else's, such as mail.com and ymail.com.
 */
function isMistyped(host: string, provider: string): boolean {
  const wrong = distance(host, provider);
  const isSwapped = wrong === 2 && sorted(host) === sorted(provider);
  return host[0] === provider[0] && (wrong === 1 || isSwapped);
}

/** Finds e-mail addresses that end almost as those of a well-known provider. */
export const mistypedMail: Rule = ({ files }) =>
  files.flatMap(({ source }) => {
    const hosts = textsOf(source).flatMap(
      ({ text }) => text.match(/(?<=@)[\w-]+\.[a-z]+\b(?!\.\w)/gi) ?? [],
    );
    const mistyped = hosts.flatMap((host): Phrase[] => {
      const meant = providers.find((one) =>
        isMistyped(host.toLowerCase(), one),
      );
      const remedy = `Check the e-mail address: did you mean @${String(meant)}?`;
      return meant ? [{ pattern: new RegExp(`@${host}`, "g"), remedy }] : [];
    });
    return phraseFaults(source, mistyped);
  });
