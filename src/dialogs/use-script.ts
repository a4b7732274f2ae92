import { useEffect, useState } from "react";
import { loadScript } from "./load-script";

/** Asks for a script of another site, and says how far it is. */
export function useScript(address: string): "loading" | "ready" | "failed" {
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  useEffect(() => {
    let isGone = false;
    loadScript(address).then(
      () => !isGone && setState("ready"),
      () => !isGone && setState("failed"),
    );
    return () => {
      isGone = true;
    };
  }, [address]);
  return state;
}
