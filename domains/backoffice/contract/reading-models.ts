// The shapes of what an operator reads of members, the ledger, the outbox and significant events.

import * as z from "zod/mini";
import { instant } from "#platform/contract";
import { memberNumber } from "#platform/desk/contract";

const decimal = z.string();
export const memberId = memberNumber;
export const commandKey = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
export const accountStatus = z.enum(["active", "locked", "closed"]);

export const foundMember = z.object({
	id: z.string(),
	account: z.string(),
	nickname: z.string(),
	type: z.int(),
	status: accountStatus,
	currency: z.string(),
	createdAt: instant,
	lastLoginAt: z.nullable(instant),
});
export type FoundMemberLine = z.infer<typeof foundMember>;

const place = z.object({ at: instant, address: z.string(), browser: z.string(), system: z.string() });

export const memberLook = z.object({
	...foundMember.shape,
	language: z.string(),
	birthday: z.nullable(z.string()),
	uplineId: z.nullable(z.string()),
	/** The agent's account; null where there is none above. */
	upline: z.nullable(z.string()),
	/** In the language of whoever looks; empty where no rank is known. */
	rank: z.string(),
	/** Masked. */
	contacts: z.array(z.object({ kind: z.enum(["phone", "email"]), masked: z.string(), verified: z.boolean() })),
	guards: z.object({
		authenticator: z.boolean(),
		passkeys: z.int(),
		paymentPassword: z.boolean(),
		payoutName: z.boolean(),
	}),
	labels: z.array(z.string()),
	devices: z.int(),
	sessions: z.array(place),
	logins: z.array(place),
	purses: z.array(z.object({ purse: z.string(), balance: decimal, held: decimal })),
	/** The latest twenty. */
	notes: z.array(z.object({ id: z.string(), at: instant, operator: z.string(), note: z.string() })),
});
export type MemberSheet = z.infer<typeof memberLook>;

export const trailLine = z.object({
	id: z.string(),
	at: instant,
	kind: z.string(),
	address: z.string(),
	operator: z.string(),
	detail: z.string(),
	/** In two words, where `detail` is what a browser said of itself. */
	browser: z.optional(z.string()),
});
export type TrailEntry = z.infer<typeof trailLine>;

export const ledgerEntry = z.object({
	memberId: z.string(),
	key: z.string(),
	purse: z.string(),
	version: z.string(),
	at: instant,
	kind: z.string(),
	amount: decimal,
	balanceAfter: decimal,
	counter: z.string(),
	currency: z.string(),
	reference: z.nullable(z.string()),
	group: z.nullable(z.string()),
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

export const trialLine = z.object({
	account: z.string(),
	currency: z.string(),
	amount: decimal,
	postings: z.string(),
});
export type TrialEntry = z.infer<typeof trialLine>;

export const letterState = z.enum(["waiting", "carrying", "sent", "kept", "refused", "lost", "void"]);
export const listedLetter = z.object({
	id: z.string(),
	channel: z.enum(["sms", "mail"]),
	kind: z.string(),
	state: letterState,
	at: instant,
	attempts: z.int(),
	/** Empty when the content is gone. */
	to: z.string(),
	subject: z.string(),
	/** Null where it may not be shown, or is gone. */
	body: z.nullable(z.string()),
});
export type OutboxLetter = z.infer<typeof listedLetter>;

export const significantEvent = z.object({
	id: z.string(),
	source: z.string(),
	at: instant,
	kind: z.string(),
	memberId: z.nullable(z.string()),
	/** The account's name, where there is one. */
	account: z.nullable(z.string()),
	actor: z.nullable(z.string()),
	facts: z.record(z.string(), z.string()),
});
export type EventLine = z.infer<typeof significantEvent>;
