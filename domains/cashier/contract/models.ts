// The shapes that the calls of the cashier share. Amounts are decimal strings of the member's currency.
import * as z from "zod/mini";
import { amount, instant } from "#platform/contract";
import { channels, depositStates, methodKinds } from "../core/index.ts";

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
	state: z.enum(depositStates),
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
});
export type Deposit = z.infer<typeof deposit>;

export const desk = z.object({
	currency: z.string(),
	methods: z.array(method),
	/** What waits, the newest first. */
	pending: z.array(deposit),
	mostPending: z.int(),
	/** Deposit limits that hold, and what is left of each when all that waits has come. */
	limits: z.array(z.object({ period: z.enum(["day", "week", "month"]), limit: amount, left: amount })),
	/** The member is asked to set a limit first. */
	asksForLimit: z.boolean(),
	/** Five attempts failed: nothing is taken until then. */
	blockedUntil: z.nullable(instant),
});
export type Desk = z.infer<typeof desk>;
