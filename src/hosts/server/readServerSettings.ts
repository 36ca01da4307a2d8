import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { SettingError } from "../../quote/inbox/SettingError";

export interface ServerSettings {
  readonly host: string;
  readonly port: number;
  /** Folder of the built site, or a symlink to it. */
  readonly siteFolder: string;
  /** Proxies whose X-Forwarded headers are trusted. */
  readonly trustProxy: readonly string[];
  /** Errors in settings whose default is used instead. */
  readonly settingErrors: readonly SettingError[];
}

export const serverSettingsHelp = `  PORT                   port to listen on, default 8000
  HOST                   address to listen on, default 127.0.0.1
  SITE_FOLDER            folder of the built site, default public; releases/current
                         is the latest release of "npm run release"
  TRUST_PROXY            proxies whose X-Forwarded headers are trusted: addresses or
                         networks such as 10.0.0.0/8, separated by commas; or loopback
                         (the default), linklocal, uniquelocal, none`;

const namedNetworks = ["loopback", "linklocal", "uniquelocal"];

function parsePort(value = "8000"): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is "${value}": write a number from 0 to 65535`);
  return port;
}

/** Whether a text is an IP address or a network in CIDR notation, but not /0, which is everyone. */
function isNetwork(text: string): boolean {
  if (isIP(text) > 0) return true;
  const isCidr =
    ipaddr.IPv4.isValidCIDRFourPartDecimal(text) ||
    ipaddr.IPv6.isValidCIDR(text);
  return isCidr && ipaddr.parseCIDR(text)[1] > 0;
}

const defaultProxies = "loopback";

function parseTrustedProxies(
  value = defaultProxies,
): Pick<ServerSettings, "trustProxy" | "settingErrors"> {
  if (value.trim() === "none") return { trustProxy: [], settingErrors: [] };
  const proxies = value.split(",").map((proxy) => proxy.trim());
  const invalidProxy = proxies.find(
    (proxy) => !namedNetworks.includes(proxy) && !isNetwork(proxy),
  );
  return invalidProxy === undefined
    ? { trustProxy: proxies, settingErrors: [] }
    : {
        trustProxy: [defaultProxies],
        settingErrors: [
          new SettingError(
            "TRUST_PROXY",
            `has "${invalidProxy}": write addresses such as 10.0.0.2, networks such as 10.0.0.0/8, ${namedNetworks.join(", ")}, or none`,
          ),
        ],
      };
}

/**
 * Reads the server's settings from the environment.
 * @throws if PORT is invalid; the message has advice
 */
export const readServerSettings = (env: NodeJS.ProcessEnv): ServerSettings => ({
  host: env.HOST || "127.0.0.1",
  port: parsePort(env.PORT || undefined),
  siteFolder: env.SITE_FOLDER || "public",
  ...parseTrustedProxies(env.TRUST_PROXY || undefined),
});
