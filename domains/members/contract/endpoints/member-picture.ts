// The calls of a member's picture.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { pictureErrors } from "../errors.ts";

const picture = z.object({
	/** One of the house's own tiles, such as `tile-07`. */
	icon: z.string(),
	/** The member's own picture, a PNG in base64; absent where the tile stands for it. */
	picture: z.optional(z.string()),
});

export const readMemberIcon = defineEndpoint({
	name: "read-member-icon",
	summary: "The member's picture: one of the house's own tiles, or the member's own.",
	method: "GET",
	path: "/wps/member/info/icon",
	moduleIds: ["PROFPIC3"],
	access: "session",
	whileExcluded: "open",
	input: z.object({}),
	output: picture,
	errors: {},
});

export const readPlayerAvatar = defineEndpoint({
	name: "read-player-avatar",
	summary: "The same, with the house's own tiles to choose from.",
	method: "GET",
	path: "/wps/relay/MCSFE_getPlayerAvatar",
	moduleIds: ["PROFPIC3"],
	access: "session",
	whileExcluded: "open",
	input: z.object({}),
	output: z.object({ ...picture.shape, choices: z.array(z.string()) }),
	errors: {},
});

export const setMemberPicture = defineEndpoint({
	name: "set-member-picture",
	summary:
		"Chooses one of the house's tiles, or brings a picture: a PNG of at most 256 pixels a side, drawn anew here.",
	method: "PUT",
	path: "/wps/member/info/picture",
	moduleIds: ["PROFPIC3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 20, seconds: 60, by: "session" },
	input: z.object({
		icon: z.optional(z.string().check(z.maxLength(40))),
		/** Base64; comes before `icon` where both are given. */
		picture: z.optional(z.string().check(z.maxLength(60_000))),
	}),
	example: { icon: "none-of-these" },
	output: nothing,
	errors: pictureErrors,
});
