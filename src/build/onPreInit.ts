import type { GatsbyNode } from "gatsby";
import { cmsBackend } from "../cms/cmsBackend";
import { describeFaults } from "./reportFaults";
import { skipPackages } from "./skipPackages";
import { isHydrationDeferred, quoteEndpoint } from "../site/env";

/** Checks environment variables and patches libraries before anything is read. */
export const onPreInit: NonNullable<GatsbyNode["onPreInit"]> = ({
  reporter,
}) => {
  try {
    quoteEndpoint(process.env.GATSBY_QUOTE_ENDPOINT);
    cmsBackend(process.env);
    isHydrationDeferred(process.env.DEFER_HYDRATION);
  } catch (error) {
    reporter.panic((error as Error).message);
  }
  skipPackages();
  describeFaults(reporter);
};
