// The keys that are in force between us and a vendor. Sealed ones are opened here and nowhere else, and none leaves the
// server. Several may stand while a vendor changes over: any of the vendor's is believed, the newest of ours signs.
import { createPrivateKey, createPublicKey, type KeyObject, timingSafeEqual } from "node:crypto";
import type { Database } from "#platform/db";
import { type Sealer, sealerWith } from "#platform/kernel/node";
import type { VendorDialect, VendorKeyPurpose } from "../../core/index.ts";

export type KeysInForce = {
	/** Shared secrets, the newest first. */
	readonly secrets: readonly Buffer[];
	/** The vendor's public keys. */
	readonly theirs: readonly KeyObject[];
	/** The newest private key of ours. */
	readonly own: KeyObject | undefined;
};

export type VendorKeys = {
	/** Undefined when no vendor of this code speaks this dialect. */
	readonly inForce: (vendor: string, dialect: VendorDialect) => Promise<KeysInForce | undefined>;
	/** As the table keeps it. */
	readonly seal: (key: KeyName, plain: Buffer) => Buffer;
	/** Throws for what was sealed with the key of another installation. */
	readonly open: (key: KeyName, sealed: Buffer) => Buffer;
};

type KeyName = { readonly vendor: string; readonly keyId: string };
type KeyRow = { key_id: string | null; purpose: VendorKeyPurpose; secret: Buffer; sealed: boolean };

const inForceStatement = {
	name: "games.vendor-keys-in-force",
	text: `select k.key_id, k.purpose, k.secret, k.sealed from games.vendor v
		left join games.vendor_key k on k.vendor = v.code and k.retired_at is null
		where v.code = $1 and v.dialect = $2 order by k.created_at desc, k.key_id limit 20`,
};

/** `key` has 32 bytes. */
export function createVendorKeys(db: Pick<Database, "call">, key: Buffer): VendorKeys {
	const sealer = sealerWith(key);
	const parsed = parsedKeys();
	const open = (name: KeyName, sealed: Buffer) => opened(sealer, { name, sealed });
	return {
		seal: (name, plain) => sealer.seal(nameOf(name), plain),
		open,
		inForce: async (vendor, dialect) => {
			const rows = await db.call<KeyRow>(inForceStatement, [vendor, dialect]);
			if (rows.length === 0) return undefined;
			const plain = (row: KeyRow) =>
				row.sealed ? open({ vendor, keyId: row.key_id ?? "" }, row.secret) : Buffer.from(row.secret);
			const of = (purpose: VendorKeyPurpose) => rows.filter((row) => row.key_id !== null && row.purpose === purpose);
			const [own] = of("own-private");
			return {
				secrets: of("secret").map(plain),
				theirs: of("vendor-public").map((row) => parsed(row.secret, () => publicKey(row.secret))),
				own: own === undefined ? undefined : parsed(own.secret, () => privateKey(plain(own))),
			};
		},
	};
}

const nameOf = ({ vendor, keyId }: KeyName): string => `${vendor}/${keyId}`;

function opened(sealer: Sealer, { name, sealed }: { readonly name: KeyName; readonly sealed: Buffer }): Buffer {
	const plain = sealer.open(nameOf(name), sealed);
	if (plain === undefined) throw new Error(`a key of ${name.vendor} was sealed with another house key`);
	return plain;
}

const publicKey = (der: Buffer): KeyObject => createPublicKey({ key: der, format: "der", type: "spki" });
const privateKey = (der: Buffer): KeyObject => createPrivateKey({ key: der, format: "der", type: "pkcs8" });

const mostParsed = 200;

/** Parsing a key costs more than using it: each is parsed once, found by the bytes that the table keeps. */
function parsedKeys(): (stored: Buffer, parse: () => KeyObject) => KeyObject {
	const kept = new Map<string, KeyObject>();
	return (stored, parse) => {
		const name = stored.toString("base64");
		const known = kept.get(name);
		if (known !== undefined) return known;
		if (kept.size >= mostParsed) kept.clear();
		const made = parse();
		kept.set(name, made);
		return made;
	};
}

/** In time that does not depend on where they differ. */
export function isSame({ expected, given }: { readonly expected: string; readonly given: string }): boolean {
	const left = Buffer.from(expected);
	const right = Buffer.from(given);
	return left.length === right.length && timingSafeEqual(left, right);
}
