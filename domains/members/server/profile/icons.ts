// The house's own tiles that stand for members who have no picture.
import type { MemberId } from "#platform/kernel";
import { housePictures } from "../../core/index.ts";

/** The same tile for the same member, always. */
export const iconFor = (id: MemberId): string =>
	housePictures[Number(BigInt(id) % BigInt(housePictures.length))] ?? "tile-01";
