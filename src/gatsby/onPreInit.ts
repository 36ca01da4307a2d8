import type { GatsbyNode } from "gatsby";
import sharp from "sharp";
import type { AvifOptions, Sharp } from "sharp";
import { cmsBackend } from "../cms/cmsBackend";
import { forgetForeignCache } from "./foreignCache";
import { leaveFrontMatterUnread } from "./nodes/frontMatterUnread";
import { describeFaults } from "./reportFaults";
import { isHydrationDeferred } from "../site/deferHydration";
import { quoteEndpoint } from "../site/quoteEndpoint";

/**
 * gatsby-plugin-sharp has no setting for it: effort 2 of 9 encodes AVIF in a
 * fifth of the default's time, at files about 5 % larger.
 */
const effort = 2;

type Encode = (this: Sharp, options?: AvifOptions) => Sharp;

/** Checks the environment and prepares the tools, before anything is read. */
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
  describeFaults(reporter);
  leaveFrontMatterUnread();
  const prototype = sharp.prototype as Sharp;
  const encode: Encode = Reflect.get<Sharp, "avif">(prototype, "avif");
  prototype.avif = function (this: Sharp, options) {
    return encode.call(this, { effort, ...options });
  };
};
