// Comes to the table of crash: the first look, the session, and how to ask.

import { type FramePlay, type FramePorts, openSession, type RunningSession } from "#cabinet/ui";
import type { Client } from "#platform/contract/client";
import { type CurrencyCode, isCurrencyCode } from "#platform/kernel";
import { betCrash, cashOutCrash, enterCrash } from "../../contract/index.ts";
import type { CrashPorts, CrashSeen, UnseenPress } from "./crash-play.ts";

type Asking = Pick<CrashPorts, "enter" | "bet" | "cashOut" | "unseen">;

export type OpenedCrash = {
	readonly mode: "real" | "demo";
	readonly currency: CurrencyCode;
	/** Ascending, decimal strings. */
	readonly stakes: readonly string[];
	readonly first: CrashSeen & { readonly now: number };
	readonly asking: Asking;
	readonly session: RunningSession | undefined;
};

const enterWith = async (client: Client, key: string | undefined) => {
	const answer = await client.call(enterCrash, key === undefined ? {} : { key });
	if (!answer.ok) return answer;
	const { round, bet, chain, ...rest } = answer.value;
	return { ok: true, value: { ...rest, round, bet, chain } } as const;
};

const unseenKey = "tessera.originals.crash";

/** In this tab, so that a page that is loaded again finds it. */
const unseenIn = (storage: Storage): UnseenPress => ({
	recall: () => storage.getItem(unseenKey) ?? undefined,
	remember: (key) => storage.setItem(unseenKey, key),
	forget: () => storage.removeItem(unseenKey),
});

/** Throws only when the server names a currency that this client does not know: it is out of date. */
export async function openCrash(play: FramePlay, ports: Pick<FramePorts, "clientFor">) {
	const client = ports.clientFor(play.token);
	const unseen = unseenIn(sessionStorage);
	const [entered, session] = await Promise.all([
		enterWith(client, unseen.recall()),
		openSession(client, { resumes: false }),
	]);
	if (!entered.ok) return entered;
	const { currency, stakes, mode, payTable: _payTable, ...first } = entered.value;
	if (!isCurrencyCode(currency)) throw new Error(`unknown currency ${currency}`);
	const asking: Asking = {
		async enter(key) {
			const answer = await enterWith(client, key);
			if (!answer.ok) return answer;
			const { currency: _currency, stakes: _stakes, mode: _mode, payTable: _table, ...seen } = answer.value;
			return { ok: true, value: seen };
		},
		unseen,
		bet: (asked) => client.call(betCrash, asked),
		cashOut: (betId) => client.call(cashOutCrash, { betId }),
	};
	return { ok: true, value: { mode, currency, stakes, first, asking, session } satisfies OpenedCrash } as const;
}
