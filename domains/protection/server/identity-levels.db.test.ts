// The levels of markets as rows: what the house brings, what an operator edits, and what the database itself refuses.
import { beforeEach, describe, expect, test } from "vitest";
import { type MemberId, unwrap } from "#platform/kernel";
import { readIdentity } from "../contract/index.ts";
import { documentKinds } from "../core/index.ts";
import { profiles } from "./seed-data.ts";
import { merchant, openShelter } from "./testing/open-shelter.ts";

const shelter = await openShelter();
const { call, enrol, protection, rows } = shelter;

let member: MemberId;
beforeEach(async () => {
	await shelter.playBy("international");
	member = await enrol();
});

const identity = async () => unwrap(await call(member, readIdentity, {}));
const accept = (kind: string, of: MemberId = member) =>
	rows(`insert into protection.document (member_id, id, merchant, kind, state, remark, sent_at, decided_at, decided_by)
		values (${of}, gen_random_uuid(), '${merchant}', '${kind}', 'accepted', '', now(), now(), 'test')`);
const standing = () => protection.api.playStanding({ memberId: member, merchant });

describe("T05 the levels that come with the house", () => {
	test.each(profiles.map(({ code, levels }) => [code, levels] as const))("of %s are shown", async (code, levels) => {
		await shelter.playBy(code);
		const shown = (await identity()).levels;
		expect(shown).toEqual(levels.map((level, below) => ({ level: below + 1, ...level })));
	});
	test.each(profiles.map(({ code, levels }) => [code, levels] as const))(
		"of %s rise with each document, the last with all",
		async (code, levels) => {
			await shelter.playBy(code);
			const needed = levels.map(({ needs }) => needs);
			for (const [below, needs] of needed.entries()) {
				expect((await identity()).level).toBe(below);
				for (const kind of needs) await accept(kind);
				expect((await identity()).level).toBe(below + 1);
			}
		},
	);
	test("let nobody play before a document where the market says so, and everybody elsewhere", async () => {
		for (const { code, levels } of profiles) {
			await shelter.playBy(code);
			const named = levels.some(({ allows }) => allows.includes("play"));
			expect([code, (await standing()).unproven]).toEqual([code, named]);
		}
	});
	test("let nobody withdraw before a document, and RTS 14B take one back only where the market lets them", async () => {
		const rules = () => shelter.db.read((tx) => protection.api.withdrawalRules(tx, { memberId: member, merchant }));
		for (const { code, withdrawalCancellable: cancellable } of profiles) {
			await shelter.playBy(code);
			expect([code, await rules()]).toEqual([code, { unproven: true, cancellable }]);
		}
		await accept("identity");
		for (const { code, withdrawalCancellable: cancellable } of profiles) {
			await shelter.playBy(code);
			expect([code, await rules()]).toEqual([code, { unproven: false, cancellable }]);
		}
		expect(profiles.find(({ code }) => code === "great-britain")?.withdrawalCancellable).toBe(false);
	});
	test("A.3.8 an exclusion changes nothing of what is said of withdrawals", async () => {
		await accept("identity");
		await rows(`insert into protection.exclusion (member_id, kind, began_at, ends_at)
			values (${member}, 'exclusion', now() - interval '1 minute', now() + interval '7 months')`);
		const rules = await shelter.db.read((tx) => protection.api.withdrawalRules(tx, { memberId: member, merchant }));
		expect(rules).toEqual({ unproven: false, cancellable: true });
	});
	test("are each member's own", async () => {
		await accept("identity", await enrol());
		expect((await identity()).level).toBe(0);
	});
});

describe("an operator edits them", () => {
	test("and every node reads its players anew", async () => {
		const heard: unknown[] = [];
		protection.api.onChange((changed) => heard.push(changed));
		await rows("update protection.identity_level set allows = '{play}' where profile = 'international' and level = 1");
		await expect.poll(() => heard).toContain(undefined);
		expect((await standing()).unproven).toBe(true);
		await accept("identity");
		expect((await standing()).unproven).toBe(false);
		await rows(
			"update protection.identity_level set allows = '{withdraw}' where profile = 'international' and level = 1",
		);
	});
	test("down to none: then no document is asked for", async () => {
		await rows("delete from protection.identity_level where profile = 'ontario'");
		await shelter.playBy("ontario");
		expect(await identity()).toMatchObject({ level: 0, levels: [] });
		expect((await standing()).unproven).toBe(false);
	});
});

describe("the database refuses", () => {
	const level = (values: string) => rows(`insert into protection.identity_level values (${values})`);
	const document = (kind: string, change: { readonly state?: string; readonly decided?: string } = {}) =>
		rows(`insert into protection.document (member_id, id, merchant, kind, state, remark, sent_at, decided_at)
			values (${member}, gen_random_uuid(), 'tessera', '${kind}', '${change.state ?? "waiting"}', '', now(),
				${change.decided ?? "null"})`);
	test.each([
		["a level that needs nothing", "'sweden', 2, '{}', '{}'"],
		["a document that nobody knows", "'sweden', 2, '{tattoo}', '{}'"],
		["an act that nobody knows", "'sweden', 2, '{address}', '{fly}'"],
		["a level beyond five", "'sweden', 6, '{address}', '{}'"],
	])("%s", async (_name, values) => {
		await expect(level(values)).rejects.toThrow(/check constraint/);
	});
	test("a level of no market", async () => {
		await expect(level("'atlantis', 1, '{address}', '{}'")).rejects.toThrow(/foreign key/);
	});
	test.each(documentKinds)("two documents of %s that wait or are accepted", async (kind) => {
		await document(kind);
		await expect(document(kind)).rejects.toThrow(/document_of_kind/);
		await expect(accept(kind)).rejects.toThrow(/document_of_kind/);
	});
	test("a decision without its time, and a refusal that is never forgotten", async () => {
		await expect(document("funds", { state: "accepted" })).rejects.toThrow(/check constraint/);
		await expect(document("funds", { state: "refused", decided: "now()" })).rejects.toThrow(/check constraint/);
	});
	test("a picture without its document, and a fourth", async () => {
		const image = (place: number) =>
			rows(`insert into protection.document_image
				values (${member}, gen_random_uuid(), ${place}, decode(repeat('00', 40), 'hex'))`);
		await expect(image(1)).rejects.toThrow(/foreign key/);
		await expect(image(4)).rejects.toThrow(/check constraint/);
	});
});
