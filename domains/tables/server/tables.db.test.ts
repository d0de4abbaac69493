// Tables on a real ledger: bets by the clock, one outcome for all, settlement, shoes that are checked by other code.
import { createHash, createHmac } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { readOutcome, settleBets, type TableCode, tables } from "../core/index.ts";
import { openTables } from "./testing/open-tables.ts";

const house = await openTables();
afterAll(() => house.close());
const { untilOpen } = house;

/** The round's end: closed, dealt, shown, settled. */
async function finish(table: TableCode): Promise<string> {
	const { bet, deal } = tables[table].times;
	await house.pass(table, (bet + 1) * 1_000);
	const outcome = (await house.state(table)).round?.outcome ?? "";
	await house.pass(table, deal * 1_000);
	return outcome;
}

let presses = 0;
const press = (
	roundId: string,
	bets: Readonly<Record<string, string>>,
	key = `press-${String(++presses).padStart(8, "0")}`,
) => ({
	key,
	roundId,
	bets: Object.entries(bets).map(([spot, amount]) => ({ spot, amount })),
});

describe("a table", () => {
	it("takes bets until they close, deals once for all, and pays what its rules say", async () => {
		const [one, two] = [
			await house.sit("BAC02", await house.enrol(100_000n)),
			await house.sit("BAC02", await house.enrol(100_000n)),
		];
		const trial = await house.sit("BAC02");
		const round = await untilOpen("BAC02");
		expect(round.outcome).toBeNull();
		const first = press(round.roundId, { banker: "100.00", tie: "10.00" });
		const placed = await house.call("place-table-bet", one, first);
		expect(placed).toMatchObject({
			ok: true,
			value: { balance: "890.00", replayed: false, ticket: { state: "open", stake: "110.00" } },
		});
		expect(await house.call("place-table-bet", one, first)).toMatchObject({
			value: { balance: "890.00", replayed: true },
		});
		await house.call("place-table-bet", one, press(round.roundId, { player: "40.00" }));
		await house.call("place-table-bet", trial, press(round.roundId, { player: "5.00" }));
		const closes = new Date(round.closesAt);
		const last = press(round.roundId, { player: "50.00" });
		expect(await house.call("place-table-bet", two, last, closes)).toMatchObject({ ok: true });
		const late = new Date(round.closesAt + 1);
		expect(await house.call("place-table-bet", two, press(round.roundId, { tie: "5.00" }), late)).toMatchObject({
			error: { code: "BETS_CLOSED" },
		});
		const text = await finish("BAC02");
		const outcome = readOutcome(text);
		if (outcome === undefined) throw new Error(`no outcome: ${text}`);
		expect(await house.call("place-table-bet", two, last, late)).toMatchObject({ value: { replayed: true } });
		const paid = settleBets(
			"baccarat",
			[
				[
					{ spot: "banker", amount: 10_000n },
					{ spot: "tie", amount: 1_000n },
				],
				[{ spot: "player", amount: 4_000n }],
			],
			outcome,
		);
		const back = paid.reduce((sum, { returned }) => sum + returned, 0n);
		expect(await house.purse(one)).toBe(100_000n - 15_000n + back);
		const own = await house.call("list-own-table-bets", one, { roundId: round.roundId });
		expect(own).toMatchObject({ value: { tickets: [{ state: "settled" }, { state: "settled" }] } });
		expect(JSON.stringify(own)).toContain(text);
		expect(await house.ask("list-table-results", { table: "BAC02" })).toEqual({ ok: true, value: { results: [text] } });
		expect(await house.call("list-own-table-bets", trial, { roundId: round.roundId })).toMatchObject({
			value: { tickets: [{ state: "settled", stake: "5.00" }] },
		});
		expect(await house.violations()).toEqual([]);
	}, 60_000);

	it("refuses what is beyond its limits, of all that a holder has on a spot", async () => {
		const sitting = await house.sit("ROU01", await house.enrol(1_000_000n));
		const { roundId } = await untilOpen("ROU01");
		const bet = (bets: Readonly<Record<string, string>>) =>
			house.call("place-table-bet", sitting, press(roundId, bets));
		expect(await bet({ "17": "10.00", red: "500.00" })).toMatchObject({ ok: true });
		expect(await bet({ "17": "1.00" })).toMatchObject({
			error: { code: "BET_TOO_LARGE", value: { spot: "17", limit: "10.00" } },
		});
		expect(await bet({ black: "0.50" })).toMatchObject({ error: { code: "BET_TOO_SMALL" } });
		expect(await bet({ "17-19": "5.00" })).toMatchObject({ error: { code: "SPOT_UNKNOWN" } });
		expect(
			await house.call(
				"place-table-bet",
				await house.sit("DT01", await house.enrol(1_000n)),
				press(roundId, { dragon: "5.00" }),
			),
		).toMatchObject({ error: { code: "BETS_CLOSED" } });
		await finish("ROU01");
		expect(await house.violations()).toEqual([]);
	}, 60_000);

	it("sleeps when nobody watches, and another process goes on with it", async () => {
		await untilOpen("SIC01");
		await finish("SIC01");
		const before = await house.state("SIC01");
		house.clock.advance(3_600_000);
		await house.running.round();
		expect((await house.state("SIC01")).phase).toEqual(before.phase);
		const other = house.node("two");
		await other.running.rooms.watch(other.module.room, "SIC01");
		await other.running.round();
		const awake = await house.state("SIC01");
		expect(awake.phase).toMatchObject({ name: "open", startsAt: house.clock.now().getTime() });
		expect(awake.past).toHaveLength(1);
	}, 60_000);

	it("gives stakes back where its seed does not open", async () => {
		const sitting = await house.sit("DT01", await house.enrol(10_000n));
		const { roundId } = await untilOpen("DT01");
		await house.call("place-table-bet", sitting, press(roundId, { dragon: "20.00" }));
		const stranger = house.node("stranger", Buffer.alloc(32, 8));
		house.clock.advance(14_000);
		await stranger.running.rooms.watch(stranger.module.room, "DT01");
		await stranger.running.round();
		await house.settle();
		expect(await house.purse(sitting)).toBe(10_000n);
		expect(await house.call("list-own-table-bets", sitting, { roundId })).toMatchObject({
			value: { tickets: [{ state: "void", returned: "20.00" }] },
		});
	}, 60_000);
});

it("a shoe is committed before, cut by a member, told at its end, and dealt as anybody can work out", async () => {
	const member = await house.sit("BAC03", await house.enrol(1_000n));
	await house.pass("BAC03", 0);
	const shuffling = await house.state("BAC03");
	const { shoe = "", commit = "" } = shuffling.shoe ?? {};
	expect(shuffling.phase.name).toBe("shuffling");
	expect(await house.call("cut-shoe", member, { shoe, place: 123 })).toMatchObject({ value: { shoe: { cut: 123 } } });
	expect(await house.call("cut-shoe", await house.sit("BAC03"), { shoe, place: 9 })).toMatchObject({
		error: { code: "CUT_TAKEN" },
	});
	let rounds = 0;
	for (; rounds < 100; rounds++) {
		const round = await untilOpen("BAC03");
		if ((await house.state("BAC03")).shoe?.shoe !== shoe) break;
		if (round.hand === 2)
			expect(await house.ask("read-shoe", { table: "BAC03", shoe })).not.toHaveProperty("value.seed");
		await finish("BAC03");
	}
	expect(rounds).toBeGreaterThan(72);
	const proof = await house.ask("read-shoe", { table: "BAC03", shoe });
	expect(proof).toMatchObject({ ok: true, value: { state: "revealed", commit, cut: 123 } });
	const told: Told = JSON.parse(JSON.stringify(proof)).value;
	expect(createHash("sha256").update(Buffer.from(told.seed, "hex")).digest("hex")).toBe(commit);
	expect(told.publicHex).toBe(createHash("sha256").update(`BAC03|${shoe}|123`).digest("hex"));
	const cards = shuffle(told, shoe);
	expect(createHash("sha256").update(Buffer.from(cards)).digest("hex")).toBe(told.cardsHash);
	let at = 1 + Math.min(10, ((cards[0] ?? 0) % 13) + 1);
	for (const { outcome } of told.rounds) {
		const [player = "", banker = ""] = outcome.split("|");
		const dealt = [
			player.slice(0, 2),
			banker.slice(0, 2),
			player.slice(2, 4),
			banker.slice(2, 4),
			player.slice(4),
			banker.slice(4),
		].filter((card) => card !== "");
		expect(
			cards
				.slice(at, at + dealt.length)
				.map((card) => "A23456789TJQK"[card % 13] + ("CDHS"[Math.floor(card / 13)] ?? "")),
		).toEqual(dealt);
		at += dealt.length;
	}
	expect(told.rounds).toHaveLength(rounds);
}, 120_000);

type Told = {
	readonly seed: string;
	readonly publicHex: string;
	readonly cardsHash: string;
	readonly rounds: readonly { readonly outcome: string }[];
};

/** Written from the description alone. */
function shuffle({ seed, publicHex }: Told, shoe: string): number[] {
	const words: number[] = [];
	for (let block = 0; block < 200; block++) {
		const bytes = createHmac("sha256", Buffer.from(seed, "hex"))
			.update(`tessera-shoe-v1|BAC03|${shoe}|${publicHex}|${block}`)
			.digest();
		for (let word = 0; word < 8; word++) words.push(bytes.readUInt32BE(4 * word));
	}
	const cards = Array.from({ length: 416 }, (_, index) => index % 52);
	let next = 0;
	for (let place = 0; place < 415; place++) {
		const size = 416 - place;
		const bits = Math.ceil(Math.log2(size));
		let drawn = size;
		while (drawn >= size) drawn = Math.floor((words[next++] ?? 0) / 2 ** (32 - bits));
		const other = place + drawn;
		[cards[place], cards[other]] = [cards[other] ?? 0, cards[place] ?? 0];
	}
	return cards;
}
