// What the key of this installation keeps of staff: sealed authenticators, digests of backup codes and of names tried.
import { createHmac } from "node:crypto";
import { authenticatorDigitsOf, codeKey, newBackupCodes, newGroupedCode } from "#members/core";
import type { Chance } from "#platform/kernel";
import { houseKeyFrom, sealerWith, totpStep } from "#platform/kernel/node";

export type StaffSecrets = {
	readonly seal: (staffId: string, secret: string) => Buffer;
	readonly open: (staffId: string, sealed: Buffer) => string | undefined;
	readonly nameDigest: (name: { readonly merchant: string; readonly username: string }) => Buffer;
	/** The name as one network tries it. */
	readonly triedDigest: (tried: {
		readonly merchant: string;
		readonly username: string;
		readonly network: string;
	}) => Buffer;
	readonly networkDigest: (staffId: string, network: string) => Buffer;
	/** The name as a known browser tries it. */
	readonly browserTriedDigest: (staffId: string, browserKey: string) => Buffer;
	readonly backupDigest: (staffId: string, code: string) => Buffer;
};

/** `key`: 32 bytes that are not in the database. */
export function staffSecrets(key: Buffer): StaffSecrets {
	const sealer = sealerWith(houseKeyFrom(key)("authenticators"));
	const keyed = (parts: readonly string[]) => createHmac("sha256", key).update(JSON.stringify(parts)).digest();
	return {
		seal: (staffId, secret) => sealer.seal(`staff ${staffId}`, Buffer.from(secret)),
		open: (staffId, sealed) => sealer.open(`staff ${staffId}`, sealed)?.toString("utf8"),
		nameDigest: ({ merchant, username }) => keyed(["name", merchant, username]),
		triedDigest: ({ merchant, username, network }) => keyed(["tried", merchant, username, network]),
		networkDigest: (staffId, network) => keyed(["network", staffId, network]),
		browserTriedDigest: (staffId, browserKey) => keyed(["browser", staffId, browserKey]),
		backupDigest: (staffId, code) => keyed(["backup code", staffId, codeKey(code)]),
	};
}

/** The step of a good code that was not taken before; undefined for any other. */
export async function stepOf(typed: {
	readonly secret: string;
	readonly code: string;
	readonly now: Date;
	readonly after: number;
}): Promise<number | undefined> {
	const digits = authenticatorDigitsOf(typed.code);
	return digits === undefined ? undefined : totpStep({ ...typed, digits });
}

/** About 79 random bits, easily read out. */
export const newFirstPassword = (chance: Chance): string => newGroupedCode(chance, { groups: 4, length: 4 });

export { newBackupCodes };
