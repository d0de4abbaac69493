// A vendor at its worst: commands of several rounds in any order, doubled, at once and forged, repeated as vendors repeat
// them, through every dialect. Whatever it was answered is what the ledger says at the end. The seed is printed on failure.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sql } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import { historiesOf } from "../../../../tools/bootstrap/testing/turn.ts";
import {
	everywhere,
	lodge,
	openFormVendor,
	openHmacVendor,
	openHub88Vendor,
	openTransferVendor,
	type Say,
	type Speaker,
	speakInProcess,
	type Told,
} from "../testing/dialect-port.ts";
import { openOwnHall } from "../testing/own-hall.ts";

const { hall } = await openOwnHall();
const hmac = await openHmacVendor(hall);
const hub88 = await openHub88Vendor(hall);
const form = await openFormVendor(hall);
const books = await openTransferVendor(hall);

const start = 2_000n;
let storms = 0;

async function enrol({ game, vendor }: Speaker): Promise<MemberId> {
	const member = await hall.enrol(start);
	if (game === books.speaker.game) await lodge(hall, { member, vendor });
	return member;
}

/** What a vendor has to say of one round. */
type Script = {
	readonly bets: readonly { readonly amount: bigint; readonly givenBack: boolean }[];
	readonly wins: readonly bigint[];
	readonly ends: boolean;
};
const script = fc.record({
	bets: fc.array(fc.record({ amount: fc.bigInt(1n, 700n), givenBack: fc.boolean() }), { minLength: 1, maxLength: 3 }),
	wins: fc.array(fc.bigInt(0n, 500n), { maxLength: 2 }),
	ends: fc.boolean(),
});

type Verb = "bet" | "win" | "rollback" | "end";
type Line = {
	readonly verb: Verb;
	readonly id: string;
	readonly of?: string;
	readonly say: Say;
	readonly amount: bigint;
};

type Seat = { readonly member: MemberId; readonly token: string };

function linesOf({ bets, wins, ends }: Script, { member, token }: Seat, round: string): readonly Line[] {
	const line = (verb: Verb, id: string, amount: bigint, of?: string): Line => {
		const money = verb === "bet" || verb === "win" ? { amount } : {};
		const named = { member, token, round, transaction: id, ...money };
		const say = of === undefined || verb === "win" ? named : { ...named, reference: of };
		return { verb, id, amount, say, ...(of === undefined ? {} : { of }) };
	};
	return [
		...bets.map(({ amount }, place) => line("bet", `${round}-b${place}`, amount)),
		...bets.flatMap(({ amount, givenBack }, place) =>
			givenBack ? [line("rollback", `${round}-x${place}`, amount, `${round}-b${place}`)] : [],
		),
		...wins.map((amount, place) => line("win", `${round}-w${place}`, amount)),
		...(ends ? [line("end", `${round}-e`, 0n)] : []),
	];
}

function speak(speaker: Speaker, { verb, say, of = "" }: Line): Promise<Told> {
	if (verb === "bet") return speaker.bet(say);
	if (verb === "win") return speaker.win(say);
	if (verb === "end") return speaker.endRound(say);
	return speaker.rollback({ ...say, reference: of });
}

/** By transaction: whether it was ever taken. Once taken, it is never refused again. */
function noteAnswers() {
	const taken = new Set<string>();
	return {
		taken,
		ask: async (speaker: Speaker, line: Line) => {
			const before = taken.has(line.id);
			const { status } = await speak(speaker, line);
			if (status === "OK") taken.add(line.id);
			else expect({ id: line.id, before, status }).toMatchObject({ before: false });
		},
	};
}

/** Several hands of the vendor at once, each taking the next line. */
async function sendAll(lines: readonly Line[], hands: number, ask: (line: Line) => Promise<void>): Promise<void> {
	const waiting = [...lines];
	const work = async () => {
		for (let line = waiting.shift(); line !== undefined; line = waiting.shift()) await ask(line);
	};
	await Promise.all(Array.from({ length: hands }, work));
}

/** What the balance is, when exactly what was answered OK counts. */
function balanceBy(lines: readonly Line[], taken: ReadonlySet<string>): bigint {
	const stands = (line: Line) => taken.has(line.id);
	const movedBy = (line: Line): bigint => {
		if (!stands(line)) return 0n;
		if (line.verb === "win") return line.amount;
		if (line.verb === "bet") return -line.amount;
		return line.verb === "rollback" && taken.has(line.of ?? "") ? line.amount : 0n;
	};
	return lines.reduce((sum, line) => sum + movedBy(line), start);
}

async function roundsOf(member: MemberId): Promise<{ sum: bigint; odd: number }> {
	const { rows } = await hall.db.read((tx) =>
		sql<{ sum: string; odd: number }>`select coalesce(sum(win - stake), 0) as sum,
			count(*) filter (where status = 'cancelled' and (stake <> 0 or win <> 0))::int as odd
			from games.round where member_id = ${member}::bigint`.execute(tx),
	);
	return { sum: BigInt(rows[0]?.sum ?? 0), odd: rows[0]?.odd ?? 0 };
}

const plan = fc.record({
	scripts: fc.array(script, { minLength: 2, maxLength: 4 }),
	hands: fc.integer({ min: 1, max: 6 }),
	// Where each line stands in the first two passes, and which of them come twice.
	places: fc.infiniteStream(fc.nat({ max: 1_000_000 })),
});

type Storm = { readonly speaker: Speaker; readonly forge: (seat: Seat) => Promise<string> };
const forged = ({ say, speaker }: typeof form | typeof books | typeof hub88 | typeof hmac) => ({
	speaker,
	forge: async (seat: Seat) => {
		const bet = {
			...seat,
			name: "bet",
			game: speaker.game,
			currency: "P",
			round: "forged",
			transaction: "forged",
		} as const;
		return (await say({ ...bet, amount: 1n }, "signature")).status;
	},
});
const everyWay: readonly [string, Storm][] = [
	["in the process", { speaker: speakInProcess(hall), forge: async () => "no signature there" }],
	["the signed HTTP dialect", forged(hmac)],
	["Hub88", forged(hub88)],
	["the form dialect", forged(form)],
	["the transfer dialect", forged(books)],
];

describe.each(everyWay)("%s", (_name, { speaker, forge }) => {
	it("in any order, doubled, at once: what was answered is what the ledger says (property)", async () => {
		await fc.assert(
			fc.asyncProperty(plan, async ({ scripts, hands, places }) => {
				storms += 1;
				const member = await enrol(speaker);
				const { token } = await hall.sit(member, speaker.game);
				const lines = scripts.flatMap((one, place) => linesOf(one, { member, token }, `s${storms}-${place}`));
				const { taken, ask } = noteAnswers();
				const tell = (line: Line) => ask(speaker, line);
				const stream = places[Symbol.iterator]();
				const shuffled = [...lines, ...lines]
					.map((line) => ({ line, place: stream.next().value ?? 0 }))
					.toSorted((left, right) => left.place - right.place)
					.map(({ line }) => line);
				const [, answer] = await Promise.all([sendAll(shuffled, hands, tell), forge({ member, token })]);
				expect(answer).not.toBe("OK");
				// A vendor repeats what was refused, hours long; in the order in which it meant it.
				await sendAll(lines, 1, tell);
				expect(await everywhere(hall, member)).toBe(balanceBy(lines, taken));
				const rounds = await roundsOf(member);
				expect({ ...rounds, balance: start + rounds.sum }).toEqual({
					sum: rounds.sum,
					odd: 0,
					balance: await everywhere(hall, member),
				});
				expect(await everywhere(hall, member)).toBeGreaterThanOrEqual(0n);
			}),
			{ numRuns: historiesOf(6) },
		);
		expect(await hall.violations()).toEqual([]);
	});

	it("a bet and its rollback at once, ten times each: the bet stands nowhere", async () => {
		const member = await enrol(speaker);
		const { token } = await hall.sit(member, speaker.game);
		const bet: Say = { member, token, round: "race", transaction: "b", amount: 100n };
		const back = { member, token, round: "race", transaction: "x", reference: "b" };
		const answers = await Promise.all(
			Array.from({ length: 10 }, () => [speaker.bet(bet), speaker.rollback(back)]).flat(),
		);
		expect(answers.filter(({ status }) => status === "OK").length).toBeGreaterThanOrEqual(10);
		expect(await everywhere(hall, member)).toBe(start);
		expect(await speaker.rollback({ ...back, transaction: "y" })).toMatchObject({ status: "OK", balance: start });
		expect(await hall.violations()).toEqual([]);
	});

	it("one win thirty times at once is paid once", async () => {
		const member = await enrol(speaker);
		const { token } = await hall.sit(member, speaker.game);
		await speaker.bet({ member, token, round: "w", transaction: "b", amount: 100n });
		const win: Say = { member, token, round: "w", transaction: "w", amount: 300n, closed: true };
		const answers = await Promise.all(Array.from({ length: 30 }, () => speaker.win(win)));
		expect(new Set(answers.map(({ status, balance }) => `${status} ${balance}`))).toEqual(
			new Set([`OK ${start + 200n}`]),
		);
		expect(await everywhere(hall, member)).toBe(start + 200n);
	});
});
