import { hydrate } from "./hydrate";
import { type LateScriptsOptions, repeatPress } from "./remember-press";

/** In development there is no server-rendered HTML to hydrate, and Gatsby renders the page itself. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrate : undefined;

export const onInitialClientRender = (_: unknown, options: LateScriptsOptions) => {
  repeatPress(options);
};
