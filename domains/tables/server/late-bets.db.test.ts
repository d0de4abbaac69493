// A crowd bets in the last fifty milliseconds of a round: what reached the server in time counts, however long it waited for its turn,
// what came after is staked by nobody, and all are paid by one outcome.
import { afterAll, expect, it } from "vitest";
import { isWhole } from "../../../tools/bootstrap/testing/turn.ts";
import { readOutcome, settleBets, tables } from "../core/index.ts";
import { openTables } from "./testing/open-tables.ts";

const house = await openTables();
afterAll(() => house.close());

/** A thousand by night. */
const members = isWhole() ? 1_000 : 100;
const purse = 10_000n;
const spots = ["player", "banker", "tie"] as const;

it("counts by when each press reached the server, and pays all by one outcome", { timeout: 300_000 }, async () => {
	const crowd = [];
	for (let index = 0; index < members; index++) crowd.push(await house.sit("BAC02", await house.enrol(purse)));
	const { roundId, closesAt } = await house.untilOpen("BAC02");
	// From fifty milliseconds before the close to ten after it.
	const presses = crowd.map((sitting, index) => {
		const spot = spots[index % spots.length] ?? "tie";
		const at = closesAt - 50 + (index % 61);
		const input = { key: `late-press-${index}`, roundId, bets: [{ spot, amount: "5.00" }] };
		return { sitting, spot, at, input };
	});
	const answers = await Promise.all(
		presses.map(({ sitting, input, at }) => house.call("place-table-bet", sitting, input, new Date(at))),
	);
	for (const [index, { at }] of presses.entries())
		expect(answers[index], `${at - closesAt} ms after the close`).toMatchObject(
			at <= closesAt ? { ok: true } : { ok: false, error: { code: "BETS_CLOSED" } },
		);
	await house.pass("BAC02", (tables.BAC02.times.bet + 1) * 1_000);
	const outcome = readOutcome((await house.state("BAC02")).round?.outcome ?? "");
	if (outcome === undefined) throw new Error("nothing was dealt");
	await house.pass("BAC02", tables.BAC02.times.deal * 1_000);
	for (const { sitting, spot, at } of presses) {
		const [paid] = settleBets("baccarat", [[{ spot, amount: 500n }]], outcome);
		const stands = at <= closesAt ? purse - 500n + (paid?.returned ?? 0n) : purse;
		expect(await house.purse(sitting), `${spot} at ${at - closesAt}`).toBe(stands);
	}
	expect(await house.violations()).toEqual([]);
});
