import { radius } from "../theme/style";
import { Picture, type PictureProps } from "./picture";

/** A picture with the design's rounded corners. */
export function FramedPicture(props: PictureProps) {
  return <Picture {...props} css={{ overflow: "hidden", borderRadius: radius.card }} />;
}
