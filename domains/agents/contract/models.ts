// What an agent sees of a member below it: how the member is reached leaves the house masked.
import * as z from "zod/mini";
import { amount, day } from "#platform/contract";

export const memberNumber = z.string().check(z.regex(/^[1-9][0-9]{0,17}$/));

export const teamMember = z.object({
	memberId: memberNumber,
	account: z.string(),
	nickname: z.string(),
	/** Whether it has an agent centre of its own. */
	agent: z.boolean(),
	status: z.enum(["active", "locked", "closed"]),
	registeredAt: z.iso.datetime(),
	lastLoginAt: z.nullable(z.iso.datetime()),
	/** Such as `+82•••••••5678`; empty where there is none. */
	phone: z.string(),
	email: z.string(),
	/** Members directly below it, and all below it. */
	direct: z.int(),
	team: z.int(),
});
export type TeamMember = z.infer<typeof teamMember>;

/** The brand's days, both included; at most 92. */
export const daysAsked = { from: day, to: day } as const;

export const pageSize = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20);

/** One of the team by user name, however deep; the whole team when it is not given. */
export const accountAsked = z.optional(z.string().check(z.minLength(1), z.maxLength(256)));

/** What one did, or all of a team. */
export const playSum = z.object({
	stake: amount,
	/** What of the stakes counts as turnover. */
	turnover: amount,
	won: amount,
	/** Wins less stakes: above zero where the players won. */
	result: amount,
});
export const resultSum = z.extend(playSum, {
	deposits: amount,
	withdrawals: amount,
	/** Bonuses, rebates and salaries. */
	given: amount,
});
export type ResultSum = z.infer<typeof resultSum>;

/** What a posting is to an agent. */
export const moneyKinds = ["deposit", "withdrawal", "bonus", "rebate", "salary", "transfer", "correction"] as const;
export const moneyKind = z.enum(moneyKinds);
export type MoneyKind = z.infer<typeof moneyKind>;
