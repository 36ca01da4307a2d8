import type { ExpressApp } from "./sameOrigin";

/**
 * Registers middleware and routes before those of Gatsby's development server, which
 * sends queries and page data to every origin, and answers nothing else until webpack has
 * bundled the site.
 * @param app an Express app with Gatsby's middleware
 * @throws when Express 4 stores its middleware elsewhere
 */
export async function registerFirst(
  app: ExpressApp,
  register: () => void | Promise<void>,
): Promise<void> {
  const stack = app._router?.stack;
  // Adds methods such as `json` and `sendFile` to responses.
  const initIndex = stack?.findIndex(({ name }) => name === "expressInit");
  if (!stack || initIndex === undefined || initIndex < 0)
    throw new Error(
      "Express has its middleware elsewhere: see registerFirst.ts",
    );
  const gatsbyLength = stack.length;
  await register();
  const registered = stack.splice(gatsbyLength);
  stack.splice(initIndex + 1, 0, ...registered);
}
