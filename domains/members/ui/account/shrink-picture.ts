// Makes a small square PNG of a picture that somebody chose, here in the browser: the middle of it, and nothing else of
// the file is sent.
import { mostPictureFileBytes } from "../../core/index.ts";

const side = 128;
export const pictureTypes = ["image/png", "image/jpeg"] as const;

/** Whether a file may be tried at all. */
export const mayBePicture = ({ type, size }: Pick<File, "type" | "size">): boolean =>
	pictureTypes.some((one) => one === type) && size > 0 && size <= mostPictureFileBytes;

/** Base64; undefined for what the browser cannot draw. */
export async function shrinkPicture(file: File): Promise<string | undefined> {
	if (!mayBePicture(file)) return undefined;
	const image = await createImageBitmap(file).catch(() => undefined);
	if (image === undefined) return undefined;
	const canvas = document.createElement("canvas");
	canvas.width = side;
	canvas.height = side;
	const scale = side / Math.min(image.width, image.height);
	const [width, height] = [image.width * scale, image.height * scale];
	canvas.getContext("2d")?.drawImage(image, (side - width) / 2, (side - height) / 2, width, height);
	image.close();
	return canvas.toDataURL("image/png").replace(/^data:image\/png;base64,/, "");
}
