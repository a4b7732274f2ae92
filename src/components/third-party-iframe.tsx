import { useState } from "react";

interface ThirdPartyIframeProps {
  title: string;
  src: string;
  /** Set for a document of ours that shows what is below it, until a third party's page is drawn in it. */
  isTransparent?: boolean | undefined;
}

/**
 * A third party's page that fills its parent and may not navigate this page. Nothing tells whether it has come, because
 * browsers say that they have loaded a blocked one too: put a link to it beside the frame.
 */
export function ThirdPartyIframe(props: ThirdPartyIframeProps) {
  const { title, src, isTransparent = false } = props;
  const [hasLoaded, setHasLoaded] = useState(false);
  return (
    <iframe
      title={title}
      src={src}
      onLoad={() => setHasLoaded(true)}
      allowFullScreen
      referrerPolicy="strict-origin"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"
      css={{
        position: "absolute",
        inset: 0,
        width: "100%",
        height: "100%",
        border: 0,
        // Most such pages count on white. Until one has loaded, what is below shows, and no white hole in the dark theme.
        colorScheme: "light",
        background: isTransparent ? undefined : "white",
        filter: "var(--dim)",
        visibility: hasLoaded ? "visible" : "hidden",
      }}
    />
  );
}
