// Comes to the book: the first look, the session, and how to ask.
import { type FramePlay, type FramePorts, openSession, type RunningSession } from "#cabinet/ui";
import type { Client } from "#platform/contract/client";
import { type CurrencyCode, isCurrencyCode } from "#platform/kernel";
import { enterSportsbook } from "../../contract/index.ts";
import type { Sport } from "../../core/index.ts";

export type OpenedBook = {
	readonly client: Client;
	readonly mode: "real" | "demo";
	readonly currency: CurrencyCode;
	readonly balance: string;
	readonly sports: readonly Sport[];
	readonly leastStake: string;
	readonly session: RunningSession | undefined;
};

/** Throws only when the server names a currency that this client does not know: it is out of date. */
export async function openBook(play: FramePlay, ports: Pick<FramePorts, "clientFor">) {
	const client = ports.clientFor(play.token);
	const [entered, session] = await Promise.all([
		client.call(enterSportsbook, {}),
		openSession(client, { resumes: false }),
	]);
	if (!entered.ok) return entered;
	const { mode, currency, balance, sports, leastStake } = entered.value;
	if (!isCurrencyCode(currency)) throw new Error(`unknown currency ${currency}`);
	const opened: OpenedBook = { client, mode, currency, balance, sports, leastStake, session };
	return { ok: true, value: opened } as const;
}
