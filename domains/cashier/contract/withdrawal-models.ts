// The shapes that the calls of withdrawals share. Amounts are decimal strings of the member's currency.
import * as z from "zod/mini";
import { amount, instant } from "#platform/contract";
import { payoutFaults, payoutKinds, payoutStates, riskReasons, withdrawalStates } from "../core/index.ts";
import { runningBonus } from "./models.ts";

export const withdrawalId = z.uuid();
export const payoutAccountId = z.uuid();

export const withdrawalState = z.enum(withdrawalStates);
/** How a withdrawal that a provider was handed stands there, and why an operator judges what it says. */
export const payoutState = z.enum(payoutStates);
export const payoutFault = z.enum(payoutFaults);
/** Why an operator looks at one more closely. */
export const riskReason = z.enum(riskReasons);

/** Secrets as they are typed. */
export const typedSecret = z.string().check(z.maxLength(256));

export const longestRemark = 140;

export const payoutAccount = z.object({
	accountId: payoutAccountId,
	kind: z.enum(payoutKinds),
	bank: z.string(),
	/** As the holder's name is shown elsewhere: "K•• M••••". */
	holder: z.string(),
	/** "•••• 7890". */
	number: z.string(),
	addedAt: instant,
});
export type PayoutAccount = z.infer<typeof payoutAccount>;

export const payoutMethod = z.object({
	code: z.string(),
	/** The kind of account it pays to. */
	kind: z.enum(payoutKinds),
	name: z.string(),
	summary: z.string(),
	smallest: amount,
	largest: amount,
	fee: z.object({
		fixed: amount,
		/** Per cent of what is asked for: "1.50". */
		percent: z.string(),
	}),
	quick: z.array(amount),
	/** How long it usually takes. */
	hours: z.int(),
});
export type PayoutMethod = z.infer<typeof payoutMethod>;

export const withdrawal = z.object({
	withdrawalId,
	reference: z.string(),
	methodName: z.string(),
	account: z.object({ bank: z.string(), number: z.string() }),
	currency: z.string(),
	/** What leaves the balance, what the house keeps of it, what arrives. */
	amount,
	fee: amount,
	arrives: amount,
	state: withdrawalState,
	askedAt: instant,
	paidAt: z.nullable(instant),
	/** When it counts as received; null for one that does not wait for that. */
	confirmBy: z.nullable(instant),
	closedAt: z.nullable(instant),
	/** Nobody did it: the time for an answer was over. */
	confirmedByTime: z.boolean(),
	/** Why it was refused or given back. */
	reason: z.string(),
	/** There are pictures that show how it was paid. */
	proven: z.boolean(),
	/** The member may take it back now. */
	cancellable: z.boolean(),
});
export type Withdrawal = z.infer<typeof withdrawal>;

/** What stands against money that leaves, out to an account or up to an agent. */
export const leaving = {
	/** What deposits still ask to be wagered. */
	turnover: z.object({ asked: amount, missing: amount }),
	/** The bonus that runs: what leaves before its turnover is met gives it up. */
	bonus: z.nullable(runningBonus),
};

export const withdrawDesk = z.object({
	currency: z.string(),
	accounts: z.array(payoutAccount),
	mostAccounts: z.int(),
	/** A name is locked already: an account has that holder. */
	holder: z.nullable(z.string()),
	methods: z.array(payoutMethod),
	/** The main purse less what is held. */
	available: amount,
	/** How much of that can be asked for now: nothing while a document, play or an operator's decision is waited for. */
	withdrawable: amount,
	/** So many wait for an operator's decision or their pay-out. */
	waiting: z.int(),
	...leaving,
	/** The market asks for a document first. */
	identityRequired: z.boolean(),
	/** The login is fresh enough until then; null for one that is not. */
	freshUntil: z.nullable(instant),
	/** What is under way, the newest first. */
	open: z.array(withdrawal),
	mostOpen: z.int(),
	/** So long after it was paid a withdrawal counts as received. */
	confirmMinutes: z.int(),
});
export type WithdrawDesk = z.infer<typeof withdrawDesk>;
