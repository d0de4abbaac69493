import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { manualClock } from "#platform/kernel";
import { migrations, seed } from "../module.ts";

const db = await testDatabase([migrations]);
const clock = manualClock(new Date("2026-05-01T12:00:00Z"));
const run = (statement: string) => db.tx((tx) => sql.raw(statement).execute(tx));
const codes = async (table: string): Promise<readonly string[]> => {
	const { rows } = await db.read((tx) =>
		sql<{ code: string }>`select code from ${sql.table(table)} order by position`.execute(tx),
	);
	return rows.map(({ code }) => code);
};

beforeAll(() => seed({ db, clock }));

describe("a part that came after the brand", () => {
	test("is written once", async () => {
		await run("delete from brand.promotions where code = 'free-trials'");
		await seed({ db, clock });
		expect(await codes("brand.promotions")).toEqual(["welcome-balance", "three-stones"]);
	});
	test("is written to a brand that stood before, and leaves what the operator wrote under the same code", async () => {
		await run(`delete from brand.seeded; delete from brand.promotions where code <> 'three-stones';
			delete from brand.pages where code = 'join';
			update brand.promotions set scene = 'theirs', category = 'members';
			update brand.promotion_texts set title = 'Theirs'`);
		await seed({ db, clock });
		expect(await codes("brand.promotions")).toEqual(["welcome-balance", "free-trials", "three-stones"]);
		expect(await codes("brand.pages")).toContain("join");
		const { rows } = await db.read((tx) =>
			sql<{ scene: string; title: string }>`select p.scene, t.title from brand.promotions p
				join brand.promotion_texts t on t.promotion = p.code where p.code = 'three-stones' and t.language = 'EN'`.execute(
				tx,
			),
		);
		expect(rows).toEqual([{ scene: "theirs", title: "Theirs" }]);
	});
	test("lists every hall of a brand that stood before, once", async () => {
		const listed = async () => {
			const { rows } = await db.read((tx) =>
				sql<{ category: string }>`select category from brand.sorting where enabled order by position`.execute(tx),
			);
			return rows.length;
		};
		await run("delete from brand.seeded; update brand.sorting set enabled = category = 'RNG'");
		await seed({ db, clock });
		expect(await listed()).toBe(8);
		await run("update brand.sorting set enabled = false where category = 'FISH'");
		await seed({ db, clock });
		expect(await listed()).toBe(7);
	});
	test("comes back with a brand that was taken away and is written anew only where it is asked for", async () => {
		await run("delete from brand.brands");
		await run("delete from brand.seeded");
		await seed({ db, clock });
		expect(await codes("brand.promotions")).toHaveLength(3);
	});
});
