// Comes to the poker room: the session, its tables, where it sits, and how to ask.
import { type FramePlay, type FramePorts, openSession, type RunningSession } from "#cabinet/ui";
import type { Client } from "#platform/contract/client";
import { type CurrencyCode, isCurrencyCode } from "#platform/kernel";
import { enterPoker, type LobbyTable } from "../../contract/index.ts";

export type OpenedPoker = {
	readonly mode: "real" | "demo";
	readonly currency: CurrencyCode;
	readonly balance: string;
	readonly tables: readonly LobbyTable[];
	readonly seated: readonly string[];
	readonly client: Client;
	readonly session: RunningSession | undefined;
};

/** Throws only when the server names a currency that this client does not know: it is out of date. */
export async function openPoker(play: FramePlay, ports: Pick<FramePorts, "clientFor">) {
	const client = ports.clientFor(play.token);
	const [entered, session] = await Promise.all([client.call(enterPoker, {}), openSession(client, { resumes: false })]);
	if (!entered.ok) return entered;
	const { mode, currency, balance, tables, seated } = entered.value;
	if (!isCurrencyCode(currency)) throw new Error(`an unknown currency: ${currency}`);
	const opened: OpenedPoker = { mode, currency, balance, tables, seated, client, session };
	return { ok: true, value: opened } as const;
}
