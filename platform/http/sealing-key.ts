// The key pair of sealed bodies: made once, kept in a file that only this user may read, shared by every node that mounts it.
import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, unlink, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { calculateJwkThumbprint, compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import * as z from "zod/mini";
import type { SealingKey } from "./ports.ts";

const coordinate = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
const privateJwk = z.object({
	kty: z.literal("EC"),
	crv: z.literal("P-256"),
	x: coordinate,
	y: coordinate,
	d: coordinate,
});

export type PrivateSealingJwk = z.infer<typeof privateJwk>;

export async function newSealingJwk(): Promise<PrivateSealingJwk> {
	const pair = await generateKeyPair("ECDH-ES", { crv: "P-256", extractable: true });
	return z.parse(privateJwk, await exportJWK(pair.privateKey));
}

/** A key pair from its private half. Throws when it is none. */
export async function sealingKeyFrom(jwk: JWK): Promise<SealingKey> {
	const { d, ...half } = z.parse(privateJwk, jwk);
	const key = await importJWK({ ...half, d }, "ECDH-ES");
	const kid = await calculateJwkThumbprint(half);
	return {
		published: { ...half, kid },
		async open(jwe) {
			try {
				const { plaintext } = await compactDecrypt(jwe, key, {
					keyManagementAlgorithms: ["ECDH-ES"],
					contentEncryptionAlgorithms: ["A256GCM"],
				});
				return new TextDecoder("utf-8", { fatal: true }).decode(plaintext);
			} catch {
				return undefined;
			}
		},
	};
}

/** Reads the key from a file, or makes one there. Nodes that start at once agree on the first that was written. */
export async function fileSealingKey(file: string): Promise<SealingKey> {
	const text = (await readIfThere(file)) ?? (await writeFirst(file, await newSealingJwk()));
	return sealingKeyFrom(z.parse(privateJwk, JSON.parse(text)));
}

async function readIfThere(file: string): Promise<string | undefined> {
	try {
		return await readFile(file, "utf8");
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
		throw error;
	}
}

/** Writes beside the file and links it into place: a link never replaces one that is there. */
async function writeFirst(file: string, jwk: PrivateSealingJwk): Promise<string> {
	const draft = `${file}.${randomBytes(6).toString("hex")}`;
	await mkdir(dirname(file), { recursive: true });
	await writeFile(draft, JSON.stringify(jwk), { mode: 0o600 });
	try {
		await link(draft, file);
	} catch (error) {
		if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
	} finally {
		await unlink(draft);
	}
	return readFile(file, "utf8");
}
