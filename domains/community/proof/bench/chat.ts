// A thousand members speak in one room, all at once and then one after the other within half a minute. Everything is written
// down; a line stands in the push to whoever listens 200 ms after it was sent (p95).
import { migrationSources } from "../../../../apps/server/migrations.ts";
import { type BenchServer, withClient } from "../../../../bench/database.ts";
import { quantile, report, say } from "../../../../bench/report.ts";
import { type OpenChat, openChat } from "./open-chat.ts";

const speakers = 1_000;
const halfMinute = 30_000;

export async function measureChat(server: BenchServer): Promise<void> {
	const url = await server.create("bench_chat", migrationSources);
	const chat = await openChat(url, speakers);
	try {
		await measureAtOnce(chat);
		await measureInTurn(chat);
		await withClient(url, async (client) => {
			const { rows } = await client.query("select count(*)::int as lines from community.chat_line");
			say(`  written down: ${JSON.stringify(rows[0])}`);
		});
	} finally {
		await chat.close();
	}
}

async function measureAtOnce({ members, speak, heardAt }: OpenChat): Promise<void> {
	const began = performance.now();
	const burst = await Promise.all(members.map((member, place) => speak(member, `at once ${place}`)));
	const seconds = (performance.now() - began) / 1_000;
	report({ name: "chat.thousand-at-once", value: seconds, unit: "s" });
	report({ name: "chat.thousand-at-once.rate", value: speakers / seconds, unit: "1/s" });
	report({ name: "chat.thousand-at-once.call-p95", value: quantile(burst, 0.95), unit: "ms" });
	await settle(heardAt, "at once");
}

async function measureInTurn({ members, speak, sentAt, heardAt }: OpenChat): Promise<void> {
	const calls = await Promise.all(
		members.map(async (member, place) => {
			await new Promise((over) => setTimeout(over, (place * halfMinute) / speakers));
			return speak(member, `in turn ${place}`);
		}),
	);
	await settle(heardAt, "in turn");
	const late = [...sentAt].flatMap(([text, sent]) => {
		const heard = heardAt.get(text);
		return heard === undefined || !text.startsWith("in turn") ? [] : [heard - sent];
	});
	const name = "chat.thousand-in-half-a-minute";
	report({ name: `${name}.call-p95`, value: quantile(calls, 0.95), unit: "ms" });
	report({ name: `${name}.heard`, value: late.length / speakers, unit: "1", least: 1 });
	report({ name: `${name}.line-to-push-p95`, value: quantile(late, 0.95), unit: "ms", most: 200 });
}

/** Until a second has passed in which nothing new was heard. */
async function settle(heardAt: ReadonlyMap<string, number>, of: string): Promise<void> {
	for (let before = -1; heardAt.size !== before; ) {
		before = heardAt.size;
		await new Promise((over) => setTimeout(over, 1_000));
	}
	say(`  ${of}: ${heardAt.size} lines were pushed so far`);
}
