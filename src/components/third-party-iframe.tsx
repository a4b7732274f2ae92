import type { IframeHTMLAttributes, Ref } from "react";

interface ForeignFrameProps extends IframeHTMLAttributes<HTMLIFrameElement> {
  title: string;
  src: string;
  ref?: Ref<HTMLIFrameElement>;
}

/**
 * A third party's page that fills its place. It may run its own script and open windows, and must not
 * lead this page elsewhere. Foreign pages are made for white, in both themes.
 */
export function ForeignFrame({ title, ...rest }: ForeignFrameProps) {
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
