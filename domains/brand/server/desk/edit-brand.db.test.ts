// An edit of the brand is what the site answers with: flags, registration, status. Of a revision, or not at all.
import { expect, test } from "vitest";
import { sql } from "#platform/db";
import { unwrap } from "#platform/kernel";
import {
	type BrandDesk,
	type BrandEdit,
	readRegisterSettings,
	readStatus,
	readWhitelabel,
} from "../../contract/index.ts";
import { openBrand } from "../testing/open-brand.ts";
import { readBrandDesk } from "./brand-desk.ts";
import { editBrand } from "./edit-brand.ts";

const { call, db, module } = await openBrand();
const about = { merchant: "tessera", operator: "han", at: new Date("2026-05-01T12:00:00Z") };

async function desk(): Promise<BrandDesk> {
	const found = await db.read((tx) => readBrandDesk(tx, { merchant: "tessera" }));
	if (found === undefined) throw new Error("the default brand stands");
	return found;
}

async function edit(change: BrandEdit): Promise<BrandDesk> {
	const { revision } = await desk();
	const done = unwrap(await db.tx((tx) => editBrand(tx, { ...about, revision, edit: change })));
	await module().api.refresh();
	return done;
}

test("a flag that is switched is what the site is told", async () => {
	await edit({ kind: "flag", flag: "CHNGPASSVERIF3", enabled: true });
	expect((await call(readWhitelabel)).CHNGPASSVERIF3).toEqual({ enabled: 1 });
	await edit({ kind: "flag", flag: "CHNGPASSVERIF3", enabled: false });
	expect((await call(readWhitelabel)).CHNGPASSVERIF3).toEqual({ enabled: 0 });
});

test("a registration asks as it was ruled: the field, the age, the terms", async () => {
	const rule = { enabled: true, required: true, patternId: "letters", minLength: 2, maxLength: 9 } as const;
	await edit({ kind: "field", field: { field: "occupation", ...rule } });
	const { settings } = await desk();
	await edit({ kind: "settings", settings: { ...settings, minimumAge: 21, termsVersion: "2026-06" } });
	const asked = await call(readRegisterSettings);
	expect(asked.fields.occupation).toMatchObject(rule);
	expect(asked).toMatchObject({ minimumAge: 21, termsVersion: "2026-06" });
});

test("a registration asks for the age of its language, and for the brand's where none is said", async () => {
	const asked = async (language: string) => (await call(readRegisterSettings, {}, { language })).minimumAge;
	const before = await asked("en");
	const done = await edit({ kind: "minimum-ages", minimumAges: [{ language: "KO", years: 23 }] });
	expect(done.minimumAges).toEqual([{ language: "KO", years: 23 }]);
	expect([await asked("ko"), await asked("en")]).toEqual([23, before]);
	const { rows } = await db.tx((tx) =>
		sql<{ before: unknown; after: unknown }>`
			select before, after from brand.operator_act where act = 'ages changed' order by at desc limit 1`.execute(tx),
	);
	expect(rows[0]).toMatchObject({ after: { minimumAges: [{ language: "KO", years: 23 }] } });
	const { revision } = await desk();
	const young: BrandEdit = { kind: "minimum-ages", minimumAges: [{ language: "KO", years: 17 }] };
	expect(await db.tx((tx) => editBrand(tx, { ...about, revision, edit: young }))).toMatchObject({
		error: { code: "BRAND_SETTING_INVALID", value: { setting: "minimumAges" } },
	});
	await edit({ kind: "minimum-ages", minimumAges: [] });
	expect(await asked("ko")).toBe(before);
});

test("the status is what was switched, and a country that is closed sees it", async () => {
	await edit({ kind: "country", country: "KR", closed: true });
	expect((await call(readStatus)).status).toBe(2);
	await edit({ kind: "maintenance", maintenance: { active: true, until: null, message: "Soon." } });
	expect(await call(readStatus)).toMatchObject({ status: 1, message: "Soon." });
	await edit({ kind: "maintenance", maintenance: { active: false, until: null, message: "" } });
	await edit({ kind: "country", country: "KR", closed: false });
	expect((await call(readStatus)).status).toBe(0);
});

test("of a brand that is none, and of a revision that is over, nothing is edited", async () => {
	const change: BrandEdit = { kind: "flag", flag: "FREEPLAY3", enabled: false };
	const nobody = await db.tx((tx) => editBrand(tx, { ...about, merchant: "nobody", revision: "x", edit: change }));
	expect(nobody).toMatchObject({ ok: false, error: { code: "BRAND_NOT_FOUND" } });
	const stale = await db.tx((tx) => editBrand(tx, { ...about, revision: "x", edit: change }));
	expect(stale).toMatchObject({ ok: false, error: { code: "BRAND_STALE" } });
	expect((await desk()).flags.find(({ flag }) => flag === "FREEPLAY3")?.enabled).toBe(true);
});
