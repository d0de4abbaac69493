import { expect, test } from "vitest";
import { type Live, silentLive } from "#platform/live";
import { cacheBrands } from "../cached-brands.ts";
import { openBrand } from "../testing/open-brand.ts";
import { tellStatus } from "./tell-status.ts";

const { db, clock, edit } = await openBrand();
const told: string[] = [];
const live: Pick<Live, "toAll"> = {
	...silentLive,
	toAll: (event, payload) => void told.push(`${event.name} ${JSON.stringify(payload)}`),
};

test("what changes the site's face is told to everyone, and nothing else is", async () => {
	const cache = await cacheBrands({ db, clock, log: { warn() {} }, onChange: (change) => tellStatus(live, change) });
	const after = async (statement: string): Promise<number> => {
		told.length = 0;
		await edit(statement);
		await cache.refresh();
		return told.length;
	};
	try {
		expect(await after("update brand.brands set name = 'Mosaic'")).toBe(0);
		expect(await after("update brand.promotions set position = position + 1")).toBe(0);
		expect(await after("update brand.brands set maintenance = true")).toBe(1);
		expect(await after("update brand.brands set maintenance_message = 'Soon'")).toBe(1);
		expect(await after("update brand.brands set maintenance_until = '2026-05-02'")).toBe(1);
		expect(await after("update brand.brands set maintenance = false")).toBe(1);
		expect(await after("insert into brand.restricted_countries values ('tessera', 'KR')")).toBe(1);
		expect(await after("delete from brand.restricted_countries")).toBe(1);
		expect(await after("insert into brand.network_rules values ('tessera', '10.0.0.0/8', false)")).toBe(1);
		expect(await after("update brand.network_rules set allowed = true")).toBe(1);
		expect(told).toEqual(['site-status {"merchant":"tessera"}']);
	} finally {
		await cache.close();
	}
});
