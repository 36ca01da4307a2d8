import type { GatsbyNode } from "gatsby";
import sharp from "sharp";
import type { AvifOptions, Sharp } from "sharp";
import { cmsBackend } from "../cms/cmsBackend";
import { forgetForeignCache } from "./foreignCache";
import { leaveFrontMatterUnread } from "./nodes/frontMatterUnread";
import { describeFaults } from "./reportFaults";
import { skipFunctions } from "./skipFunctions";
import { isHydrationDeferred } from "../site/deferHydration";
import { quoteEndpoint } from "../site/quoteEndpoint";

/**
 * AVIF encoding effort, 0 to 9, which gatsby-plugin-sharp has no option for.
 * 2 takes a fifth of the default's time and makes files about 5 % larger.
 */
const effort = 2;

type Encode = (this: Sharp, options?: AvifOptions) => Sharp;

/** Checks environment variables and patches libraries before anything is read. */
export const onPreInit: NonNullable<GatsbyNode["onPreInit"]> = async ({
  reporter,
  store,
}) => {
  await forgetForeignCache(process.cwd(), { store, reporter });
  try {
    quoteEndpoint(process.env.GATSBY_QUOTE_ENDPOINT);
    cmsBackend(process.env);
    isHydrationDeferred(process.env.DEFER_HYDRATION);
  } catch (error) {
    reporter.panic((error as Error).message);
  }
  skipFunctions(store, process.env);
  describeFaults(reporter);
  leaveFrontMatterUnread();
  const prototype = sharp.prototype as Sharp;
  const encode: Encode = Reflect.get<Sharp, "avif">(prototype, "avif");
  prototype.avif = function (this: Sharp, options) {
    return encode.call(this, { effort, ...options });
  };
};
