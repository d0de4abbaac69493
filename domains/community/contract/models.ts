// What crosses the wire of messages.
import * as z from "zod/mini";
import { instant } from "#platform/contract";
import { audiences, broadcastStates, mostListed, templates } from "../core/index.ts";

export const messageName = z.string().check(z.regex(/^[os][1-9][0-9]{0,18}$/));

/** One of the inbox: of the house's templates with what goes into its sentence, or in words that somebody wrote. */
export const inboxMessage = z.object({
	id: messageName,
	at: instant,
	read: z.boolean(),
	template: z.nullable(z.enum(templates)),
	params: z.record(z.string(), z.string()),
	title: z.string(),
	/** Paragraphs, parted by an empty line. */
	body: z.string(),
	/** A page of this site; empty without one. */
	link: z.string(),
	marketing: z.boolean(),
});
export type InboxMessage = z.infer<typeof inboxMessage>;

const level = z.int().check(z.minimum(0), z.maximum(99));
const account = z.string().check(z.minLength(1), z.maxLength(64));

export const audience = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("all") }),
	z.object({ kind: z.literal("ranks"), from: level, to: level }),
	z.object({
		kind: z.literal("languages"),
		languages: z.array(z.string().check(z.maxLength(5))).check(z.maxLength(8)),
	}),
	z.object({ kind: z.literal("team"), agent: account }),
	z.object({ kind: z.literal("list"), accounts: z.array(account).check(z.maxLength(mostListed)) }),
	z.object({ kind: z.enum(["depositors", "players"]), from: instant, to: instant }),
]);

export type AskedAudience = z.infer<typeof audience>;

export const writtenText = z.object({
	title: z.string().check(z.minLength(1), z.maxLength(120)),
	body: z.string().check(z.minLength(1), z.maxLength(4_000)),
});

/** By language, at least one. */
export const writtenTexts = z.record(z.string().check(z.regex(/^[A-Z]{2}$/)), writtenText);

/** A path of this site. */
export const siteLink = z.string().check(z.maxLength(200), z.regex(/^(\/(?!\/)[^\s\\]*)?$/));

export const broadcast = z.object({
	id: z.string(),
	texts: writtenTexts,
	link: z.string(),
	marketing: z.boolean(),
	audience: z.enum(audiences),
	/** What the audience is narrowed by, as it was sent: names, levels, moments. */
	terms: z.record(z.string(), z.unknown()),
	state: z.enum(broadcastStates),
	publishAt: instant,
	expiresAt: instant,
	writtenBy: z.string(),
	withdrawnBy: z.string(),
	reads: z.int(),
});
export type Broadcast = z.infer<typeof broadcast>;
