// Server seeds away from the database: they are sealed for their place, and give the published bits.
import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { seededChance } from "#platform/kernel";
import { houseKeyFrom, sealerWith, secureChance, secureIds } from "#platform/kernel/node";
import { fairBits } from "../core/index.ts";
import { createSeeds, type SeedPair } from "./seeds.ts";

const key = Buffer.alloc(32, 3);
const serverSeed = "5e".repeat(32);
const place = { owner: "m7", game: "dice", id: "01890a5d-ac96-774b-bcce-b302099a8057" };

const pairOf = (more: Partial<SeedPair> = {}): SeedPair => ({
	...place,
	sealed_seed: sealerWith(houseKeyFrom(key)("server seeds")).seal(
		`${place.owner} ${place.game} ${place.id}`,
		Buffer.from(serverSeed),
	),
	server_hash: createHash("sha256").update(serverSeed).digest("hex"),
	client_seed: "mine",
	...more,
});

const seeds = createSeeds({ newId: secureIds, chance: secureChance(), key });

describe("a sealed pair", () => {
	it("gives the published bits of each nonce", () => {
		for (const nonce of [0, 1, 41]) {
			const expected = fairBits({ clientSeed: "mine", nonce }, (message) =>
				createHmac("sha256", serverSeed).update(message).digest(),
			);
			const bits = seeds.bitsOf(pairOf(), nonce);
			expect(Array.from({ length: 20 }, bits)).toEqual(Array.from({ length: 20 }, expected));
		}
	});

	it.each([
		["of another member", { owner: "m8" }],
		["of another game", { game: "limbo" }],
		["of another pair", { id: "01890a5d-ac96-774b-bcce-b302099a8058" }],
	])("put in the place %s does not open", (_whose, other) => {
		expect(() => seeds.bitsOf(pairOf(other), 0)).toThrow("does not open");
	});

	it("that was changed, or sealed with another key, does not open", () => {
		const changed = Buffer.from(pairOf().sealed_seed);
		changed.writeUInt8((changed.at(-1) ?? 0) ^ 1, changed.length - 1);
		expect(() => seeds.bitsOf(pairOf({ sealed_seed: changed }), 0)).toThrow("does not open");
		const strange = createSeeds({ newId: secureIds, chance: seededChance(1), key: Buffer.alloc(32, 4) });
		expect(() => strange.bitsOf(pairOf(), 0)).toThrow("does not open");
	});
});
