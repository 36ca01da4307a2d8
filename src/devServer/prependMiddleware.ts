import type { ExpressApp } from "./sameOrigin";

/**
 * Registers middleware and routes before those of Gatsby's development server. Gatsby's
 * middleware sends queries and page data to every origin, and answers no other request
 * until webpack has bundled the site.
 * @param app an Express app with Gatsby's middleware
 * @throws when Express 4 has no `expressInit` in the stack of `_router`
 */
export async function prependMiddleware(
  app: ExpressApp,
  register: () => void | Promise<void>,
): Promise<void> {
  const stack = app._router?.stack;
  // `expressInit` adds methods such as `json` and `sendFile` to responses.
  const initIndex = stack?.findIndex(({ name }) => name === "expressInit");
  if (!stack || initIndex === undefined || initIndex < 0)
    throw new Error(
      "Express has its middleware elsewhere: see prependMiddleware.ts",
    );
  const gatsbyLength = stack.length;
  await register();
  const registered = stack.splice(gatsbyLength);
  stack.splice(initIndex + 1, 0, ...registered);
}
