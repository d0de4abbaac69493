// Rows of findings, runs and our lines of a provider: what a time holds and what it does not, however many there are, and
// what the database itself refuses.
import { beforeAll, describe, expect, test } from "vitest";
import { databaseErrorCode } from "#platform/db";
import type { Difference } from "../../core/index.ts";
import { openCounter } from "../testing/open-counter.ts";
import { acceptedOf, closeFindings, insertFindings, openFindings, readFindings } from "./finding-store.ts";
import { ownLines } from "./own-lines.ts";

const { db, enrol, open, rows } = await openCounter();
const at = (time: string) => new Date(`2026-05-01T${time}Z`);

type Line = {
	readonly provider?: string;
	readonly number: string;
	readonly paidAt?: string;
	readonly fault?: string;
	readonly amount?: string;
	readonly currency?: string;
};

/** A line that waits for an operator. */
const keep = ({ provider = "gateway", number, paidAt = "12:00:00", ...line }: Line) =>
	rows(`insert into cashier.provider_line (provider, line_id, payment, currency, amount, paid_at, heard_at, told_by,
			merchant, fault, state)
		values ('${provider}', '${number}', 'p-${number}', '${line.currency ?? "P"}', '${line.amount ?? "1.00"}',
			'2026-05-01T${paidAt}Z', now(), 'webhook', '', '${line.fault ?? "unknown"}', 'review')`);
const own = async (since: string, until: string, provider = "gateway") =>
	ownLines(db, { provider, since: at(since), until: at(until) });

describe("our lines of a time", () => {
	beforeAll(async () => {
		await keep({ number: "before", paidAt: "11:59:59.999" });
		await keep({ number: "first", paidAt: "12:00:00" });
		await keep({ number: "last", paidAt: "12:59:59.999" });
		await keep({ number: "after", paidAt: "13:00:00" });
		await keep({ number: "first", paidAt: "12:30:00", fault: "changed", amount: "9.00" });
		await keep({ number: "elsewhere", provider: "another", paidAt: "12:30:00" });
	});
	test("hold its beginning and not its end, nobody else's, and not what was told otherwise later", async () => {
		const lines = await own("12:00:00", "13:00:00");
		expect(lines.map(({ line }) => line).toSorted()).toEqual(["first", "last"]);
		expect((await own("12:00:00", "13:00:00", "another")).map(({ line }) => line)).toEqual(["elsewhere"]);
		expect(await own("14:00:00", "15:00:00")).toEqual([]);
	});
	test("say what was told, and what of it was credited", async () => {
		expect(await own("11:00:00", "12:00:00")).toEqual([
			{ line: "before", payment: "p-before", amount: "1.00", currency: "P", credited: false, arrived: undefined },
		]);
		const member = await enrol();
		const { depositId } = await open(member, "100");
		await rows(`update cashier.deposit set state = 'credited', closed_at = now(), arrived = 10050, fee = 0, credited = 10050,
			posting_key = gen_random_uuid() where id = '${depositId}'`);
		await rows(`update cashier.provider_line set state = 'credited', closed_at = now(), member_id = ${member},
			deposit_id = '${depositId}' where line_id = 'last'`);
		const [line] = await own("12:59:00", "13:00:00");
		expect(line).toMatchObject({ credited: true, arrived: "100.50" });
	});
	test("are all there, however many pages they fill", async () => {
		await rows(`insert into cashier.provider_line (provider, line_id, payment, currency, amount, paid_at, heard_at,
				told_by, merchant, fault, state)
			select 'busy', 'n' || n, 'p' || n, 'P', '1.00', '2026-05-01T12:00:00Z', now(), 'poll', '', 'unknown', 'review'
			from generate_series(1, 2500) as n`);
		const lines = await own("12:00:00", "13:00:00", "busy");
		expect(new Set(lines.map(({ line }) => line)).size).toBe(2_500);
	});
});

const difference = (subject: string, change: Partial<Difference> = {}): Difference => ({
	kind: "ledger",
	subject,
	ours: "0",
	theirs: "1",
	...change,
});
const insert = (...found: readonly Difference[]) => db.tx((tx) => insertFindings(tx, found, at("12:00:00")));
const idOf = async (subject: string) =>
	(await readFindings(db, { openOnly: false, most: 200 })).find((one) => one.subject === subject)?.id ?? "";
const close = async (subject: string, end: { readonly by: string; readonly reason: string }) => {
	const id = await idOf(subject);
	await db.tx((tx) => closeFindings(tx, [id], { at: at("13:00:00"), ...end }));
};

describe("findings", () => {
	test("of one kind and subject are open once at most, and as often as you like when they are resolved", async () => {
		await insert(difference("a"));
		const again = await insert(difference("a")).then(
			() => "taken",
			(error: unknown) => databaseErrorCode(error),
		);
		expect(again).toBe("23505");
		await insert(difference("a", { kind: "uncovered" }));
		await close("a", { by: "Han", reason: "Seen." });
		await insert(difference("a", { kind: "uncovered", subject: "b" }));
		expect([...(await openFindings(db))].toSorted()).toEqual([
			["ledger", 1],
			["uncovered", 1],
		]);
	});
	test("that an operator accepted are known by kind, subject and both figures; those that vanished are not", async () => {
		await insert(difference("accepted"), difference("vanished"), difference("open"));
		await close("accepted", { by: "Han", reason: "A test." });
		await close("vanished", { by: "reconciliation", reason: "" });
		const asked = [
			difference("accepted"),
			difference("accepted", { theirs: "2" }),
			difference("accepted", { ours: "5" }),
			difference("accepted", { kind: "uncovered" }),
			difference("vanished"),
			difference("open"),
			difference("never"),
		];
		const accepted = await db.read((tx) => acceptedOf(tx, asked));
		expect(asked.map((one) => accepted.has(one))).toEqual([true, false, false, false, false, false, false]);
		expect((await db.read((tx) => acceptedOf(tx, []))).size).toBe(0);
	});
	test("are accepted by what an operator said last, not by what was said once", async () => {
		await insert(difference("twice"));
		await close("twice", { by: "Han", reason: "A test." });
		await insert(difference("twice", { theirs: "2" }));
		await close("twice", { by: "reconciliation", reason: "" });
		const accepted = await db.read((tx) => acceptedOf(tx, [difference("twice")]));
		expect(accepted.size).toBe(0);
	});
	test.each([
		["seen before it was seen", "last_seen_at = first_seen_at - interval '1 second'"],
		["resolved by nobody", "resolved_at = now()"],
		["resolved without a time", "resolved_by = 'Han'"],
	])("%s are refused", async (_what, change) => {
		const subject = `odd ${change}`.replaceAll("'", "");
		await insert(difference(subject));
		const refused = rows(`update cashier.finding set ${change} where id = ${await idOf(subject)}`);
		await expect(refused.catch((error: unknown) => databaseErrorCode(error))).resolves.toBe("23514");
	});
});
