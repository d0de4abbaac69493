// The League of Entropy's beacon "quicknet" (drand, https://drand.love): a round every three seconds, each a BLS signature over
// its number that a threshold of the league makes together; its randomness is the SHA-256 of that signature. What an address
// answers is believed only when the signature fits the league's key, so any relay will do.
import { createHash } from "node:crypto";
import { bls12_381 } from "@noble/curves/bls12-381.js";
import * as z from "zod/mini";
import type { Beacon } from "./beacon.ts";

/** The parameters of quicknet, as its /info tells them. */
const quicknet = {
	chain: "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
	genesisSeconds: 1_692_803_367,
	periodSeconds: 3,
	/** Scheme bls-unchained-g1-rfc9380: signatures in G1, keys in G2. */
	tag: "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_",
	key: `83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a`,
} as const;

const answered = z.object({ round: z.int(), signature: z.string().check(z.regex(/^[0-9a-f]{96}$/)) });

type DrandOptions = {
	/** A relay, without a path: "https://api.drand.sh". */
	readonly origin: string;
	readonly fetch: typeof fetch;
	readonly timeoutMilliseconds?: number;
};

export function drandBeacon({ origin, fetch, timeoutMilliseconds = 3_000 }: DrandOptions): Beacon {
	return {
		name: "drand quicknet",
		roundAt: (moment) => {
			const seconds = moment.getTime() / 1_000 - quicknet.genesisSeconds;
			return Math.max(1, Math.ceil(seconds / quicknet.periodSeconds) + 1);
		},
		timeOf: (round) => new Date((quicknet.genesisSeconds + (round - 1) * quicknet.periodSeconds) * 1_000),
		async read(round) {
			try {
				const signal = AbortSignal.timeout(timeoutMilliseconds);
				const response = await fetch(`${origin}/${quicknet.chain}/public/${round}`, { signal, redirect: "error" });
				const told = answered.safeParse(await response.json());
				if (!told.success || told.data.round !== round || !isSigned(round, told.data.signature)) return undefined;
				return sha256(Buffer.from(told.data.signature, "hex")).toString("hex");
			} catch {
				return undefined;
			}
		},
	};
}

const sha256 = (bytes: Uint8Array): Buffer => createHash("sha256").update(bytes).digest();

function isSigned(round: number, signature: string): boolean {
	const number = Buffer.alloc(8);
	number.writeBigUInt64BE(BigInt(round));
	const { hash, verify } = bls12_381.shortSignatures;
	const point = hash(Uint8Array.from(sha256(number)), quicknet.tag);
	return verify(bytesOf(signature), point, bytesOf(quicknet.key));
}

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, "hex"));
