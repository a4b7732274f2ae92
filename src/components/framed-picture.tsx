import { radius } from "../theme/style";
import { Picture, type PictureProps } from "./picture";

export function FramedPicture(props: PictureProps) {
  return <Picture {...props} css={{ overflow: "hidden", borderRadius: radius.card }} />;
}
