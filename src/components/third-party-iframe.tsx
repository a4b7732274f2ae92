import { useEffect, useState } from "react";
import { announce } from "../lib/announcement";
import { color, fontSize, radius, space } from "../theme/style";

/** In milliseconds; after that, a service that has not answered counts as unavailable, until it does answer. */
const patience = 10_000;

interface ThirdPartyIframeProps {
  title: string;
  src: string;
  loading: string;
  /** Said when its service does not answer, instead of the browser's own error page. */
  unavailable: string;
}

/** A third party's page that fills its parent once its service has answered. It may not navigate this page. */
export function ThirdPartyIframe({ title, src, loading, unavailable }: ThirdPartyIframeProps) {
  const answers = useAnswers(src);
  const [loadedSrc, setLoadedSrc] = useState("");
  const isLoading = loadedSrc !== src;
  const status = answers === false ? unavailable : isLoading && loading;

  useEffect(() => {
    if (status !== false) announce(status);
  }, [status]);

  return (
    <>
      {status !== false && (
        <p data-unavailable={answers === false || undefined} css={note}>
          {status}
        </p>
      )}
      {answers && (
        <iframe
          title={title}
          src={src}
          onLoad={() => setLoadedSrc(src)}
          referrerPolicy="strict-origin"
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
          css={{
            position: "absolute",
            inset: 0,
            width: "100%",
            height: "100%",
            border: 0,
            background: "white",
            // What is below shows until the page has loaded.
            visibility: isLoading ? "hidden" : "visible",
          }}
        />
      )}
    </>
  );
}

/**
 * Asks whether a third party's page can be reached: undefined until that is known. A browser fires `load` for a frame
 * that was blocked as well, and shows its own error page in it.
 */
function useAnswers(url: string): boolean | undefined {
  const [answers, setAnswers] = useState<boolean>();

  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    const conclude = (doesAnswer: boolean) => {
      clearTimeout(timer);
      if (!signal.aborted) setAnswers(doesAnswer);
    };
    const timer = setTimeout(() => conclude(false), patience);
    fetch(url, { method: "HEAD", mode: "no-cors", credentials: "omit", signal }).then(
      () => conclude(true),
      () => conclude(false),
    );
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [url]);

  return answers;
}

/** At the upper edge, over an illustration. */
const note = {
  position: "absolute",
  insetInline: space(2),
  top: space(2),
  maxWidth: "44ch",
  marginInline: "auto",
  padding: `${space(1)} ${space(2)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.raised,
  fontSize: fontSize.label,
  textAlign: "center",
} as const;
