// Keys are read once for a catalogue, again when another stands or some seconds are over, and never kept from a read that failed.
import { expect, test } from "vitest";
import { manualClock } from "#platform/kernel";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { keepKeys } from "./kept-keys.ts";
import type { VendorKeys } from "./vendor-keys.ts";

const catalogueOf = (): Catalogue => ({
	version: 1n,
	vendors: new Map(),
	categories: new Map(),
	games: [],
	byId: new Map(),
	byCode: new Map(),
});

function openKept(fails: () => boolean = () => false) {
	const clock = manualClock(new Date("2026-05-01T12:00:00Z"));
	const asked: string[] = [];
	const held = { catalogue: catalogueOf() };
	const none = { secrets: [], theirs: [], own: undefined };
	const keys: VendorKeys = {
		inForce: async (vendor, dialect) => {
			asked.push(`${dialect} ${vendor}`);
			if (fails()) throw new Error("the database is away");
			return vendor === "NOBODY" ? undefined : none;
		},
		seal: (_name, plain) => plain,
		open: (_name, sealed) => sealed,
	};
	return { clock, asked, held, kept: keepKeys(keys, { clock, catalogue: { current: () => held.catalogue } }) };
}

test("many calls at once are one read, of each dialect its own", async () => {
	const { kept, asked } = openKept();
	await Promise.all(Array.from({ length: 50 }, () => kept.inForce("ACME", "hmac")));
	await kept.inForce("ACME", "form");
	expect(asked).toEqual(["hmac ACME", "form ACME"]);
});

test("another catalogue, or some seconds, and it is read again", async () => {
	const { kept, asked, held, clock } = openKept();
	await kept.inForce("ACME", "hmac");
	held.catalogue = catalogueOf();
	await kept.inForce("ACME", "hmac");
	expect(asked).toHaveLength(2);
	clock.advance(4_999);
	await kept.inForce("ACME", "hmac");
	expect(asked).toHaveLength(2);
	clock.advance(1);
	await kept.inForce("ACME", "hmac");
	expect(asked).toHaveLength(3);
});

test("a read that failed is not kept; names of nobody do not pile up", async () => {
	let away = true;
	const { kept, asked } = openKept(() => away);
	await expect(kept.inForce("ACME", "hmac")).rejects.toThrow("away");
	away = false;
	expect(await kept.inForce("ACME", "hmac")).toBeDefined();
	expect(asked).toHaveLength(2);
	for (let name = 0; name < 1_100; name++) await kept.inForce(`N${name}`, "hmac");
	expect(await kept.inForce("NOBODY", "hmac")).toBeUndefined();
});
