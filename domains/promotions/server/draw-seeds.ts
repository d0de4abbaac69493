// Seeds of draws: 64 hex digits of the operating system's chance, sealed until they are told, known by their SHA-256.
import { createHash, createHmac } from "node:crypto";
import type { Chance } from "#platform/kernel";
import { sealerWith } from "#platform/kernel/node";
import type { BlockOf } from "../core/index.ts";

export type MadeSeed = { readonly seed: string; readonly sealed: Buffer; readonly hash: string };

const nameOf = (code: string): string => `promotion seed ${code}`;

export function makeSeed(
	{ chance, seedKey }: { readonly chance: Chance; readonly seedKey: Buffer },
	code: string,
): MadeSeed {
	const bytes = Buffer.alloc(32);
	for (let word = 0; word < 8; word++) bytes.writeUInt32BE(chance.below(2 ** 32), 4 * word);
	const seed = bytes.toString("hex");
	const hash = createHash("sha256").update(seed).digest("hex");
	return { seed, hash, sealed: sealerWith(seedKey).seal(nameOf(code), Buffer.from(seed)) };
}

/** Throws where it does not open or is not what was published. */
export function openSeed(
	{ seedKey }: { readonly seedKey: Buffer },
	{ code, sealed, hash }: { readonly code: string; readonly sealed: Buffer; readonly hash: string },
): string {
	const seed = sealerWith(seedKey).open(nameOf(code), sealed)?.toString();
	if (seed === undefined || createHash("sha256").update(seed).digest("hex") !== hash)
		throw new Error(`the seed of ${code} does not open: another house key, or a changed row`);
	return seed;
}

export const blocksOf =
	(seed: string): BlockOf =>
	(message) =>
		createHmac("sha256", seed).update(message).digest();
