// Comes to the table of crash: the first look, the session, and how to ask.
import type { Client } from "#platform/contract/client";
import { type CurrencyCode, isCurrencyCode } from "#platform/kernel";
import { openSession, type RunningSession, type SlotPlay, type SlotPorts } from "#slots/ui";
import { betCrash, cashOutCrash, enterCrash } from "../../contract/index.ts";
import type { CrashPorts, CrashSeen } from "./crash-play.ts";

type Asking = Pick<CrashPorts, "enter" | "bet" | "cashOut">;

export type OpenedCrash = {
	readonly mode: "real" | "demo";
	readonly currency: CurrencyCode;
	/** Ascending, decimal strings. */
	readonly stakes: readonly string[];
	readonly first: CrashSeen & { readonly now: number };
	readonly asking: Asking;
	readonly session: RunningSession | undefined;
};

const enterWith = async (client: Client) => {
	const answer = await client.call(enterCrash, {});
	if (!answer.ok) return answer;
	const { round, bet, chain, ...rest } = answer.value;
	return { ok: true, value: { ...rest, round, bet, chain } } as const;
};

/** Throws only when the server names a currency that this client does not know: it is out of date. */
export async function openCrash(play: SlotPlay, ports: Pick<SlotPorts, "clientFor">) {
	const client = ports.clientFor(play.token);
	const [entered, session] = await Promise.all([enterWith(client), openSession(client, { resumes: false })]);
	if (!entered.ok) return entered;
	const { currency, stakes, mode, payTable: _payTable, ...first } = entered.value;
	if (!isCurrencyCode(currency)) throw new Error(`unknown currency ${currency}`);
	const asking: Asking = {
		async enter() {
			const answer = await enterWith(client);
			if (!answer.ok) return answer;
			const { currency: _currency, stakes: _stakes, mode: _mode, payTable: _table, ...seen } = answer.value;
			return { ok: true, value: seen };
		},
		bet: (asked) => client.call(betCrash, asked),
		cashOut: (betId) => client.call(cashOutCrash, { betId }),
	};
	return { ok: true, value: { mode, currency, stakes, first, asking, session } satisfies OpenedCrash } as const;
}
