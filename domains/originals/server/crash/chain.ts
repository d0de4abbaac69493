// The chain in hand: made once, sealed at rest, its links held in memory. Its end is written before its salt is drawn, and
// both before its first round; a seed leaves this file only for a draw, or once its round is over.
import { createHash, createHmac } from "node:crypto";
import type { Database, Tx } from "#platform/db";
import { type Chance, chanceFrom, type NewId } from "#platform/kernel";
import { houseKeyFrom, sealerWith } from "#platform/kernel/node";
import { chainFrom, crashPointOf, fairBits } from "../../core/index.ts";
import { type ChainRow, findChain, insertChain, lockChainInUse, saltChain } from "./crash-rows.ts";

/** Rounds of one chain: two days of play without a pause, and hashed to its end in a moment. */
const rounds = 10_000;

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const hexWord = (word: number): string => word.toString(16).padStart(8, "0");

/** What a round is drawn from. `hash` is what is known of the seed before. */
export type Draw = {
	readonly seed: string;
	readonly hash: string;
	readonly salt: string;
	/** Hundredths. */
	readonly point: number;
	readonly end: string;
	readonly length: number;
};

export type Chains = {
	/** The chain in use, locked; one is made where there is none. Call outside of a transaction first. */
	readonly ready: (now: Date) => Promise<void>;
	readonly inUse: (tx: Tx) => Promise<ChainRow | undefined>;
	readonly drawOf: (of: { readonly chain: string; readonly number: number }) => Promise<Draw>;
};

export type ChainParts = {
	readonly db: Database;
	readonly newId: NewId;
	readonly chance: Chance;
	/** 32 bytes that are not in the database. */
	readonly key: Buffer;
};

export function createChains({ db, newId, chance, key }: ChainParts): Chains {
	const sealer = sealerWith(houseKeyFrom(key)("crash chains"));
	const hex = (): string => Array.from({ length: 8 }, () => hexWord(chance.below(2 ** 32))).join("");
	const kept = new Map<string, Promise<Held>>();

	async function hold(id: string): Promise<Held> {
		const row = await db.read((tx) => findChain(tx, id));
		const last = row === undefined ? undefined : sealer.open(id, row.sealed_seed)?.toString("utf8");
		if (row === undefined || last === undefined || row.salt === null)
			throw new Error("a chain of crash does not open: another house key, or a changed row");
		const links = chainFrom(last, row.length, sha256);
		if (links[0] !== row.end_hash) throw new Error("a chain of crash does not lead to its end");
		return { links, salt: row.salt };
	}
	return {
		async ready(now) {
			const known = await db.tx(lockChainInUse);
			if (known?.salt != null) return;
			if (known === undefined) {
				const [id, last] = [newId(), hex()];
				const sealed = sealer.seal(id, Buffer.from(last));
				const [end = ""] = chainFrom(last, rounds, sha256);
				await db.tx((tx) =>
					insertChain(tx, { id, sealed_seed: sealed, end_hash: end, length: rounds, created_at: now }),
				);
			}
			await db.tx((tx) => saltChain(tx, hex()));
		},
		inUse: lockChainInUse,
		async drawOf({ chain, number }) {
			const held = kept.get(chain) ?? hold(chain);
			kept.set(chain, held);
			// One that could not be read is read again the next time.
			held.catch(() => kept.delete(chain));
			return drawFrom(await held, number);
		},
	};
}

/** The links of a chain and its salt. */
export type Held = { readonly links: readonly string[]; readonly salt: string };

/** The published draw of a round, from links that are known. Throws beyond the chain. */
export function drawFrom({ links, salt }: Held, number: number): Draw {
	const [seed, hash, end] = [links[number], links[number - 1], links[0]];
	if (seed === undefined || hash === undefined || end === undefined) throw new RangeError("beyond the chain");
	const bits = fairBits({ clientSeed: salt, nonce: number }, (message) =>
		createHmac("sha256", seed).update(message).digest(),
	);
	const point = crashPointOf(chanceFrom(bits).below(2 ** 32));
	return { seed, hash, salt, point, end, length: links.length - 1 };
}
