// The seeds of an angler: made from the operating system's generator, sealed at rest, shown by hash until they are retired.
import { createHash, createHmac } from "node:crypto";
import type { Tx } from "#platform/db";
import { type Chance, chanceFrom, fairBits, type NewId } from "#platform/kernel";
import { houseKeyFrom, sealerWith } from "#platform/kernel/node";
import type { SeedsView } from "../contract/index.ts";
import type { SeatSeeds } from "../core/index.ts";
import {
	type Angler,
	findPairs,
	insertPair,
	listRetired,
	lockPair,
	retirePair,
	type SeedPairRow,
} from "./seed-rows.ts";

export type Seeds = {
	/** The pair in use, locked; a first one is made where there is none. */
	readonly inUse: (tx: Tx, angler: Angler, now: Date) => Promise<SeedPairRow>;
	/** Retires it and begins with the one that was announced. */
	readonly rotate: (
		tx: Tx,
		pair: SeedPairRow,
		how: { readonly clientSeed: string; readonly now: Date },
	) => Promise<void>;
	readonly view: (tx: Tx, angler: Angler, now: Date) => Promise<SeedsView>;
	/** Reads what these are drawn from, where it is not known here yet. */
	readonly know: (tx: Tx, seeds: readonly SeatSeeds[]) => Promise<void>;
	/** The draws of one shot. Throws for seeds that were not read. */
	readonly chanceOf: (seeds: SeatSeeds, nonce: number) => Chance;
};

export type SeedParts = { readonly newId: NewId; readonly chance: Chance; readonly key: Buffer };

const pastShown = 20;
const mostKnown = 4_096;

export function createSeeds({ newId, chance, key }: SeedParts): Seeds {
	const { open, hexOf, made, following } = seedMaker({ newId, chance, key });
	const known = new Map<string, string>();
	const inUse: Seeds["inUse"] = async (tx, angler, now) => {
		const found = await lockPair(tx, angler);
		if (found !== undefined) return found;
		const { id, sealed, hash } = made();
		const first = { id, sealed_seed: sealed, server_hash: hash, client_seed: hexOf(2), created_at: now };
		await insertPair(tx, { ...angler, ...first, ...following() });
		const pair = await lockPair(tx, angler);
		if (pair === undefined) throw new Error("a pair of seeds was not kept");
		return pair;
	};
	return {
		inUse,
		async rotate(tx, pair, { clientSeed, now }) {
			await retirePair(tx, { id: pair.id, now });
			const next = { id: pair.next_id, sealed_seed: pair.next_sealed, server_hash: pair.next_hash };
			const { owner, game } = pair;
			await insertPair(tx, { owner, game, ...next, client_seed: clientSeed, created_at: now, ...following() });
		},
		async view(tx, angler, now) {
			const pair = await inUse(tx, angler, now);
			const past = await listRetired(tx, angler, pastShown);
			return {
				current: { serverHash: pair.server_hash, clientSeed: pair.client_seed, nextNonce: pair.next_nonce },
				next: { serverHash: pair.next_hash },
				past: past.map((one) => ({
					serverHash: one.server_hash,
					serverSeed: open(one),
					clientSeed: one.client_seed,
					nonces: one.next_nonce,
				})),
			};
		},
		async know(tx, seeds) {
			const missing = seeds.filter(({ id }) => !known.has(id)).map(({ id }) => id);
			if (missing.length === 0) return;
			if (known.size > mostKnown) known.clear();
			for (const pair of await findPairs(tx, missing)) known.set(pair.id, open(pair));
		},
		chanceOf: ({ id, clientSeed }, nonce) => {
			const serverSeed = known.get(id);
			if (serverSeed === undefined) throw new Error("seeds that were not read");
			return chanceFrom(
				fairBits({ clientSeed, nonce }, (message) => createHmac("sha256", serverSeed).update(message).digest()),
			);
		},
	};
}

const hashOf = (seed: string): string => createHash("sha256").update(seed).digest("hex");

export const seatSeedsOf = ({ id, client_seed, server_hash }: SeedPairRow): SeatSeeds => ({
	id,
	clientSeed: client_seed,
	serverHash: server_hash,
});

function seedMaker({ newId, chance, key }: SeedParts) {
	const sealer = sealerWith(houseKeyFrom(key)("server seeds"));
	const word = (): string =>
		chance
			.below(2 ** 32)
			.toString(16)
			.padStart(8, "0");
	const hexOf = (words: number): string => Array.from({ length: words }, word).join("");
	const made = () => {
		const id = newId();
		const seed = hexOf(8);
		return { id, sealed: sealer.seal(id, Buffer.from(seed)), hash: hashOf(seed) };
	};
	return {
		hexOf,
		made,
		following: () => {
			const { id, sealed, hash } = made();
			return { next_id: id, next_sealed: sealed, next_hash: hash };
		},
		open: ({ id, sealed_seed }: Pick<SeedPairRow, "id" | "sealed_seed">): string => {
			const seed = sealer.open(id, sealed_seed)?.toString("utf8");
			if (seed === undefined) throw new Error("a server seed does not open: another house key, or a changed row");
			return seed;
		},
	};
}
