import { findRoute } from "../domain/routes";
import { startAtTop } from "./scroll-restoration";
import { watchScroll } from "./watch-scroll";
import {
  copyThemeToBody,
  decideTheme,
  applyTheme,
  readStoredTheme,
  storeTheme,
  switchThemeEarly,
} from "../theme/theme-scripts";

/** A script that calls a function with JSON and functions. As source text, they may use only those and what browsers have. */
export function scriptOf<Options extends object>(
  run: (options: Options) => void,
  options: Options,
): string {
  const properties = Object.entries(options).map(([name, value]: [string, unknown]) => {
    return `${name}:${typeof value === "function" ? value.toString() : JSON.stringify(value)}`;
  });
  return `(${run.toString()})({${properties.join()}})`;
}

/** Runs at the end of the head. */
export const headScript = scriptOf(decideTheme, { read: readStoredTheme, apply: applyTheme });

/** Runs at the start of the body of the page at a path. */
export const bodyScript = (pathname: string): string =>
  [
    // Before anything reads the layout: from then on the browser restores the position.
    ...(findRoute(pathname)?.opensAtTop ? [scriptOf(startAtTop, {})] : []),
    scriptOf(copyThemeToBody, {}),
    scriptOf(switchThemeEarly, { apply: applyTheme, store: storeTheme }),
    scriptOf(watchScroll, {}),
  ].join(";");
