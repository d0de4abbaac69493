// The books of a vendor that keeps members' money: what lies there, and each transfer once by its id. Its faults are those of
// real ones: it does what it does not answer, answers nothing, hears a call twice, answers something else or with a strange hand.
import { randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { formatMinor, isCurrencyCode, parseMinor } from "#platform/kernel";
import { signedAnswer } from "./dialects/transfer.ts";

/** `late`: does it, and the answer is lost. `silent`: neither. `deaf`: says nothing of what became of anything. */
export const bookFaults = ["late", "silent", "deaf", "double", "wrong", "forged"] as const;
export type BookFault = (typeof bookFaults)[number];

const asked = z.object({
	user: z.string(),
	currency: z.string(),
	nonce: z.string(),
	transaction: z.optional(z.string()),
	way: z.optional(z.enum(["out", "home"])),
	amount: z.optional(z.string()),
});
type Asked = z.infer<typeof asked>;
type Kept = Required<Pick<Asked, "user" | "currency" | "transaction" | "way" | "amount">> & {
	readonly state: "done" | "refused";
};

export type SignedReply = { readonly body: string; readonly headers: Readonly<Record<string, string>> };

export type Books = {
	/** Undefined when it gives none. `call` is deposit, withdraw, status or balance. */
	readonly answer: (call: string, body: string) => SignedReply | undefined;
	/** Signs what else is answered. */
	readonly sign: (body: string) => SignedReply;
	/** What lies there, in minor units. */
	readonly balance: (user: string, currency: string) => bigint;
	/** What was staked or won there. Answers whether there was so much. */
	readonly move: (user: string, currency: string, minor: bigint) => boolean;
	/** What was done and refused, by its id. */
	readonly transfers: ReadonlyMap<string, Kept>;
	/** Goes wrong with calls from now on; asked at each. */
	readonly goWrong: (fault: () => BookFault | undefined) => void;
};

export function openBooks({ secret, now }: { readonly secret: Buffer; readonly now: () => number }): Books {
	const lying = new Map<string, bigint>();
	const transfers = new Map<string, Kept>();
	let faultNow: () => BookFault | undefined = () => undefined;
	const balance = (user: string, currency: string) => lying.get(`${user} ${currency}`) ?? 0n;
	const move: Books["move"] = (user, currency, minor) => {
		const after = balance(user, currency) + minor;
		if (after < 0n) return false;
		lying.set(`${user} ${currency}`, after);
		return true;
	};
	/** The same id again is what it was. */
	function transfer({ transaction = "", way = "out", amount = "", user, currency }: Asked): Kept {
		const before = transfers.get(transaction);
		if (before !== undefined) return before;
		const read = isCurrencyCode(currency) ? parseMinor(amount, currency) : undefined;
		const minor = read?.ok === true && read.value > 0n ? read.value : undefined;
		const done = minor !== undefined && move(user, currency, way === "out" ? minor : -minor);
		const kept: Kept = { transaction, way, amount, user, currency, state: done ? "done" : "refused" };
		transfers.set(transaction, kept);
		return kept;
	}
	function perform(call: string, said: Asked): object {
		if (call === "deposit" || call === "withdraw") return transfer(said);
		if (call === "status") return transfers.get(said.transaction ?? "") ?? { ...said, state: "unknown" };
		const { user, currency } = said;
		const shown = isCurrencyCode(currency) ? formatMinor(balance(user, currency), currency) : "0";
		return { user, currency, balance: shown };
	}
	const signedBy = (key: Buffer, body: string): SignedReply => {
		const timestamp = String(now());
		return { body, headers: { "x-timestamp": timestamp, "x-signature": signedAnswer(key, { body, timestamp }) } };
	};
	return {
		balance,
		move,
		transfers,
		sign: (body) => signedBy(secret, body),
		goWrong: (fault) => {
			faultNow = fault;
		},
		answer(call, text) {
			const said = z.parse(asked, JSON.parse(text));
			const fault = faultNow();
			if (fault === "silent" || (fault === "deaf" && call !== "deposit")) return undefined;
			if (fault === "double") perform(call, said);
			const told = { ...perform(call, said), nonce: said.nonce };
			if (fault === "late" && call !== "status") return undefined;
			const body = JSON.stringify(fault === "wrong" ? { ...told, amount: "7.77", balance: "-1" } : told);
			return signedBy(fault === "forged" ? randomBytes(32) : secret, body);
		},
	};
}
