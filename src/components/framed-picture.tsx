import { radius } from "../theme/style";
import { Picture, type PictureFile } from "./picture";

interface FramedPictureProps {
  image: PictureFile;
  alt: string;
  sizes: string;
  isFirst?: boolean;
}

/** A picture with the design's rounded corners. */
export function FramedPicture(props: FramedPictureProps) {
  return <Picture {...props} css={{ overflow: "hidden", borderRadius: radius.card }} />;
}
