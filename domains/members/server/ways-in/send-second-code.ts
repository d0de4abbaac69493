// Sends the code of a second proof to a proven number or address, by the limits of every code.
import type { Tx } from "#platform/db";
import type { CallFacts } from "#platform/http";
import { inItsWords, sendCode } from "../codes/send-code.ts";
import type { UseCaseDeps } from "../deps.ts";

const letters = { phone: "sms-code", email: "mail-code" } as const;

export type SecondCode = {
	readonly way: keyof typeof letters;
	readonly target: string;
	readonly memberId: string;
	readonly account: string;
	readonly call: Pick<CallFacts, "merchant" | "address" | "language" | "now">;
};

export async function sendSecondCode(tx: Tx, deps: UseCaseDeps, code: SecondCode) {
	const { way, target, memberId, account, call } = code;
	const order = { purpose: `second-${way}`, target, letter: letters[way] } as const;
	return inItsWords(way, await sendCode(tx, deps, { ...order, memberId, account, call }));
}
