// The seeds of a seat: made from the operating system's generator, sealed at rest, shown by hash until they are retired.
import { createHash, createHmac } from "node:crypto";
import type { Tx } from "#platform/db";
import type { BitSource, Chance, NewId } from "#platform/kernel";
import { houseKeyFrom, sealerWith } from "#platform/kernel/node";
import type { SeedsView } from "../contract/index.ts";
import { fairBits } from "../core/index.ts";
import {
	findNext,
	findPair,
	insertNext,
	insertPair,
	listRetired,
	type NextSeedRow,
	type Seat,
	type SeedPairRow,
	takeNext,
} from "./seed-store.ts";

/** A pair as it is drawn from. */
export type SeedPair = Pick<SeedPairRow, "owner" | "game" | "id" | "sealed_seed" | "client_seed" | "server_hash">;

export type Seeds = {
	/** The pair in use, locked; a first one is made where there is none. */
	readonly pairInUse: (tx: Tx, seat: Seat, now: Date) => Promise<SeedPairRow>;
	/** A new pair in use, of the server seed that was announced; the one before must have been retired. */
	readonly begin: (tx: Tx, seat: Seat, how: { readonly clientSeed: string; readonly now: Date }) => Promise<void>;
	/** The bits of one round. */
	readonly bitsOf: (pair: SeedPair, nonce: number) => BitSource;
	/** Everything a player may know: of the retired pairs the newest, or those retired before the one of a hash. */
	readonly view: (
		tx: Tx,
		seat: Seat,
		how: { readonly now: Date; readonly olderThan?: string | undefined },
	) => Promise<SeedsView>;
};

export type SeedParts = {
	readonly newId: NewId;
	readonly chance: Chance;
	/** 32 bytes that are not in the database. */
	readonly key: Buffer;
};

/** How many retired pairs are told at a time. */
const pastShown = 20;

const hexWord = (word: number): string => word.toString(16).padStart(8, "0");

export function createSeeds({ newId, chance, key }: SeedParts): Seeds {
	const sealer = sealerWith(houseKeyFrom(key)("server seeds"));
	const nameOf = ({ owner, game, id }: Pick<SeedPair, "owner" | "game" | "id">) => `${owner} ${game} ${id}`;
	const hexOf = (words: number): string => Array.from({ length: words }, () => hexWord(chance.below(2 ** 32))).join("");

	const open = (pair: SeedPair): string => {
		const seed = sealer.open(nameOf(pair), pair.sealed_seed)?.toString("utf8");
		if (seed === undefined) throw new Error("a server seed does not open: another house key, or a changed row");
		return seed;
	};
	const newSeed = (seat: Seat, now: Date): NextSeedRow => {
		const id = newId();
		const serverSeed = hexOf(8);
		return {
			...seat,
			id,
			sealed_seed: sealer.seal(nameOf({ ...seat, id }), Buffer.from(serverSeed)),
			server_hash: createHash("sha256").update(serverSeed).digest("hex"),
			created_at: now,
		};
	};
	const begin: Seeds["begin"] = async (tx, seat, { clientSeed, now }) => {
		const seed = (await takeNext(tx, seat)) ?? newSeed(seat, now);
		await insertPair(tx, { ...seed, client_seed: clientSeed, created_at: now });
	};
	const pairInUse: Seeds["pairInUse"] = async (tx, seat, now) => {
		const known = await findPair(tx, seat, { lock: true });
		if (known !== undefined) return known;
		// Nothing is announced yet; or another has just rotated, and its pair stands.
		await insertPair(tx, { ...newSeed(seat, now), client_seed: hexOf(2) });
		const made = await findPair(tx, seat, { lock: true });
		if (made === undefined) throw new Error("a pair of seeds was not kept");
		return made;
	};
	return {
		begin,
		pairInUse,
		bitsOf: (pair, nonce) => {
			const serverSeed = open(pair);
			return fairBits({ clientSeed: pair.client_seed, nonce }, (message) =>
				createHmac("sha256", serverSeed).update(message).digest(),
			);
		},
		async view(tx, seat, { now, olderThan }) {
			const current = await pairInUse(tx, seat, now);
			const next = await announced(tx, seat, () => newSeed(seat, now));
			const past = await listRetired(tx, seat, { olderThan, limit: pastShown + 1 });
			return {
				current: {
					serverHash: current.server_hash,
					clientSeed: current.client_seed,
					nextNonce: current.next_nonce,
				},
				next: { serverHash: next.server_hash },
				past: past.slice(0, pastShown).map((pair) => revealed(pair, open(pair))),
				more: past.length > pastShown,
			};
		},
	};
}

/** The seed that comes next, made where none is announced yet. The pair in use is held meanwhile. */
async function announced(tx: Tx, seat: Seat, newSeed: () => NextSeedRow): Promise<NextSeedRow> {
	const known = await findNext(tx, seat);
	if (known !== undefined) return known;
	const seed = newSeed();
	await insertNext(tx, seed);
	return seed;
}

/** A retired pair as everybody may know it. */
function revealed(pair: SeedPairRow, serverSeed: string): SeedsView["past"][number] {
	return {
		serverHash: pair.server_hash,
		serverSeed,
		clientSeed: pair.client_seed,
		nonces: pair.next_nonce,
		retiredAt: (pair.retired_at ?? pair.created_at).toISOString(),
	};
}
