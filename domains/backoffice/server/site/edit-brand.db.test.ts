// The brand at the desk: everything an operator edits, validated, written down with what differs, followed by the site; a
// stale edit is told.
import { describe, expect, test, vi } from "vitest";
import type { BrandDesk, BrandEdit, DeskSettings } from "#brand/contract";
import { unwrap } from "#platform/kernel";
import { editBrand, listActs, readBrand } from "../../contract/index.ts";
import { openOffice } from "../testing/open-office.ts";
import { employ } from "../testing/staff-hands.ts";

const office = await openOffice();
const { call, clock, owner, rows, brand } = office;
const asOwner = { token: owner };
const refusedAs = (code: string, value?: unknown) =>
	expect.objectContaining({
		ok: false,
		error: expect.objectContaining({ code, ...(value === undefined ? {} : { value }) }),
	});

const desk = async (): Promise<BrandDesk> => unwrap(await call(readBrand, {}, asOwner));
const edit = async (change: BrandEdit, revision?: string) =>
	call(editBrand, { revision: revision ?? (await desk()).revision, edit: change }, asOwner);
const settings = async (change: Partial<DeskSettings>): Promise<BrandEdit> => ({
	kind: "settings",
	settings: { ...(await desk()).settings, ...change },
});
const lastAct = async () => {
	const { acts } = unwrap(await call(listActs, { source: "brand" }, asOwner));
	const [act] = acts;
	return { ...act, before: JSON.parse(act?.before ?? "{}"), after: JSON.parse(act?.after ?? "{}") };
};
const site = () => brand.brand("tessera");

describe("settings", () => {
	test("are read with all that an operator edits", async () => {
		const { settings: all, maintenance, flags, fields, closedCountries, currency } = await desk();
		expect(all).toMatchObject({ name: "Tessera", defaultLanguage: "EN", idleMinutes: 30, minimumAge: 18 });
		expect([maintenance, closedCountries, currency]).toEqual([{ active: false, until: null, message: "" }, [], "P"]);
		expect(flags).toHaveLength(11);
		expect(fields.find(({ field }) => field === "username")).toMatchObject({ enabled: true, required: true });
	});

	test("are changed, written down with what differs alone, and the site follows", async () => {
		const done = await edit(await settings({ name: "Mosaic", sessionDays: 7, startingBalance: "25.5" }));
		expect(unwrap(done).settings).toMatchObject({ name: "Mosaic", sessionDays: 7, startingBalance: "25.50" });
		await vi.waitFor(() => expect(site()).toMatchObject({ name: "Mosaic", sessionDays: 7, startingBalance: 2_550n }));
		expect(await lastAct()).toMatchObject({
			act: "settings changed",
			operator: "owner",
			address: "203.0.113.9",
			before: { name: "Tessera", sessionDays: 30 },
			after: { name: "Mosaic", sessionDays: 7, startingBalance: "25.50" },
		});
		expect(Object.keys((await lastAct()).after)).toHaveLength(3);
		expect(await edit(await settings({}))).toEqual(refusedAs("NOTHING_CHANGED"));
	});

	test.each<[Partial<DeskSettings>, string]>([
		[{ name: "" }, "name"],
		[{ languages: ["KO"], defaultLanguage: "EN" }, "defaultLanguage"],
		[{ startingBalance: "1.234" }, "startingBalance"],
		[{ idleMinutes: 0 }, "idleMinutes"],
		[{ minimumAge: 17 }, "minimumAge"],
		[{ feedbackMinWords: 90, feedbackMaxWords: 10 }, "feedbackMinWords"],
	])("%j is refused, and nothing is changed", async (change, setting) => {
		const before = await desk();
		expect(await edit(await settings(change))).toEqual(refusedAs("BRAND_SETTING_INVALID", { setting }));
		expect(await desk()).toEqual(before);
	});

	test("whatever passes, the table takes: a password without an age, another language first", async () => {
		const change = { passwordMaxAgeDays: 90, languages: ["KO", "EN"], defaultLanguage: "KO" } as const;
		expect((await edit(await settings({ ...change, languages: [...change.languages] }))).ok).toBe(true);
		await vi.waitFor(() => expect(site()).toMatchObject({ defaultLanguage: "KO", passwordMaxAgeDays: 90 }));
		expect((await edit(await settings({ passwordMaxAgeDays: null }))).ok).toBe(true);
		await vi.waitFor(() => expect(site().passwordMaxAgeDays).toBeUndefined());
	});
});

describe("a stale edit", () => {
	test("is told and overwrites nothing, whatever part of the brand somebody else changed", async () => {
		const { revision } = await desk();
		expect((await edit({ kind: "flag", flag: "FREEPLAY3", enabled: false })).ok).toBe(true);
		const late: readonly BrandEdit[] = [
			await settings({ name: "Late" }),
			{ kind: "flag", flag: "MANPLAYREB3", enabled: true },
			{ kind: "country", country: "KR", closed: true },
		];
		const before = await desk();
		for (const one of late) expect(await edit(one, revision)).toEqual(refusedAs("BRAND_STALE"));
		expect(await desk()).toEqual(before);
	});

	test("of two at once one holds", async () => {
		for (let turn = 0; turn < 5; turn++) {
			const { revision } = await desk();
			const names = [`Left ${turn}`, `Right ${turn}`];
			const both = await Promise.all(names.map(async (name) => edit(await settings({ name }), revision)));
			expect(both.filter(({ ok }) => ok)).toHaveLength(1);
			expect(both.find(({ ok }) => !ok)).toEqual(refusedAs("BRAND_STALE"));
		}
	});
});

describe("switches", () => {
	test("maintenance with its end and a sentence, and off again", async () => {
		const until = new Date(clock.now().getTime() + 3_600_000).toISOString();
		const on = { active: true, until, message: "A new ledger moves in." };
		expect(unwrap(await edit({ kind: "maintenance", maintenance: on })).maintenance).toEqual(on);
		await vi.waitFor(() => expect(site().maintenance.active).toBe(true));
		expect(await lastAct()).toMatchObject({ act: "maintenance on", operator: "owner", address: "203.0.113.9" });
		const past = { ...on, until: new Date(clock.now().getTime() - 1).toISOString() };
		expect(await edit({ kind: "maintenance", maintenance: past })).toEqual(
			refusedAs("BRAND_SETTING_INVALID", { setting: "until" }),
		);
		const off = { active: false, until: null, message: "" };
		expect(unwrap(await edit({ kind: "maintenance", maintenance: off })).maintenance).toEqual(off);
		expect(await edit({ kind: "maintenance", maintenance: off })).toEqual(refusedAs("NOTHING_CHANGED"));
	});

	test("a country is closed and opened; one that is none is refused", async () => {
		expect(unwrap(await edit({ kind: "country", country: "KR", closed: true })).closedCountries).toEqual(["KR"]);
		await vi.waitFor(() => expect([...site().restrictedCountries]).toEqual(["KR"]));
		expect(unwrap(await edit({ kind: "country", country: "KR", closed: false })).closedCountries).toEqual([]);
		expect(await edit({ kind: "country", country: "ZZ", closed: true })).toEqual(refusedAs("COUNTRY_UNKNOWN"));
	});

	test("a flag is switched, and the site follows", async () => {
		const done = unwrap(await edit({ kind: "flag", flag: "AGENTPOLICY3", enabled: true }));
		expect(done.flags.find(({ flag }) => flag === "AGENTPOLICY3")).toEqual({ flag: "AGENTPOLICY3", enabled: true });
		await vi.waitFor(() => expect(site().whitelabel.AGENTPOLICY3).toBe(true));
		expect(await lastAct()).toMatchObject({ act: "flag on" });
	});
});

describe("a registration field", () => {
	test("is asked for in another way, and written down", async () => {
		const field = { field: "nickname", enabled: true, required: true, patternId: "letters", minLength: 3 } as const;
		expect((await edit({ kind: "field", field: { ...field, maxLength: 12 } })).ok).toBe(true);
		await vi.waitFor(() => expect(site().fields.nickname).toMatchObject({ required: true, maxLength: 12 }));
		expect(await lastAct()).toMatchObject({
			act: "field changed",
			before: { field: "nickname" },
			after: { maxLength: 12 },
		});
		expect(await edit({ kind: "field", field: { ...field, maxLength: 2 } })).toEqual(
			refusedAs("BRAND_SETTING_INVALID", { setting: "minLength" }),
		);
	});
});

test("who reads may not write, and another brand is not touched", async () => {
	const auditor = { token: (await employ(office, "auditor")).token };
	const { revision } = unwrap(await call(readBrand, {}, auditor));
	const change: BrandEdit = { kind: "flag", flag: "FREEPLAY3", enabled: true };
	expect(await call(editBrand, { revision, edit: change }, auditor)).toEqual(refusedAs("NOT_PERMITTED"));
	await rows(`insert into brand.brands (merchant, name, currency, play_money, default_language, languages, terms_version)
		values ('elsewhere', 'Elsewhere', 'P', true, 'EN', '{EN}', '1')`);
	expect((await edit(await settings({ name: "Only here" }))).ok).toBe(true);
	expect(await rows("select name from brand.brands where merchant = 'elsewhere'")).toEqual([{ name: "Elsewhere" }]);
});
