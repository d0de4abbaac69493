// The shapes of deposits at the desk.
import * as z from "zod/mini";
import { amount, instant } from "#platform/contract";
import { depositState } from "./models.ts";

/** As it is shown or typed: "7K4-MQ2-XW9". */
export const reference = z.string().check(z.minLength(6), z.maxLength(40));

export const queuedDeposit = z.object({
	reference: z.string(),
	memberId: z.string(),
	/** The member's user name. */
	account: z.string(),
	/** The way to pay by its code, and what it is called in each language that the brand wrote it in. */
	method: z.string(),
	methodNames: z.array(z.object({ language: z.string(), name: z.string() })),
	currency: z.string(),
	/** What was asked for. */
	amount,
	state: depositState,
	openedAt: instant,
	expiresAt: instant,
	proofs: z.int(),
	/** The agent who decides, by name; empty for every other way. */
	agent: z.string(),
	/** Of one that came to its end: when, by whom, why it was refused, and what was credited. */
	closedAt: z.nullable(instant),
	closedBy: z.string(),
	reason: z.string(),
	credited: z.nullable(amount),
});
export type QueuedDeposit = z.infer<typeof queuedDeposit>;
