// A member's picture: one of the house's tiles, or one of the member's own, drawn anew before it is kept so that it holds
// its pixels and nothing else.
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type Route } from "#platform/http";
import { err, type MemberId, ok } from "#platform/kernel";
import { readMemberIcon, readPlayerAvatar, setMemberPicture } from "../../contract/index.ts";
import { housePictures, isSmallPng } from "../../core/index.ts";
import { findById } from "../account-store.ts";
import type { UseCaseDeps } from "../deps.ts";
import { chooseIcon, findPicture, keepPicture } from "./picture-store.ts";

type Deps = Pick<UseCaseDeps, "db">;

/** As it is kept and shown, in pixels. */
const side = 128;

export function readMemberIconRoute({ db }: Deps): Route {
	return bind(readMemberIcon, async (_input, { principal }) => {
		const found = await db.read((tx) => pictureOf(tx, principal.memberId));
		return found === undefined ? err(failure("NOT_LOGGED_IN")) : ok(found);
	});
}

export function readPlayerAvatarRoute({ db }: Deps): Route {
	return bind(readPlayerAvatar, async (_input, { principal }) => {
		const found = await db.read((tx) => pictureOf(tx, principal.memberId));
		return found === undefined ? err(failure("NOT_LOGGED_IN")) : ok({ ...found, choices: [...housePictures] });
	});
}

async function pictureOf(tx: Tx, id: MemberId) {
	const account = await findById(tx, id);
	if (account === undefined) return undefined;
	const picture = await findPicture(tx, id);
	return { icon: account.icon, ...(picture === undefined ? {} : { picture: picture.toString("base64") }) };
}

export function setMemberPictureRoute({ db }: Deps): Route {
	return bind(setMemberPicture, async ({ icon, picture }, { principal, now }) => {
		const { memberId } = principal;
		if (picture !== undefined) {
			const drawn = await redraw(Buffer.from(picture, "base64"));
			if (drawn === undefined) return err(failure("PICTURE_UNUSABLE"));
			await db.tx((tx) => keepPicture(tx, { memberId, picture: drawn, now }));
			return ok({});
		}
		const chosen = housePictures.find((one) => one === icon);
		if (chosen === undefined) return err(failure("PICTURE_UNUSABLE"));
		await db.tx((tx) => chooseIcon(tx, { memberId, icon: chosen }));
		return ok({});
	});
}

/** Undefined for what is no small PNG, or cannot be decoded. */
async function redraw(sent: Buffer): Promise<Buffer | undefined> {
	if (!isSmallPng(sent)) return undefined;
	const image = await loadImage(sent).catch(() => undefined);
	if (image === undefined || image.width === 0 || image.height === 0) return undefined;
	const canvas = createCanvas(side, side);
	const scale = side / Math.min(image.width, image.height);
	const [width, height] = [image.width * scale, image.height * scale];
	canvas.getContext("2d").drawImage(image, (side - width) / 2, (side - height) / 2, width, height);
	return canvas.encode("png");
}
