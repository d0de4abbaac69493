// The chain in hand: made once, sealed at rest, its links held in memory. Its end is written before its salt is known, and
// both before its first round; a seed leaves this file only for a draw, or once its round is over. Where there is a beacon, the
// salt is the public randomness of a round that is named with the chain's end and comes after it: then nobody chose it.
import { createHash, createHmac } from "node:crypto";
import type { Beacon } from "#platform/beacon";
import type { Database, Tx } from "#platform/db";
import { type Chance, chanceFrom, type NewId } from "#platform/kernel";
import { houseKeyFrom, sealerWith } from "#platform/kernel/node";
import { chainFrom, crashPointOf, fairBits } from "../../core/index.ts";
import { type ChainRow, findChain, insertChain, lockChainInUse, saltChain } from "./crash-rows.ts";

/** Rounds of one chain: two days of play without a pause, and hashed to its end in a moment. */
const rounds = 10_000;

/** Milliseconds from a chain's end to the round of the beacon that salts it: it is written before that round is made. */
const ahead = 6_000;
/** Milliseconds that a round of the beacon is waited for; crash rests meanwhile. */
const patience = 60_000;

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const hexWord = (word: number): string => word.toString(16).padStart(8, "0");

/** What a round is drawn from. `hash` is what is known of the seed before. */
export type Draw = {
	readonly seed: string;
	readonly hash: string;
	readonly salt: string;
	/** The beacon's round that the salt is taken from; undefined where the house drew it. */
	readonly saltRound: number | undefined;
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
	/** Public randomness, where the network allows it. */
	readonly beacon?: Beacon | undefined;
	/** 32 bytes that are not in the database. */
	readonly key: Buffer;
};

export function createChains({ db, newId, chance, beacon, key }: ChainParts): Chains {
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
		return { links, salt: row.salt, saltRound: row.salt_round === null ? undefined : Number(row.salt_round) };
	}
	/** Undefined while the named round has yet to come. A beacon that stays silent is given up, and the salt is the house's. */
	async function saltOf({ salt_round: round }: ChainRow, now: Date) {
		if (round === null || beacon === undefined) return { salt: hex(), round: null };
		const late = now.getTime() - beacon.timeOf(Number(round)).getTime();
		if (late < 0) return undefined;
		const salt = await beacon.read(Number(round));
		if (salt !== undefined) return { salt, round };
		return late < patience ? undefined : { salt: hex(), round: null };
	}
	return {
		async ready(now) {
			const known = await db.tx(lockChainInUse);
			if (known?.salt != null) return;
			if (known === undefined) {
				const [id, last] = [newId(), hex()];
				const sealed = sealer.seal(id, Buffer.from(last));
				const [end = ""] = chainFrom(last, rounds, sha256);
				const round = beacon?.roundAt(new Date(now.getTime() + ahead));
				const chain = { id, sealed_seed: sealed, end_hash: end, length: rounds, created_at: now };
				await db.tx((tx) => insertChain(tx, { ...chain, salt_round: round === undefined ? null : String(round) }));
			}
			const chain = known ?? (await db.tx(lockChainInUse));
			const salt = chain === undefined ? undefined : await saltOf(chain, now);
			if (salt !== undefined) await db.tx((tx) => saltChain(tx, salt));
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
export type Held = {
	readonly links: readonly string[];
	readonly salt: string;
	readonly saltRound?: number | undefined;
};

/** The published draw of a round, from links that are known. Throws beyond the chain. */
export function drawFrom({ links, salt, saltRound }: Held, number: number): Draw {
	const [seed, hash, end] = [links[number], links[number - 1], links[0]];
	if (seed === undefined || hash === undefined || end === undefined) throw new RangeError("beyond the chain");
	const bits = fairBits({ clientSeed: salt, nonce: number }, (message) =>
		createHmac("sha256", seed).update(message).digest(),
	);
	const point = crashPointOf(chanceFrom(bits).below(2 ** 32));
	return { seed, hash, salt, saltRound, point, end, length: links.length - 1 };
}
