// What an agent sees of a member below it: how the member is reached leaves the house masked.
import * as z from "zod/mini";
import { category } from "#games/contract";
import { amount, day } from "#platform/contract";
import { billKinds, carries, contractKinds } from "../core/index.ts";

export const memberNumber = z.string().check(z.regex(/^[1-9][0-9]{0,17}$/));

/** Per cent, at most four decimals. */
export const percent = z.string().check(z.regex(/^(0|[1-9][0-9]?|100)(\.[0-9]{1,4})?$/));

/** Rebate points: what of each bet goes back, by category. What is not named is none. */
export const points = z.array(z.object({ category, rate: percent })).check(z.maxLength(16));
export const pointsShown = z.array(z.object({ category: z.string(), rate: z.string() }));
export type PointShown = z.infer<typeof pointsShown>[number];

export const accountName = z.string().check(z.minLength(1), z.maxLength(256));

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
	points: pointsShown,
	/** What whoever asks has written down of it. */
	note: z.string(),
	/** It may hand nothing down. */
	frozen: z.boolean(),
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

/** A step of a contract: what a team must have done in a period, and the rate of it then. */
export const tier = z.object({
	/** Members with enough turnover. */
	members: z.int().check(z.minimum(0), z.maximum(1_000_000)),
	/** Of the team. */
	turnover: amount,
	/** Periods running in which the company won, this one the last. */
	streak: z.int().check(z.minimum(0), z.maximum(100)),
	/** Per cent. */
	rate: percent,
});
export type TierShown = z.infer<typeof tier>;

export const contractKind = z.enum(contractKinds);
/** Of contracts, or of rebate points. */
export const billKind = z.enum(billKinds);

export const contractVersion = z.object({
	contractId: z.string(),
	version: z.int(),
	kind: contractKind,
	/** Who is paid, and who has it under contract; empty: the house itself. */
	agent: z.string(),
	upline: z.string(),
	/** Whether it is the caller's own, and not one that the caller gave. */
	own: z.boolean(),
	state: z.enum(["offered", "active", "ending", "ended", "rejected", "withdrawn", "lapsed"]),
	tiers: z.array(tier),
	carry: z.enum(carries),
	remark: z.string(),
	offeredAt: z.iso.datetime(),
	/** The first border it runs from, and the one it runs to. */
	from: z.nullable(z.iso.datetime()),
	until: z.nullable(z.iso.datetime()),
	endedBy: z.nullable(z.enum(["upline", "downline", "operator"])),
	/** What the caller may do with it now. */
	may: z.array(z.enum(["accept", "reject", "withdraw", "terminate", "agree"])),
});
export type ContractShown = z.infer<typeof contractVersion>;

/** A line of how a share came about. */
export const billLine = z.object({
	/** Whose direct players, or whose own share. */
	source: z.string(),
	/** Of rebate points alone. */
	category: z.optional(z.string()),
	base: amount,
	/** Per cent: the agent's own, and the largest that was paid below it. */
	rate: z.string(),
	below: z.string(),
	/** Up to four decimals more than the currency has. */
	share: z.string(),
});

export const bill = z.object({
	id: z.string(),
	kind: billKind,
	from: z.iso.datetime(),
	to: z.iso.datetime(),
	rate: z.string(),
	members: z.int(),
	turnover: amount,
	/** The company's, of the whole team. */
	result: amount,
	share: z.string(),
	correction: z.string(),
	/** Set against the next period: zero or below. */
	carry: z.string(),
	paid: amount,
	state: z.enum(["paid", "held"]),
	/** Where uplines pay: the whole bill, what is still owed to the agent of it, and what it owes to those below. */
	billed: z.nullable(amount),
	owed: amount,
	owes: amount,
	lines: z.array(billLine),
});
export type BillShown = z.infer<typeof bill>;
