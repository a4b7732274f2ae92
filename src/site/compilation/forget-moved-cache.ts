import { isAbsolute, relative, sep } from "node:path";

/** The part of Gatsby's store that is used here. */
export interface GatsbyStore {
  readonly getState: () => {
    /** What Gatsby's cache knows about components, by their whole paths. */
    readonly components: ReadonlyMap<string, unknown>;
  };
  readonly dispatch: (action: {
    readonly type: "UPDATE_PLUGINS_HASH";
    readonly payload: "";
  }) => void;
}

/**
 * Makes Gatsby delete its cache if the project was moved or copied together with it. Gatsby would not run the
 * queries of components again that it knows by their former paths, and the build would fail. It deletes a cache of
 * which it does not know what plugins made it.
 * @param root the project's folder
 */
export function forgetMovedCache({ getState, dispatch }: GatsbyStore, root: string): void {
  const isForeign = (path: string) => {
    const within = relative(root, path);
    return within === ".." || within.startsWith(`..${sep}`) || isAbsolute(within);
  };
  if ([...getState().components.keys()].some(isForeign)) {
    dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
  }
}
