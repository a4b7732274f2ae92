import type { RenderBodyArgs } from "gatsby";
import { createElement } from "react";
import { type LateScriptsOptions, rememberPress } from "./remember-press";
import { toScript } from "./to-script";

/** `gatsby develop` does not hydrate pages. */
const isBuild = process.env.NODE_ENV === "production";

export const onRenderBody = (
  { setPreBodyComponents }: RenderBodyArgs,
  { noAnswerId }: LateScriptsOptions,
) => {
  if (!isBuild) return;
  const script = toScript(rememberPress, { noAnswerId });
  setPreBodyComponents([
    createElement("script", { key: "remember-press", dangerouslySetInnerHTML: { __html: script } }),
  ]);
};
