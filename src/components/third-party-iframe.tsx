import { useState } from "react";

interface ThirdPartyIframeProps {
  title: string;
  src: string;
}

/**
 * A third party's page that fills its parent and may not navigate this page. Nothing tells whether it has come, because
 * browsers say that they have loaded a blocked one too: put a link to it beside the frame.
 */
export function ThirdPartyIframe({ title, src }: ThirdPartyIframeProps) {
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
        background: "white",
        visibility: hasLoaded ? "visible" : "hidden",
      }}
    />
  );
}
