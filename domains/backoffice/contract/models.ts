// The shapes that the calls of the back office share.
import * as z from "zod/mini";
import { amount, type BrowserCookie, instant } from "#platform/contract";
import { entryLimits, longestPassword } from "../core/index.ts";

/** What a browser is known by that somebody came in with: asked for and given by the calls of the entry alone. */
export const staffBrowser = {
	name: "staffBrowser",
	path: "/ops/session",
	days: entryLimits.knownDays,
} as const satisfies BrowserCookie;

export const username = z.string().check(z.minLength(1), z.maxLength(60));
export const password = z.string().check(z.minLength(1), z.maxLength(longestPassword));
export const stepToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
/** A code of the authenticator or a backup code. */
export const secondFactor = z.string().check(z.minLength(1), z.maxLength(20));
export const staffId = z.string().check(z.regex(/^[1-9][0-9]{0,17}$/));
export const roleCode = z.string().check(z.regex(/^[a-z][a-z-]{1,29}$/));
export const roleCodes = z.array(roleCode).check(z.maxLength(20));
/** A session that stands: the token, and who it is. */
export const opened = z.object({ token: z.string() });

export const me = z.object({
	staffId: z.string(),
	username: z.string(),
	name: z.string(),
	merchant: z.string(),
	currency: z.string(),
	permissions: z.array(z.string()),
	/** What they may adjust without a second person within 24 hours, in the brand's currency; null: nothing. */
	aloneUpTo: z.nullable(amount),
	/** Of it, what they adjusted alone within the last 24 hours, credits and debits together. */
	adjustedAlone: amount,
	backupCodesLeft: z.int(),
});
export type Me = z.infer<typeof me>;

export const staffLine = z.object({
	staffId: z.string(),
	username: z.string(),
	name: z.string(),
	roles: z.array(z.string()),
	disabled: z.boolean(),
	/** Three failures; until then nobody comes in by this name. */
	lockedUntil: z.nullable(instant),
	/** Has not come in yet: the first password was given and not replaced. */
	waiting: z.boolean(),
	createdAt: instant,
	lastAccessAt: z.nullable(instant),
});
export type StaffLine = z.infer<typeof staffLine>;

export const role = z.object({
	code: roleCode,
	/** Those of every desk: the server knows which there are. */
	permissions: z.array(z.string().check(z.regex(/^[a-z]+(\.[a-z-]+)?:[a-z]+$/))).check(z.maxLength(500)),
	/** What whoever has it may adjust without a second person, in the brand's currency; null: nothing. */
	aloneUpTo: z._default(z.nullable(z.string().check(z.regex(/^[0-9]{1,11}(\.[0-9]{1,4})?$/))), null),
});
export type Role = z.infer<typeof role>;

/** A moment in words, and what is read of it afterwards. */
export const act = z.object({
	/** Where it is written down: `backoffice`, `cashier`, `members`. */
	source: z.string(),
	id: z.string(),
	act: z.string(),
	operator: z.string(),
	at: instant,
	/** As JSON. */
	before: z.string(),
	after: z.string(),
	/** Empty for what was done at the machine itself. */
	address: z.string(),
	requestId: z.string(),
});
export type Act = z.infer<typeof act>;

/** A piece of content within its kind: its code, of an article behind its topic. */
export const contentId = z.string().check(z.regex(/^[a-z0-9-]{1,40}(\/[a-z0-9-]{1,40})?$/));
