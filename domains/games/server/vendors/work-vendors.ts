// An operator's hand on vendors outside the house: adding one, its addresses, its keys, its games. No secret that was given
// or made is ever told again; each act is written down with before and after, keys by their names alone.
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { type Database, sql, type Tx } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import { unmarked } from "../../contract/index.ts";
import { keysOfDialect, type VendorDialect, type VendorKeyPurpose, vendorFault } from "../../core/index.ts";
import type { VendorListing } from "../catalogue/listing.ts";
import { registerGames } from "../catalogue/register-games.ts";
import { createVendorKeys } from "../dialects/vendor-keys.ts";
import { writeAct } from "../operator-act.ts";

export type VendorKeyLine = {
	readonly keyId: string;
	readonly purpose: VendorKeyPurpose;
	readonly addedAt: Date;
	/** PEM of a public key, theirs or that of ours; null of a shared secret. */
	readonly publicKey: string | null;
};

export type VendorAddresses = {
	readonly name: string;
	readonly baseUrl: string;
	readonly frameOrigin: string;
	/** Whether what we answer is signed, where the dialect leaves that open. */
	readonly answersSigned: boolean;
};

export type OutsideVendor = VendorAddresses & {
	readonly code: string;
	readonly dialect: VendorDialect;
	readonly open: boolean;
	/** Null while it is a vendor of the house; until when what it sends is believed, once it is retired. */
	readonly keysEndAt: Date | null;
	readonly games: number;
	readonly version: number;
	readonly currencies: readonly string[];
	/** In force, the newest first. */
	readonly keys: readonly VendorKeyLine[];
};

/** `vendorKey` has 32 bytes and seals what is kept. */
export type VendorDesk = { readonly db: Pick<Database, "tx" | "read">; readonly vendorKey: Buffer };
/** Who does it, and to which vendor. */
export type By = { readonly merchant: string; readonly operator: string; readonly now: Date; readonly code: string };

type VendorRow = Omit<OutsideVendor, "keys">;
type KeyRow = { vendor: string; key_id: string; purpose: VendorKeyPurpose; created_at: Date; secret: Buffer };

async function vendorRows(tx: Tx, code?: string): Promise<readonly VendorRow[]> {
	const { rows } = await sql<VendorRow>`
		select v.code, v.names->>'en' as name, v.dialect, coalesce(v.base_url, '') as "baseUrl",
			coalesce(v.frame_origin, '') as "frameOrigin", v.enabled as open, v.version,
			v.answers_signed as "answersSigned",
			v.keys_end_at as "keysEndAt", (select count(*)::int from games.game where vendor = v.code) as games,
			array(select distinct l.currency from games.game g join games.game_limit l on l.game_id = g.id
				where g.vendor = v.code order by 1) as currencies
		from games.vendor v where not v.house
			and ${code === undefined ? sql`true` : sql`v.code = ${code}`}
		order by v.code limit 500`.execute(tx);
	return rows;
}

export const readOutsideVendors = ({ db, vendorKey }: VendorDesk, code?: string): Promise<readonly OutsideVendor[]> =>
	db.read(async (tx) => {
		const vendors = await vendorRows(tx, code);
		const { rows } = await sql<KeyRow>`select vendor, key_id, purpose, created_at, secret from games.vendor_key
			where retired_at is null and vendor = any (${vendors.map((one) => one.code)}::text[])
			order by created_at desc, key_id limit 5000`.execute(tx);
		return vendors.map((vendor) => ({
			...vendor,
			keys: rows.flatMap((row) => (row.vendor === vendor.code ? [keyLine(row, vendorKey)] : [])),
		}));
	});

function keyLine(row: KeyRow, vendorKey: Buffer): VendorKeyLine {
	const base = { keyId: row.key_id, purpose: row.purpose, addedAt: row.created_at };
	if (row.purpose === "secret") return { ...base, publicKey: null };
	const key =
		row.purpose === "vendor-public"
			? createPublicKey({ key: row.secret, format: "der", type: "spki" })
			: publicHalf(row, vendorKey);
	return { ...base, publicKey: key.export({ format: "pem", type: "spki" }).toString() };
}

function publicHalf({ vendor, key_id: keyId, secret }: KeyRow, vendorKey: Buffer): KeyObject {
	const der = sealing(vendorKey).open({ vendor, keyId }, secret);
	return createPublicKey(createPrivateKey({ key: der, format: "der", type: "pkcs8" }));
}

/** For sealing and opening alone: which keys are in force is read elsewhere. */
const sealing = (vendorKey: Buffer) => createVendorKeys({ call: async () => [] }, vendorKey);

/** `VENDOR_INVALID` says which part cannot be so. */
type VendorRefusal<Code extends string> =
	| { readonly code: Code }
	| { readonly code: "VENDOR_INVALID"; readonly part: "ADDRESS" | "ORIGIN" };

/** What a vendor begins with: out of service, its interrupted rounds given back. */
export const newVendor = {
	artCode: unmarked,
	launchUrl: "/",
	interrupted: "refund",
	interruptedAfterSeconds: 259_200,
} as const;

/** Out of service until an operator opens it in the catalogue. A name is taken for ever: the ledger knows it. */
export async function addVendor(
	{ db }: VendorDesk,
	order: By & VendorAddresses & { readonly dialect: VendorDialect },
): Promise<Result<undefined, VendorRefusal<"VENDOR_TAKEN">>> {
	const { code, dialect, name, baseUrl, frameOrigin, answersSigned } = order;
	const part = vendorFault(order);
	if (part !== undefined) return err({ code: "VENDOR_INVALID", part });
	return db.tx(async (tx) => {
		const { rows } = await sql`select 1 from games.vendor
			where code = ${code} or counter = ${`games:${code.toLowerCase().replaceAll("_", "-")}`}`.execute(tx);
		if (rows.length > 0) return err({ code: "VENDOR_TAKEN" });
		const listing: VendorListing = { ...newVendor, code, names: { en: name } };
		await registerGames(tx, listing, []);
		await sql`update games.vendor set enabled = false, dialect = ${dialect},
			transfer = ${dialect === "transfer"}, base_url = ${baseUrl},
			frame_origin = ${frameOrigin}, answers_signed = ${answersSigned} where code = ${code}`.execute(tx);
		const after = { code, name, dialect, baseUrl, frameOrigin, answersSigned };
		await writeAct(tx, { ...order, act: "vendor added", before: {}, after });
		return ok(undefined);
	});
}

const addressesOf = ({ code, name, baseUrl, frameOrigin, answersSigned }: VendorRow) => ({
	code,
	name,
	baseUrl,
	frameOrigin,
	answersSigned,
});

export async function changeVendor(
	{ db }: VendorDesk,
	order: By & VendorAddresses & { readonly version: number },
): Promise<Result<undefined, VendorRefusal<"VENDOR_NOT_FOUND" | "CHANGED_MEANWHILE">>> {
	const { code, name, baseUrl, frameOrigin, answersSigned, version } = order;
	const part = vendorFault(order);
	if (part !== undefined) return err({ code: "VENDOR_INVALID", part });
	return db.tx(async (tx) => {
		await sql`select 1 from games.vendor where code = ${code} for update`.execute(tx);
		const [before] = await vendorRows(tx, code);
		if (before === undefined) return err({ code: "VENDOR_NOT_FOUND" });
		if (before.version !== version) return err({ code: "CHANGED_MEANWHILE" });
		await sql`update games.vendor set version = version + 1, base_url = ${baseUrl}, frame_origin = ${frameOrigin},
			answers_signed = ${answersSigned}, names = names || jsonb_build_object('en', ${name}::text)
			where code = ${code}`.execute(tx);
		const after = { code, name, baseUrl, frameOrigin, answersSigned };
		await writeAct(tx, { ...order, act: "vendor addresses", before: addressesOf(before), after });
		return ok(undefined);
	});
}

type KeyRefusal = "VENDOR_NOT_FOUND" | "KEY_INVALID" | "KEY_TAKEN" | "TOO_MANY_KEYS";

const mostInForce = 6;
const leastBits = 2_048;

/** `text` is a shared secret or a public key in PEM; our own key is made here, and only its public half is ever told. */
export type NewVendorKey = { readonly keyId: string; readonly purpose: VendorKeyPurpose; readonly text: string };

export async function addVendorKey(
	{ db, vendorKey }: VendorDesk,
	order: By & NewVendorKey,
): Promise<Result<undefined, KeyRefusal>> {
	const { code, keyId, purpose } = order;
	const plain = keyBytes(order);
	if (plain === undefined) return err("KEY_INVALID");
	return db.tx(async (tx) => {
		await sql`select 1 from games.vendor where code = ${code} for update`.execute(tx);
		const [vendor] = await vendorRows(tx, code);
		if (vendor === undefined) return err("VENDOR_NOT_FOUND");
		if (!keysOfDialect[vendor.dialect].includes(purpose)) return err("KEY_INVALID");
		const { rows } = await sql<{ key_id: string; retired: boolean }>`
			select key_id, retired_at is not null as retired from games.vendor_key where vendor = ${code}`.execute(tx);
		if (rows.some((row) => row.key_id === keyId)) return err("KEY_TAKEN");
		if (rows.filter(({ retired }) => !retired).length >= mostInForce) return err("TOO_MANY_KEYS");
		const isSealed = purpose !== "vendor-public";
		const secret = isSealed ? sealing(vendorKey).seal({ vendor: code, keyId }, plain) : plain;
		await sql`insert into games.vendor_key (vendor, key_id, secret, purpose, sealed, created_at)
			values (${code}, ${keyId}, ${secret}, ${purpose}, ${isSealed}, ${order.now})`.execute(tx);
		await writeAct(tx, { ...order, act: "vendor key added", before: { code }, after: { code, keyId, purpose } });
		return ok(undefined);
	});
}

/** Undefined for what is no key of its kind. */
function keyBytes({ purpose, text }: NewVendorKey): Buffer | undefined {
	if (purpose === "secret") return Buffer.byteLength(text) >= 32 ? Buffer.from(text) : undefined;
	if (purpose === "own-private") {
		return generateKeyPairSync("rsa", { modulusLength: leastBits }).privateKey.export({ format: "der", type: "pkcs8" });
	}
	try {
		const key = createPublicKey(text);
		const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
		const fits = key.asymmetricKeyType === "rsa" && bits >= leastBits && !text.includes("PRIVATE");
		return fits ? key.export({ format: "der", type: "spki" }) : undefined;
	} catch {
		return undefined;
	}
}

/** From now on nothing that it signed is believed. */
export function retireVendorKey(
	{ db }: VendorDesk,
	order: By & { readonly keyId: string },
): Promise<Result<undefined, "KEY_NOT_FOUND">> {
	const { code, keyId, now } = order;
	return db.tx(async (tx) => {
		const { rows } = await sql<{ purpose: string }>`update games.vendor_key set retired_at = ${now}
			where vendor = ${code} and key_id = ${keyId} and retired_at is null returning purpose`.execute(tx);
		const [row] = rows;
		if (row === undefined) return err("KEY_NOT_FOUND");
		const named = { code, keyId, purpose: row.purpose };
		await writeAct(tx, { ...order, act: "vendor key retired", before: named, after: { code } });
		return ok(undefined);
	});
}
