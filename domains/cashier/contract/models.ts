// The shapes that the calls of the cashier share. Amounts are decimal strings of the member's currency.
import * as z from "zod/mini";
import { amount, instant } from "#platform/contract";
import { bonusStates, channels, depositStates, methodKinds, playCategories } from "../core/index.ts";

/** As many pictures as an upload of the product may hold. */
export const mostProofs = 3;

export const depositId = z.uuid();
export const methodCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/));

/** Where a transfer goes. */
export const account = z.object({ bank: z.string(), holder: z.string(), number: z.string() });
export type PayAccount = z.infer<typeof account>;

export const method = z.object({
	code: z.string(),
	kind: z.enum(methodKinds),
	/** In the caller's language, as the rest. */
	name: z.string(),
	summary: z.string(),
	/** What to do, one after the other. */
	steps: z.array(z.string()),
	smallest: amount,
	largest: amount,
	fee: z.object({
		fixed: amount,
		/** Per cent of what arrives: "1.50". */
		percent: z.string(),
	}),
	/** Amounts one press away. */
	quick: z.array(amount),
	/** How long a deposit waits for its transfer. */
	hours: z.int(),
	/** Where a provider takes the payment; `simulated`: nothing is really paid. */
	provider: z.nullable(z.object({ channel: z.enum(channels), simulated: z.boolean() })),
});
export type Method = z.infer<typeof method>;

export const depositState = z.enum(depositStates);

export const deposit = z.object({
	depositId,
	/** What is written on the transfer: "7K4-MQ2-XW9". */
	reference: z.string(),
	method: z.string(),
	kind: z.enum(methodKinds),
	methodName: z.string(),
	/** While it waits; null afterwards and where nothing is transferred. */
	account: z.nullable(account),
	currency: z.string(),
	/** What was asked for, and what of that the fee would take. */
	amount,
	fee: amount,
	state: depositState,
	openedAt: instant,
	expiresAt: instant,
	closedAt: z.nullable(instant),
	/** Of one that was credited. */
	arrived: z.nullable(amount),
	credited: z.nullable(amount),
	/** The agent who decides, by name; empty for every other way. */
	agent: z.string(),
	/** Why it was refused. */
	reason: z.string(),
	/** Pictures of the transfer that were sent. */
	proofs: z.int(),
	/** While a payment at a provider waits. `opening`: its page is being made. `review`: somebody looks at what arrived. */
	payment: z.nullable(
		z.object({
			state: z.enum(["opening", "started", "review"]),
			/** Where it is paid. */ address: z.nullable(z.string()),
		}),
	),
	/** What was chosen with it; null where nothing was. `void`: nothing came of it. The amount from when it was granted on. */
	bonus: z.nullable(z.object({ name: z.string(), state: z.enum(bonusStates), amount: z.nullable(amount) })),
});
export type Deposit = z.infer<typeof deposit>;

/** What a member may choose at a deposit; the rules are these and no others. */
export const promotion = z.object({
	code: methodCode,
	name: z.string(),
	/** Hundredths of what is credited, at most `most`, from `smallest` on. */
	percent: z.int(),
	smallest: amount,
	most: amount,
	/** How many times the bonus is wagered before it is released: "10" or "2.5". */
	times: z.string(),
	/** The categories whose stakes count for that; all where none is named. */
	games: z.array(z.string()),
	/** Hundredths of a stake that count, by category, of those that count in part. */
	parts: z.record(z.string(), z.int()),
	/** How long there is time for that. */
	days: z.int(),
	/** For the first deposit that is credited; once a member. */
	firstOnly: z.boolean(),
	once: z.boolean(),
	/** Until when it may be chosen; null where nothing is said. */
	until: z.nullable(instant),
});
export type Promotion = z.infer<typeof promotion>;

/** A bonus that runs: it stands apart until what it asks for is wagered. */
export const runningBonus = z.object({ name: z.string(), amount, asked: amount, missing: amount, endsAt: instant });
export type RunningBonus = z.infer<typeof runningBonus>;

/** Of the stakes of a category: how many hundredths count, and how much counted since it was granted (null: not known). */
const bonusShare = z.object({ category: z.enum(playCategories), percent: z.int(), counted: z.nullable(amount) });

export const bonusDetails = z.object({
	currency: z.string(),
	/** What stays when the bonus is given up. */
	own: amount,
	bonus: z.nullable(z.extend(runningBonus, { depositId, shares: z.array(bonusShare) })),
});
export type BonusDetails = z.infer<typeof bonusDetails>;

export const desk = z.object({
	currency: z.string(),
	methods: z.array(method),
	/** What waits, the newest first. */
	pending: z.array(deposit),
	mostPending: z.int(),
	/** Deposit limits that hold, and what is left of each when all that waits has come. */
	limits: z.array(z.object({ period: z.enum(["day", "week", "month"]), limit: amount, left: amount })),
	/** What may be chosen with a deposit now, and the bonus that runs. */
	promotions: z.array(promotion),
	bonus: z.nullable(runningBonus),
	/** The member is asked to set a limit first. */
	asksForLimit: z.boolean(),
	/** Five attempts failed: nothing is taken until then. */
	blockedUntil: z.nullable(instant),
});
export type Desk = z.infer<typeof desk>;
