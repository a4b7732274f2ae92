import type { IframeHTMLAttributes, Ref } from "react";

interface ThirdPartyIframeProps extends IframeHTMLAttributes<HTMLIFrameElement> {
  title: string;
  src: string;
  ref?: Ref<HTMLIFrameElement>;
}

/**
 * A third party's page that fills its parent. The sandbox lets it run scripts and open windows, but
 * not navigate this page. Its background is white in both themes, as third parties expect.
 */
export function ThirdPartyIframe({ title, ...rest }: ThirdPartyIframeProps) {
  return (
    <iframe
      title={title}
      {...rest}
      referrerPolicy="strict-origin"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
      css={{
        position: "absolute",
        inset: 0,
        width: "100%",
        height: "100%",
        border: 0,
        background: "white",
      }}
    />
  );
}
