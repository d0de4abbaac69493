// A message to a million members, and whoever reads it then: it is one row, and whom it fits is asked when somebody looks. With
// fewer where BENCH_MEMBERS says so.

import { openDatabase } from "#platform/db";
import { callRoute, principalOf } from "#platform/http/testing";
import { memberId, systemClock } from "#platform/kernel";
import { migrationSources } from "../../../../apps/server/migrations.ts";
import { type BenchServer, withClient } from "../../../../bench/database.ts";
import { quantile, report } from "../../../../bench/report.ts";
import { type AskedAudience, countAudience, countUnread, listInbox, sendBroadcast } from "../../contract/index.ts";
import { openCommunity } from "./open-chat.ts";

const members = Number(process.env.BENCH_MEMBERS ?? "1000000");
const readers = 1_000;
const atOnce = 16;
const merchant = "tessera";
const audience: AskedAudience = { kind: "languages", languages: ["EN"] };

export async function measureMessages(server: BenchServer): Promise<void> {
	const url = await server.create("bench_messages", migrationSources);
	await withClient(url, async (client) => {
		await client.query(`insert into members.accounts (id, merchant, account, nickname, type, currency, password_hash,
				password_changed_at, terms_version, terms_accepted_at, language, icon, created_at)
			select n, '${merchant}', 'reader' || n, 'Reader ' || n, 2, 'P', '$argon2id$x', now(), '1', now(), 'EN', 'stone-01',
				now() - interval '9 days' from generate_series(1, ${members}) n`);
		await client.query("analyze members.accounts");
	});
	const db = openDatabase({ url, connections: 8 });
	const community = await openCommunity(db);
	try {
		const staff = { staffId: "1", sessionId: "s", name: "Bench", merchant, permissions: new Set<string>() };
		const at = () => ({ now: systemClock.now(), staff: { ...staff, aloneUpTo: undefined } });
		const texts = { EN: { title: "A new room", body: "It is open." } };
		const times = { publishAt: null, expiresAt: null };
		const message = { texts, link: "", marketing: false, audience, ...times };
		const counting = performance.now();
		const asked = { endpoint: countAudience, input: { audience, marketing: false } };
		const counted = await callRoute(community.desk.routes, asked, at());
		report({ name: `messages.audience-counted.${members}`, value: performance.now() - counting, unit: "ms" });
		if (!counted.ok || counted.value.members !== members) throw new Error("an audience that was not counted");
		const began = performance.now();
		const order = { endpoint: sendBroadcast, input: message };
		const sent = await callRoute(community.desk.routes, order, { ...at(), idempotencyKey: "message-0000000000" });
		if (!sent.ok) throw new Error(`a message was refused: ${sent.error.code}`);
		const seconds = (performance.now() - began) / 1_000;
		report({ name: `messages.sent.${members}`, value: seconds, unit: "s", most: 30 });
		await measureReaders(community);
	} finally {
		await community.close();
		await db.close();
	}
}

/** A sample from one end to the other: each has it unread and reads it. */
async function measureReaders({ routes }: Awaited<ReturnType<typeof openCommunity>>): Promise<void> {
	const took: number[] = [];
	let next = 0;
	let has = 0;
	const read = async (place: number): Promise<void> => {
		const member = memberId(String(1 + Math.floor((place * (members - 1)) / readers)));
		const caller = { principal: { ...principalOf(member), merchant }, now: systemClock.now(), language: "en" };
		const started = performance.now();
		const unread = await callRoute(routes, { endpoint: countUnread, input: {} }, caller);
		const inbox = await callRoute(routes, { endpoint: listInbox, input: {} }, caller);
		took.push(performance.now() - started);
		if (unread.ok && unread.value.count === 1 && inbox.ok && inbox.value.messages.length === 1) has += 1;
	};
	const work = async () => {
		while (next < readers) await read(next++);
	};
	await Promise.all(Array.from({ length: atOnce }, work));
	report({ name: "messages.reached", value: has / readers, unit: "1", least: 1 });
	report({ name: "messages.badge-and-inbox-p95", value: quantile(took, 0.95), unit: "ms" });
}
