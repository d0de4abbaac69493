// The calls of a login by a third-party channel (OpenID Connect).
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { beginChannelErrors, finishChannelErrors, linkChannelErrors } from "../channel-errors.ts";
import { loggedIn } from "../models.ts";

/** A secret that a browser keeps meanwhile. */
const token = z.string().check(z.maxLength(64));

/** Where to go, and what stays in the browser for the way back. */
export const leaving = z.object({ url: z.string(), binding: z.string() });

export const returned = z.object({
	/** What the provider brought back: the query of the address, without the question mark. */
	query: z.string().check(z.maxLength(4096)),
	binding: token,
});

export const listChannels = defineEndpoint({
	name: "list-channels",
	summary: "The channels by which one may log in here, in the operator's order; often none.",
	method: "GET",
	path: "/wps/session/channels",
	moduleIds: ["COMM3"],
	access: "public",
	input: z.object({}),
	output: z.object({ channels: z.array(z.object({ code: z.string(), title: z.string() })) }),
	errors: {},
});

export const beginChannelLogin = defineEndpoint({
	name: "begin-channel-login",
	summary: "Where to go for a login by a channel. `binding` stays in the browser that begins, for the way back.",
	method: "POST",
	path: "/wps/session/channel/begin",
	moduleIds: ["COMM3"],
	access: "public",
	limit: { max: 20, seconds: 60, by: "address" },
	input: z.object({ code: z.string().check(z.maxLength(30)) }),
	example: { code: "zalo" },
	output: leaving,
	errors: beginChannelErrors,
});

export const finishChannelLogin = defineEndpoint({
	name: "finish-channel-login",
	summary: "Opens a session for who comes back from a channel that is linked to an account.",
	method: "POST",
	path: "/wps/session/channel/finish",
	moduleIds: ["COMM3"],
	access: "public",
	sealed: true,
	limit: { max: 20, seconds: 60, by: "address" },
	input: z.object({ ...returned.shape, device: z.optional(token) }),
	example: { query: "code=4f1d&state=9ab2", binding: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" },
	output: z.object({ ...loggedIn.shape, account: z.string() }),
	errors: finishChannelErrors,
});

export const linkChannel = defineEndpoint({
	name: "link-channel",
	summary: "Links a channel to the account that is logged in: for who came back from it before it was linked.",
	method: "POST",
	path: "/wps/session/channel/link",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 20, seconds: 60, by: "session" },
	input: z.object({ linkToken: token }),
	example: { linkToken: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" },
	output: nothing,
	errors: linkChannelErrors,
});
