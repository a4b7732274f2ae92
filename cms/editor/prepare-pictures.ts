/** Rotates and shrinks pictures from phones and cameras in the browser, before any backend gets them. */
import { imageSize } from "image-size";
import { maxPreparedSide } from "../../src/content/picture-limits";

/** Replaces the picture in a file field before Decap reads it, or says why it cannot be used. */
export function preparePictures(): void {
  let isPrepared = false;
  const prepare = async (field: HTMLInputElement, file: File) => {
    try {
      const files = new DataTransfer();
      files.items.add(await toWebPicture(file));
      field.files = files.files;
      isPrepared = true;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    } catch {
      field.value = "";
      alert(describeUnreadable(file));
    } finally {
      isPrepared = false;
    }
  };
  // In the capture phase, which is before Decap's own listener.
  addEventListener(
    "change",
    (event) => {
      const field = event.target;
      if (isPrepared || !(field instanceof HTMLInputElement) || field.type !== "file") return;
      const [file] = field.files ?? [];
      if (!file) return;
      event.stopImmediatePropagation();
      void prepare(field, file);
    },
    { capture: true },
  );
}

/**
 * Returns a picture that is upright and no larger than pages need. If it must be changed, it becomes a PNG or a JPEG.
 * @throws if the browser cannot decode it
 */
async function toWebPicture(file: File): Promise<File> {
  const { type, orientation = 1, isLarge } = measure(new Uint8Array(await file.arrayBuffer()));
  if (/^(jpg|png|webp|avif)$/.test(type) && orientation === 1 && !isLarge) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, maxPreparedSide / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(bitmap.width * scale, bitmap.height * scale);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const [format, ending] = type === "png" ? ["png", ".png"] : ["jpeg", ".jpg"];
  const blob = await canvas.convertToBlob({ type: `image/${format}`, quality: 0.9 });
  return new File([blob], file.name.replace(/(\.\w+)?$/, ending), { type: blob.type });
}

function measure(bytes: Uint8Array) {
  try {
    const { type = "", orientation, width, height } = imageSize(bytes);
    return { type, orientation, isLarge: Math.max(width, height) > maxPreparedSide };
  } catch {
    return { type: "", isLarge: false };
  }
}

function describeUnreadable({ name, type }: File): string {
  return /\.hei[cf]$/i.test(name) || /hei[cf]/.test(type)
    ? `${name} is an HEIC photo, which this browser cannot read.\nExport it as JPEG, or set the phone's camera to "Most Compatible".`
    : `${name} is no picture that this browser can read.\nExport it as JPEG or PNG.`;
}
