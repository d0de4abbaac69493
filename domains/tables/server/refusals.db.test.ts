// What a table refuses, and what is found again: pauses, strangers, doubled keys, rounds that were left unsettled.
import { afterAll, expect, it } from "vitest";
import { log } from "#platform/http/testing";
import { tables } from "../core/index.ts";
import { openTables, type Sitting } from "./testing/open-tables.ts";

const house = await openTables();
afterAll(() => house.close());
const member = await house.sit("DT01", await house.enrol(50_000n));

async function untilOpen() {
	for (let turn = 0; turn < 6; turn++) {
		const { phase, round } = await house.state("DT01");
		if (phase.name === "open" && round !== null) return round;
		await house.pass("DT01", Math.max(0, phase.endsAt - house.clock.now().getTime()));
	}
	throw new Error("no round opened");
}

const bet = (roundId: string, key: string, bets: Readonly<Record<string, string>>) => ({
	key,
	roundId,
	bets: Object.entries(bets).map(([spot, amount]) => ({ spot, amount })),
});

it("does not know a round, a shoe or a table that is not its own", async () => {
	const { roundId } = await untilOpen();
	const stranger: Sitting = { ...member, play: { ...member.play, vendor: "TESSERA" } };
	for (const [call, input] of [
		["enter-table", {}],
		["place-table-bet", bet(roundId, "press-strange", { dragon: "5.00" })],
		["list-own-table-bets", { roundId }],
		["cut-shoe", { shoe: "20261124-01", place: 7 }],
	] as const)
		expect(await house.call(call, stranger, input), call).toMatchObject({ error: { code: "TABLE_UNKNOWN" } });
	expect(await house.ask("read-shoe", { table: "DT01", shoe: "20200101-01" })).toMatchObject({
		error: { code: "SHOE_UNKNOWN" },
	});
	expect(await house.call("cut-shoe", member, { shoe: "20200101-01", place: 7 })).toMatchObject({
		error: { code: "CUT_CLOSED" },
	});
	expect(await house.call("place-table-bet", member, bet(roundId, "press-toofine", { dragon: "5.001" }))).toMatchObject(
		{ error: { code: "SPOT_UNKNOWN" } },
	);
});

it("takes nothing that the purse does not hold, and lists what a wheel's series is bound to", async () => {
	const poor = await house.sit("DT01", await house.enrol(100n));
	const { roundId } = await untilOpen();
	expect(await house.call("place-table-bet", poor, bet(roundId, "press-too-poor", { dragon: "5.00" }))).toMatchObject({
		error: { code: "INSUFFICIENT_FUNDS" },
	});
	await house.pass("ROU02", 0);
	const trial = await house.sit("ROU02");
	expect(await house.call("enter-table", trial)).toMatchObject({
		value: { own: [], table: { phase: { name: "shuffling" } } },
	});
	const shuffling = (await house.state("ROU02")).shoe?.shoe;
	expect(await house.ask("read-shoe", { table: "ROU02", shoe: shuffling })).not.toHaveProperty("value.publicHex");
	await house.pass("ROU02", 12_000);
	const listed = await house.ask("list-shoes", { table: "ROU02" });
	expect(listed).toMatchObject({ value: { shoes: [{ state: "used" }] } });
	const { shoe } = (await house.state("ROU02")).shoe ?? {};
	const proof = await house.ask("read-shoe", { table: "ROU02", shoe });
	expect(proof).toMatchObject({ value: { cut: 0, rounds: [] } });
	expect(proof).not.toHaveProperty("value.cardsHash");
	expect(await house.call("enter-table", trial)).toMatchObject({
		value: { mode: "demo", own: [], table: { phase: { name: "open" } } },
	});
});

it("presses at the same moment do not pass a limit together", async () => {
	const { roundId } = await untilOpen();
	const eager = await house.sit("DT01", await house.enrol(200_000n));
	const press = (number: number) =>
		house.call("place-table-bet", eager, bet(roundId, `press-at-once-${number}`, { dragon: "200.00" }));
	const answers = await Promise.all([0, 1, 2, 3].map(press));
	expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
	expect(answers.filter(({ ok }) => !ok)).toMatchObject(
		[2, 3].map(() => ({ error: { code: "BET_TOO_LARGE", value: { spot: "dragon", limit: "500.00" } } })),
	);
});

it("a key says one thing", async () => {
	const { roundId } = await untilOpen();
	const first = bet(roundId, "press-onething", { dragon: "5.00" });
	expect(await house.call("place-table-bet", member, first)).toMatchObject({ ok: true });
	expect(
		await house.call("place-table-bet", member, { ...first, bets: [{ spot: "tiger", amount: "5.00" }] }),
	).toMatchObject({ error: { code: "DUPLICATE_TRANSACTION" } });
	const late = new Date(house.clock.now().getTime() + 60_000);
	expect(
		await house.call("place-table-bet", member, { ...first, bets: [{ spot: "tiger", amount: "5.00" }] }, late),
	).toMatchObject({ error: { code: "DUPLICATE_TRANSACTION" } });
	expect(await house.call("enter-table", member)).toMatchObject({
		value: { own: [{ stake: "5.00", state: "open" }], limits: { min: "1.00", max: "500.00" } },
	});
});

it("a round whose settlement was lost is found again", async () => {
	await house.pass("DT01", 15_000);
	await house.pass("DT01", 5_000);
	const { roundId } = await untilOpen();
	await house.call("place-table-bet", member, bet(roundId, "press-lost-job", { dragon: "5.00", tiger: "5.00" }));
	const { bet: open, deal } = tables.DT01.times;
	for (const seconds of [open + 1, deal]) {
		house.clock.advance(seconds * 1_000);
		await house.running.rooms.watch(house.module.room, "DT01");
		await house.running.round();
	}
	expect(await house.call("list-own-table-bets", member, { roundId })).toMatchObject({
		value: { tickets: [{ state: "open" }] },
	});
	house.clock.advance(31_000);
	const keep = house.module.jobs.find(({ name }) => name === "tables.keep");
	await keep?.run({}, { jobId: "1", attempt: 1, now: house.clock.now(), log, signal: undefined });
	expect(await house.call("list-own-table-bets", member, { roundId })).toMatchObject({
		value: { tickets: [{ state: "settled" }] },
	});
	expect(await house.violations()).toEqual([]);
});

it("a bet that reached the server in time counts, however late it is written", async () => {
	const round = await untilOpen();
	const { bet: open, deal } = tables.DT01.times;
	await house.pass("DT01", (open + 1) * 1_000);
	const settle = house.module.jobs.find(({ name }) => name === "tables.settle");
	const run = () =>
		settle?.run({ roundId: round.roundId }, { jobId: "1", attempt: 1, now: house.clock.now(), log, signal: undefined });
	await run();
	await house.pass("DT01", deal * 1_000);
	expect(await house.ask("list-tables")).toMatchObject({ ok: true });
	expect(await house.call("enter-table", member)).toMatchObject({ value: { table: { phase: { name: "result" } } } });
	const slow = bet(round.roundId, "press-so-slow", { dragon: "5.00" });
	expect(await house.call("place-table-bet", member, slow, new Date(round.closesAt))).toMatchObject({ ok: true });
	await run();
	const own = await house.call("list-own-table-bets", member, { roundId: round.roundId });
	expect(own).toMatchObject({ value: { tickets: [{ state: "settled", stake: "5.00" }] } });
	expect(await house.violations()).toEqual([]);
});
