// Random histories of a team: operators fill and draw floats, agents hand down, members hand up, several at once and with
// the same press twice. Whatever comes, the team holds what came into it, every transfer stands beside its postings, and
// nobody outside of the line ever gets anything.

import fc from "fast-check";
import { expect, test } from "vitest";
import { type MemberId, unwrap } from "#platform/kernel";
import { historiesOf } from "../../../../tools/bootstrap/testing/turn.ts";
import { listTransfers } from "../../contract/index.ts";
import { issueFloat } from "../module.ts";
import { merchant, openCounter } from "../testing/open-counter.ts";
import { openTeam } from "../testing/open-team.ts";

const counter = await openCounter();
const { call, clock, deps, faults, wager } = counter;
const { agent, player, nameOf, purse, down, up } = openTeam(counter);

type Act = {
	readonly kind: "down" | "up" | "fill" | "draw" | "aside" | "play";
	/** Which of the members below, or which of the agents. */
	readonly who: number;
	readonly amount: number;
	/** The press: two acts of one wave may be the same one. */
	readonly press: number;
};

const act: fc.Arbitrary<Act> = fc.record({
	kind: fc.constantFrom<Act["kind"]>("down", "up", "fill", "draw", "aside", "play"),
	who: fc.nat({ max: 1 }),
	amount: fc.integer({ min: 1, max: 80 }),
	press: fc.nat({ max: 5 }),
});

type Line = {
	readonly top: MemberId;
	readonly middle: MemberId;
	readonly members: readonly [MemberId, MemberId];
	readonly outside: MemberId;
};

async function newLine(): Promise<Line> {
	const top = await agent(10_000n);
	const middle = await agent(5_000n, top);
	return {
		top,
		middle,
		members: [await player(2_000n, top), await player(2_000n, middle)],
		outside: await player(0n),
	};
}

const begun = 19_000n;
const histories = { run: 0, wagered: 0n };

/** Answers what came into the team, in minor units. */
async function carryOut(line: Line, { kind, who, amount, press }: Act): Promise<bigint> {
	const giver = who === 0 ? line.top : line.middle;
	const member = line.members[who === 0 ? 0 : 1];
	const key = `history-${histories.run}-${kind}-${who}-${press}`;
	if (kind === "down") await down(giver, { account: nameOf(member), amount: `${amount}`, key });
	if (kind === "up") await up(member, { amount: `${amount}`, key });
	if (kind === "play") {
		histories.wagered += BigInt(amount) * 100n;
		wager(member, histories.wagered);
	}
	if (kind === "aside") {
		const refused = await down(giver, { account: nameOf(line.outside), amount: `${amount}` });
		expect(refused.ok).toBe(false);
	}
	if (kind !== "fill" && kind !== "draw") return 0n;
	const minor = BigInt(kind === "fill" ? amount : -amount) * 100n;
	const order = { merchant, account: nameOf(giver), currency: "P", amount: minor, operator: "Han" } as const;
	const issued = await issueFloat(deps, { ...order, now: clock.now(), id: deps.newId() });
	return issued.ok ? minor : 0n;
}

async function holds({ top, middle, members }: Line): Promise<bigint> {
	const held = await Promise.all([
		...[top, middle].map((one) => purse(one, "float")),
		...members.map((one) => purse(one, "cash")),
	]);
	for (const one of held) expect(one >= 0n).toBe(true);
	return held.reduce((sum, one) => sum + one, 0n);
}

test("a team holds what came into it, and nothing leaves the line", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(fc.array(act, { minLength: 1, maxLength: 5 }), { maxLength: 6 }), async (waves) => {
			histories.run += 1;
			const line = await newLine();
			let expected = begun;
			for (const wave of waves) {
				for (const came of await Promise.all(wave.map((one) => carryOut(line, one)))) expected += came;
			}
			expect(await holds(line)).toBe(expected);
			expect(await purse(line.outside, "cash")).toBe(0n);
			const { transfers } = unwrap(await call(line.members[0], listTransfers, { pageSize: 100 }));
			const got = transfers.reduce((sum, { type, amount }) => sum + (type === "down" ? 1 : -1) * Number(amount), 0);
			expect(await purse(line.members[0], "cash")).toBe(2_000n + BigInt(Math.round(got * 100)));
		}),
		{ numRuns: historiesOf(20) },
	);
	expect(await faults()).toEqual([]);
}, 120_000);
