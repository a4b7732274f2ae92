import { useEffect, useState } from "react";
import { announce } from "../state/announcement";
import { color, fontSize, radius, space } from "../theme/style";

/** The milliseconds after which the visitor is told what may keep the page away. */
const timeout = 10_000;

interface ThirdPartyIframeProps {
  title: string;
  src: string;
  loading: string;
  /** What to do if nothing appears. Also said of a page that may have loaded, so it must be true of both. */
  unavailable: string;
}

/** A third party's page that fills its parent and may not navigate this page. There is no frame if the policy blocks it. */
export function ThirdPartyIframe({ title, src, loading, unavailable }: ThirdPartyIframeProps) {
  const [state, setState] = useState<"loading" | "late" | "loaded" | "blocked">("loading");
  /** No proof that the page is away: a service may refuse requests and allow frames. */
  const [hasFailed, setHasFailed] = useState(false);
  const isAway = hasFailed || state === "late" || state === "blocked";
  const status = isAway ? unavailable : state === "loading" && loading;

  useEffect(() => {
    const watching = new AbortController();
    const { signal } = watching;
    const { origin } = new URL(src);
    // Browsers may tell no more of a blocked address than its origin.
    const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === "frame-src" && blockedURI.startsWith(origin)) setState("blocked");
    };
    document.addEventListener("securitypolicyviolation", onViolation, { signal });
    fetch(src, { method: "HEAD", mode: "no-cors", credentials: "omit", signal }).catch(() => {
      if (!signal.aborted) setHasFailed(true);
    });
    const beLate = () => setState((former) => (former === "loading" ? "late" : former));
    const timer = setTimeout(beLate, timeout);
    return () => {
      watching.abort();
      clearTimeout(timer);
    };
  }, [src]);

  useEffect(() => {
    if (status !== false) announce(status);
  }, [status]);

  return (
    <>
      {status !== false && <p css={note}>{status}</p>}
      {state !== "blocked" && (
        <iframe
          title={title}
          src={src}
          // A browser fires this for a blocked frame as well.
          onLoad={() => setState((former) => (former === "blocked" ? former : "loaded"))}
          referrerPolicy="strict-origin"
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
          css={{
            position: "absolute",
            inset: 0,
            width: "100%",
            height: "100%",
            border: 0,
            // Most such pages count on white; a frame that may be empty would be a hole in the dark theme, and so it is also
            // with a colour scheme that is not the frame's own.
            colorScheme: "light",
            background: state === "loaded" && !hasFailed ? "white" : "none",
            // What is below shows until the page has loaded.
            visibility: state === "loaded" ? "visible" : "hidden",
          }}
        />
      )}
    </>
  );
}

/** Over what the frame shows. */
const note = {
  zIndex: 1,
  maxWidth: "44ch",
  padding: `${space(1)} ${space(2)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.raised,
  color: color.text,
  fontSize: fontSize.small,
  lineHeight: 1.4,
} as const;
