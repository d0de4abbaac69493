// Lines of play: what ended in five minutes, by member and game; what is settled again comes as minus and plus; a house whose play
// was counted by the marks of before goes on where it stood.
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { migrate, sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { migrations as deskMigrations } from "#platform/desk";
import { migrations as jobsMigrations, readOn } from "#platform/jobs";
import { type MemberId, systemClock, unwrap } from "#platform/kernel";
import { migrations as walletMigrations } from "#wallet/module";
import { doublingTable } from "../../core/index.ts";
import { migrations } from "../migrations.ts";
import { outsideRound } from "../testing/outside-round.ts";
import { openOwnHall } from "../testing/own-hall.ts";
import { followPlays, hours, memberHours, significant } from "./follow-plays.ts";
import { playsReader } from "./plays-store.ts";

const { db, hall } = await openOwnHall();
const { api } = hall.games;

type Line = {
	readonly slot: Date;
	readonly began: Date;
	readonly late: boolean;
	readonly rounds: number;
	readonly stake: string;
	readonly counted: string;
	readonly won: string;
	readonly undone: number;
};

/** What came of a member's play since the last time. */
async function lines(member: MemberId): Promise<readonly Line[]> {
	await readOn(hall, playsReader);
	const { rows } = await db.tx((tx) =>
		sql<Line>`with told as (delete from games.play_line where member_id = ${member}::bigint returning *)
			select slot, began, late, rounds, stake, counted, won, undone from told order by reading, rounds, pay_table`.execute(
			tx,
		),
	);
	return rows;
}

const slotOf = (at: Date) => new Date(Math.floor(at.getTime() / 300_000) * 300_000);
let keys = 0;
async function spin(member: MemberId, stake: bigint, payTable = "1"): Promise<void> {
	const { play } = await hall.sit(member);
	keys += 1;
	unwrap(await api.playRound({ play, key: `plays-${keys}`, stake, win: 5n, payTable, events: [] }));
}

describe("lines of play", () => {
	it("sum whole rounds by the five minutes in which they ended; a win that is staked again is no turnover", async () => {
		const member = await hall.enrol(10_000n);
		await spin(member, 100n, "lantern@1");
		await spin(member, 250n, "lantern@1");
		await spin(member, 40n, doublingTable("lantern@1"));
		const slot = slotOf(hall.clock.now());
		const sums = { slot, began: slot, late: false, undone: 0 };
		expect(await lines(member)).toEqual([
			{ ...sums, rounds: 1, stake: "40", counted: "0", won: "5" },
			{ ...sums, rounds: 2, stake: "350", counted: "350", won: "10" },
		]);
		hall.clock.advance(300_000);
		await spin(member, 7n);
		expect(await lines(member)).toMatchObject([{ slot: slotOf(hall.clock.now()), rounds: 1, stake: "7" }]);
	});

	it("tell a round of several commands when it ends, and what is taken back as a minus in its own five minutes", async () => {
		const member = await hall.enrol(10_000n);
		const round = await outsideRound(hall, member, "told");
		const began = slotOf(hall.clock.now());
		await round.bet(500n, false);
		expect(await lines(member)).toEqual([]);
		hall.clock.advance(3_600_000);
		await round.win(300n);
		const slot = slotOf(hall.clock.now());
		expect(await lines(member)).toEqual([
			{ slot, began, late: false, rounds: 1, stake: "500", counted: "500", won: "300", undone: 0 },
		]);
		hall.clock.advance(3_600_000);
		await round.takeBack("win");
		const [minus, ...rest] = await lines(member);
		expect(minus).toEqual({
			slot,
			began,
			late: true,
			rounds: -1,
			stake: "-500",
			counted: "-500",
			won: "-300",
			undone: 0,
		});
		expect(rest.every(({ rounds }) => rounds === 0)).toBe(true);
	});

	it("count as turnover what a ticket says counts, and correct it with a minus and a plus", async () => {
		const member = await hall.enrol(10_000n);
		const { play } = await hall.sit(member);
		const dueAt = new Date(hall.clock.now().getTime() + 86_400_000);
		const order = { play, key: "plays-ticket-1", stake: 200n, about: "draw-plays", dueAt, payTable: "1", terms: [] };
		const { ticketId, owner } = unwrap(await api.tickets.place(order));
		const stand = (version: number, counted: bigint) =>
			db.tx((tx) =>
				api.tickets.stand(tx, [{ ticketId, owner, version, state: "settled", returned: 100n, counted, events: [] }]),
			);
		await stand(1, 80n);
		expect(await lines(member)).toMatchObject([{ rounds: 1, stake: "200", counted: "80", won: "100", late: false }]);
		hall.clock.advance(3_600_000);
		await stand(2, 0n);
		expect(await lines(member)).toMatchObject([
			{ rounds: -1, counted: "-80", late: true },
			{ rounds: 1, counted: "0", late: true },
		]);
	});

	it("wait for the oldest transaction that still runs, and skip nothing for it", async () => {
		const member = await hall.enrol(10_000n);
		await db.tx(async (tx) => {
			await sql`select pg_current_xact_id()`.execute(tx);
			await spin(member, 70n);
			expect(await lines(member)).toEqual([]);
		});
		expect(await lines(member)).toMatchObject([{ rounds: 1, stake: "70" }]);
		expect(await lines(member)).toEqual([]);
	});

	it("are found by the block ranges, whatever was played before", async () => {
		const { rows } = await db.tx(async (tx) => {
			await sql`set local enable_seqscan = off`.execute(tx);
			return sql<{ "QUERY PLAN": string }>`
				explain select stake from games.round where transaction_id >= 5 and transaction_id < 9`.execute(tx);
		});
		const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
		expect(plan).toMatch(/Bitmap Index Scan on round_\w*transaction_id/);
		expect(plan).not.toMatch(/Seq Scan/);
	});

	it("tell a cancelled round as nothing that was played, and one that is written again unchanged not at all", async () => {
		const member = await hall.enrol(10_000n);
		const round = await outsideRound(hall, member, "nothing");
		await round.bet(500n, false);
		await round.takeBack("bet");
		expect(await lines(member)).toMatchObject([{ rounds: 0, stake: "0", undone: 1 }]);
		const other = await outsideRound(hall, member, "again");
		await other.bet(500n, true);
		await lines(member);
		await db.tx((tx) =>
			sql`update games.round set transaction_id = txid_current() where member_id = ${member}::bigint`.execute(tx),
		);
		expect(await lines(member)).toMatchObject([{ undone: 1 }]);
	});
});

/** The games' files up to one of them. */
async function filesUpTo(last: string): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "games-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const from = fileURLToPath(migrations.directory);
	await cp(from, folder, {
		recursive: true,
		filter: (path) => !path.endsWith(".sql") || path.slice(from.length) <= last,
	});
	return folder;
}

describe("a house whose play was counted before there were lines", () => {
	it("goes on where it stood: sums are those of the rounds, nothing is noted twice, nothing is missed", async () => {
		const before = { domain: "games", directory: await filesUpTo("002-zzz.sql") };
		const sources = [jobsMigrations, deskMigrations, walletMigrations];
		const house = await testDatabase([...sources, before]);
		const ask = async <Row>(text: string) => (await house.tx((tx) => sql.raw<Row>(text).execute(tx))).rows;
		const round = (id: number, more: { stake?: number; status?: string; several?: boolean } = {}) =>
			ask(`insert into games.round (member_id, started_at, id, game_id, currency, status, stake, win, balance_before,
					balance_after, pay_table, events, ended_at, vendor_round_id)
				values (1, now(), '00000000-0000-7000-8000-00000000000${id}', (select min(id) from games.game), 'P',
					'${more.status ?? "complete"}', ${more.stake ?? 100}, 50, 0, 0, '1', '[]',
					${more.status === "open" ? "null" : "now()"}, ${more.several ? `'v${id}'` : "null"})`);
		await ask(`insert into games.vendor (code, names, art_code, counter, launch_url, interrupted, interrupted_after_seconds)
			values ('ACME', '{"en":"Acme"}', 'acme', 'games:acme', '/arcade/', 'complete', 600)`);
		await ask(`insert into games.game (vendor, code, category, names, rtp, lines, volatility, hot, new, art_small, art_show, hue,
				trial, pay_table)
			values ('ACME', 'one', 'RNG', '{"en":"Game"}', 96, 20, 'medium', false, false, '/a.webp', '/b.webp', 30, true, '1')`);
		await round(1, { stake: 200_000 });
		await round(2, { several: true });
		await round(3, { several: true, status: "open" });
		await ask("select games.sum_hours(now()), games.sum_member_hours(now(), 0), games.note_significant()");
		// Written when the old sums had counted: one new, one that ends, one that is voided.
		await round(4, { stake: 300_000 });
		await ask(`update games.round set status = 'complete', ended_at = now(), transaction_id = txid_current()
			where vendor_round_id = 'v3'`);
		await ask("update games.round set status = 'void', transaction_id = txid_current() where vendor_round_id = 'v2'");

		await migrate(house.url, [...sources, migrations]);
		const at = { db: house, clock: systemClock };
		for (let turn = 0; turn < 2; turn++)
			for (const follower of [hours, memberHours, significant(() => undefined)]) await followPlays(at, follower);
		expect(await ask("select * from games.hour_fault")).toEqual([]);
		expect(await ask("select * from games.played_fault")).toEqual([]);
		expect(await ask("select rounds, stake, won from games.played_day")).toEqual([
			{ rounds: "3", stake: "500100", won: "150" },
		]);
		expect(await ask("select kind, count(*) from games.significant_event group by 1 order by 1")).toEqual([
			{ kind: "large-wager", count: "2" },
			{ kind: "round-void", count: "1" },
		]);
	});
});
