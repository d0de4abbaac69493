// Hears NOTIFY over one connection of its own, and finds its way back after a loss. Delivers hints, never facts:
// what was notified while the connection was away is not heard, so a listener looks for itself when it is back.
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

export type Notify = (payload: string) => void;

type Listening = { readonly channel: string; readonly notify: Notify; readonly connect: () => pg.Client };

/** Throws when the first connection fails. After a loss it connects again, and calls `notify("")` once it hears again. */
export async function listenOn(listening: Listening): Promise<() => Promise<void>> {
	let stopped = false;
	let client = await hear(listening, lost);

	function lost(): void {
		if (!stopped) void comeBack();
	}
	async function comeBack(): Promise<void> {
		for (let wait = 100; !stopped; wait = Math.min(wait * 2, 5_000)) {
			await sleep(wait, undefined, { ref: false });
			if (stopped) return;
			try {
				client = await hear(listening, lost);
				if (stopped) await client.end();
				else listening.notify("");
				return;
			} catch {
				// The server is still away; the next round waits longer.
			}
		}
	}
	return async () => {
		stopped = true;
		await client.end().catch(() => undefined);
	};
}

async function hear(listening: Listening, lost: () => void): Promise<pg.Client> {
	const client = listening.connect();
	client.on("error", () => undefined);
	client.on("notification", (message) => listening.notify(message.payload ?? ""));
	await client.connect();
	await client.query(`listen ${client.escapeIdentifier(listening.channel)}`);
	client.once("end", lost);
	return client;
}
