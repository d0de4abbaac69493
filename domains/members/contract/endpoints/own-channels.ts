// The calls of a member's own third-party channels, in the security centre.
import * as z from "zod/mini";
import { defineEndpoint, instant, nothing } from "#platform/contract";
import { beginLinkErrors, linkChannelErrors, unlinkChannelErrors } from "../channel-errors.ts";
import { carriesSecret, typed } from "../models.ts";
import { leaving, returned } from "./channel-login.ts";

const code = z.string().check(z.maxLength(30));

export const listOwnChannels = defineEndpoint({
	name: "list-own-channels",
	summary: "The channels by which one may log in here, and which of them are linked to the member's account.",
	method: "GET",
	path: "/wps/member/channels",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	input: z.object({}),
	output: z.object({
		channels: z.array(
			z.object({
				code: z.string(),
				title: z.string(),
				/** The operator has it on; one that is off is told only while it is linked. */
				open: z.boolean(),
				/** Absent where it is not linked. */
				linkedAt: z.optional(instant),
			}),
		),
	}),
	errors: {},
});

export const beginChannelLink = defineEndpoint({
	name: "begin-channel-link",
	summary: "Where to go to link a channel to the account, behind the login password.",
	method: "POST",
	path: "/wps/member/channel/begin",
	...carriesSecret,
	input: z.object({ code, password: typed }),
	example: { code: "zalo", password: "tiles4all" },
	output: leaving,
	errors: beginLinkErrors,
});

export const finishChannelLink = defineEndpoint({
	name: "finish-channel-link",
	summary: "Links who somebody is at a channel to the account that began the way there.",
	method: "POST",
	path: "/wps/member/channel/finish",
	...carriesSecret,
	input: returned,
	example: { query: "code=4f1d&state=9ab2", binding: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" },
	output: z.object({ title: z.string() }),
	errors: linkChannelErrors,
});

export const unlinkChannel = defineEndpoint({
	name: "unlink-channel",
	summary: "Unlinks a channel from the account, unless nothing else opens it.",
	method: "POST",
	path: "/wps/member/channel/unlink",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ code }),
	example: { code: "zalo" },
	output: nothing,
	errors: unlinkChannelErrors,
});
