// What holds of everything that two people decide about, of every kind alike: never approved by who asked, carried once, and of two
// who press at once one decides. A test of a kind says how it is asked for and decided; the laws are tried here. Never imported
// outside tests.
import { describe, expect, test } from "vitest";
import type { Failure } from "#platform/contract";
import type { Result } from "#platform/kernel";
import { lapseAll } from "./lapse-all.ts";
import type { OpenOffice } from "./open-office.ts";
import { comeIn, type Employee, employ } from "./staff-hands.ts";

type ApprovalWord = { readonly kind: "approve" } | { readonly kind: "refuse"; readonly why: string };
type Answer = Promise<Result<unknown, Failure<string>>>;
type TriedKind = {
	/** As rows of it are called. */
	readonly name: string;
	/** Asks for more than anybody may do alone; answers what decides of it. */
	readonly ask: (token: string) => Promise<string>;
	readonly decide: (id: string, token: string, word: ApprovalWord) => Answer;
	readonly takeBack: (id: string, token: string) => Answer;
	/** How often what was asked for has been carried. */
	readonly carried: string;
};

const approve: ApprovalWord = { kind: "approve" };
const refuse: ApprovalWord = { kind: "refuse", why: "too dear" };

type People = {
	readonly office: OpenOffice;
	/** Who asks, and two who may decide. */
	readonly asker: Employee;
	readonly first: Employee;
	readonly second: Employee;
};

/** Call it once, at the top of a file. */
export async function expectApprovalLaws(office: OpenOffice, kinds: readonly TriedKind[]): Promise<void> {
	const { clock, rows } = office;
	/** Each may do all, and 1000.00 alone within a day. */
	const hire = () => {
		clock.advance(6_000);
		return employ(office, "owner");
	};
	const people = { office, asker: await hire(), first: await hire(), second: await hire() };
	const { asker, first } = people;
	describe.each(kinds)("of $name", (kind) => {
		decidedLaws(kind, people);
		keptLaws(kind, people);
	});

	test("what nobody decided in time is over, of every kind, and carried by nobody", async () => {
		const waiting = [];
		for (const kind of kinds)
			waiting.push({ kind, id: await kind.ask(asker.token), before: (await rows(kind.carried)).length });
		clock.advance(73 * 3_600_000);
		const token = await comeIn(office, first);
		await lapseAll(office, clock.now());
		for (const { kind, id, before } of waiting) {
			expect((await kind.decide(id, token, approve)).ok, kind.name).toBe(false);
			expect((await rows(kind.carried)).length, kind.name).toBe(before);
		}
	});
}

function handsOf({ name, ask, carried }: TriedKind, { office: { clock, rows }, asker }: People) {
	return {
		times: async () => (await rows(carried)).length,
		/** Where the latest stands. */
		latest: async () => {
			const [row] = await rows<{ state: string; askedById: string; decidedById: string | null }>(
				`select state, asked_by_id as "askedById", decided_by_id as "decidedById" from desk.approval
					where kind = '${name}' order by asked_at desc, id desc limit 1`,
			);
			return row;
		},
		askAnew: (): Promise<string> => {
			clock.advance(1_000);
			return ask(asker.token);
		},
	};
}

function decidedLaws(kind: TriedKind, people: People): void {
	const { decide } = kind;
	const { asker, first, second } = people;
	const { times, latest, askAnew } = handsOf(kind, people);

	test("nobody decides of their own, and nothing is carried before another agrees", async () => {
		const before = await times();
		const id = await askAnew();
		for (const word of [approve, refuse]) expect((await decide(id, asker.token, word)).ok).toBe(false);
		expect([await times(), (await latest())?.state]).toEqual([before, "proposed"]);
		expect((await decide(id, first.token, approve)).ok).toBe(true);
		expect(await times()).toBe(before + 1);
		expect(await latest()).toEqual({ state: "approved", askedById: asker.staffId, decidedById: first.staffId });
		for (const word of [approve, refuse]) expect((await decide(id, second.token, word)).ok).toBe(false);
		expect(await times()).toBe(before + 1);
	});

	test.each([
		["agree", [approve, approve]],
		["agree and refuse", [approve, refuse]],
		["refuse", [refuse, refuse]],
	])("two who %s at once decide once, and it is carried at most once", async (_, [one = approve, other = approve]) => {
		const before = await times();
		const id = await askAnew();
		const answers = await Promise.all([decide(id, first.token, one), decide(id, second.token, other)]);
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		const state = (await latest())?.state;
		expect(await times()).toBe(before + (state === "approved" ? 1 : 0));
		expect(state).toBe((answers[0].ok ? one : other).kind === "approve" ? "approved" : "refused");
	});
}

function keptLaws(kind: TriedKind, people: People): void {
	const { name, decide, takeBack } = kind;
	const { office, asker, first } = people;
	const { rows } = office;
	const { times, latest, askAnew } = handsOf(kind, people);

	test("whoever asked takes it back, and then nobody decides of it", async () => {
		const before = await times();
		const id = await askAnew();
		expect((await takeBack(id, asker.token)).ok).toBe(true);
		for (const word of [approve, refuse]) expect((await decide(id, first.token, word)).ok).toBe(false);
		expect([await times(), (await latest())?.state]).toEqual([before, "refused"]);
	});

	test("the table itself keeps nobody's own word, and what was decided as it was", async () => {
		const set = (part: string) =>
			rows(`update desk.approval set ${part} where id in
				(select id from desk.approval where kind = '${name}' order by asked_at desc, id desc limit 1)`);
		await askAnew();
		const own = "state = 'approved', decided_by = asked_by, decided_by_id = asked_by_id, decided_at = now()";
		await expect(set(own)).rejects.toThrow("another");
		await set("state = 'expired', decided_at = now()");
		await expect(set("state = 'proposed', decided_at = null")).rejects.toThrow("decided once");
		await expect(set("worth = worth + 1")).rejects.toThrow("decided once");
	});
}
