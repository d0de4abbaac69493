// Seeds of shoes: 32 bytes from the operating system's generator, sealed until their shoe is over, known by their SHA-256.
import { createHash, createHmac } from "node:crypto";
import type { Chance } from "#platform/kernel";
import { sealerWith } from "#platform/kernel/node";
import type { BlockOf } from "../core/index.ts";

type Name = { readonly table: string; readonly shoe: string };

export type Seeds = {
	/** A new seed: how it is kept, and what is published of it. */
	readonly make: (name: Name) => { readonly sealed: Buffer; readonly commit: string };
	/** 32 bytes; undefined where they do not open or are not what was published. */
	readonly open: (name: Name, kept: { readonly sealed: Buffer; readonly commit: string }) => Buffer | undefined;
};

const textOf = ({ table, shoe }: Name): string => `${table} ${shoe}`;
export const sha256 = (data: Buffer | string): string => createHash("sha256").update(data).digest("hex");

/** `key`: 32 bytes that are not in the database. */
export function createSeeds({ chance, key }: { readonly chance: Chance; readonly key: Buffer }): Seeds {
	const sealer = sealerWith(key);
	return {
		make(name) {
			const seed = Buffer.alloc(32);
			for (let word = 0; word < 8; word++) seed.writeUInt32BE(chance.below(2 ** 32), 4 * word);
			return { sealed: sealer.seal(textOf(name), seed), commit: sha256(seed) };
		},
		open(name, { sealed, commit }) {
			const seed = sealer.open(textOf(name), sealed);
			return seed !== undefined && sha256(seed) === commit ? seed : undefined;
		},
	};
}

export const blocksOf =
	(seed: Buffer): BlockOf =>
	(message) =>
		createHmac("sha256", seed).update(message).digest();
