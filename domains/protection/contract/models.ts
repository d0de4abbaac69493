// The shapes that the calls of protection share.
import * as z from "zod/mini";
import { amount, instant } from "#platform/contract";
import { limitKinds, periods } from "../core/index.ts";

export const limitKind = z.enum(limitKinds);
export const period = z.enum(periods);

/** A password as it was typed; it is checked, never stored. */
export const typedPassword = z.string().check(z.minLength(1), z.maxLength(256));

/** Money as a decimal string, time as whole minutes: "120". */
export const limitAmount = z.string().check(z.regex(/^[0-9]{1,12}(\.[0-9]{1,4})?$/));

/** One limit of a member. Null says that there is none. */
export const memberLimit = z.object({
	kind: limitKind,
	period,
	/** The member's own, as it holds now. */
	own: z.nullable(limitAmount),
	/** What takes its place, and when. */
	next: z.nullable(z.object({ amount: z.nullable(limitAmount), at: instant })),
	/** What the operator or the market holds the member to. */
	operator: z.nullable(limitAmount),
	/** The stricter of both. */
	holds: z.nullable(limitAmount),
	/** Of the period that runs; a loss below zero is a win. */
	used: amount,
	/** When the period is over. */
	endsAt: instant,
});
export type MemberLimit = z.infer<typeof memberLimit>;

/** What was played in a period that runs. */
export const played = z.object({
	period,
	staked: amount,
	won: amount,
	net: amount,
	deposited: amount,
	minutes: z.int(),
});
export type Played = z.infer<typeof played>;

/** How often play is interrupted, in minutes of play. */
export const reality = z.object({
	/** What holds; null for whoever is not interrupted. */
	everyMinutes: z.nullable(z.int()),
	/** The member's own choice. */
	chosen: z.nullable(z.int()),
	/** The market lets nobody do without. */
	demanded: z.boolean(),
	usual: z.int(),
	/** What may be chosen. */
	offered: z.array(z.int()),
});

/** What a reality check tells of the run of play that goes on. */
export const realityCheck = z.object({
	currency: z.string(),
	everyMinutes: z.int(),
	startedAt: instant,
	minutes: z.int(),
	staked: amount,
	won: amount,
	net: amount,
});
export type RealityCheck = z.infer<typeof realityCheck>;

export const protection = z.object({
	currency: z.string(),
	rules: z.object({
		/** How long a looser limit waits. */
		looserWaitHours: z.int(),
		mandatoryLimits: z.array(limitKind),
		breakHours: z.array(z.int()),
		exclusionMonths: z.array(z.int()),
	}),
	limits: z.array(memberLimit),
	reality,
	played: z.array(played),
});
export type Protection = z.infer<typeof protection>;
