// Vendors from outside, one of each dialect: their rows in the catalogue, their keys, their own small servers, and calls as
// their dialects sign them. The one that keeps members' money has books with the faults of real ones.
import { generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import { join } from "node:path";
import pg from "pg";
import * as z from "zod/mini";
import { vendorDialects } from "#games/core";
import type { Chance, CurrencyCode } from "#platform/kernel";
import { fileHouseKey, sealerWith } from "#platform/kernel/node";
import type { World } from "../../../../tools/sim/world.ts";
import { type Books, bookFaults, openBooks } from "../../../../tools/vendor/books.ts";
import type { Command, Dialect, Forgery, Heard, Letter, Reply } from "../../../../tools/vendor/dialects/dialect.ts";
import { formDialect, isFormFrom } from "../../../../tools/vendor/dialects/form.ts";
import { hmacDialect, isHmacFrom } from "../../../../tools/vendor/dialects/hmac.ts";
import { hub88Dialect, isFrom } from "../../../../tools/vendor/dialects/hub88.ts";
import { transferDialect } from "../../../../tools/vendor/dialects/transfer.ts";
import type { Seat } from "../../../../tools/vendor/round.ts";
import { openVendor } from "../../../../tools/vendor/simulator.ts";

export type Vendor = {
	readonly dialect: Dialect["name"];
	readonly code: string;
	readonly game: string;
	readonly gameId: string;
	/** Of the one that keeps members' money. */
	readonly books: Books | undefined;
	/** What it sent and had answered, by its transaction id: the signed amount in minor units. */
	readonly moves: Map<string, bigint>;
	/** Who was seated at an address that it opened. */
	readonly seatAt: (address: string) => Seat | undefined;
	/** Sends a command, signed anew each time as a vendor's retry is. Undefined when no answer came. */
	readonly say: (command: Command, forged?: Forgery) => Promise<Heard | undefined>;
	readonly close: () => Promise<void>;
};

type Key = { readonly keyId: string; readonly purpose: string; readonly secret: Buffer; readonly sealed: boolean };
type Identity = {
	readonly dialect: Dialect;
	readonly isOurs: (call: Reply) => boolean;
	readonly keys: readonly Key[];
	readonly books?: Books;
};

/** One of each dialect, in the order of the table that the seed begins with. */
export async function openVendors(world: World, chance: Chance): Promise<readonly Vendor[]> {
	const first = chance.below(vendorDialects.length);
	const names = [...vendorDialects.slice(first), ...vendorDialects.slice(0, first)];
	const opened: Vendor[] = [];
	for (const name of names) opened.push(await openOne(world, name));
	for (const { books } of opened) {
		// One call in five goes wrong, each in its own way.
		books?.goWrong(() => (chance.below(5) === 0 ? bookFaults[chance.below(bookFaults.length)] : undefined));
	}
	return opened;
}

async function openOne(world: World, name: Dialect["name"]): Promise<Vendor> {
	const [code, game] = [`SIM_${name.toUpperCase()}`, `sim-${name}`];
	const { dialect, isOurs, keys, books } = identityOf(world, { name, code });
	const served = { dialect, isOurs, platform: world.origin, port: 0, ...(books === undefined ? {} : { books }) };
	const { origin, seatAt, close } = await openVendor(served);
	const gameId = await enlist(world, { code, game, origin, keys, name });
	const say: Vendor["say"] = (command, forged) => send(world.origin, { dialect, command, forged });
	return { dialect: name, code, game, gameId, books, moves: new Map(), seatAt, say, close };
}

type Named = { readonly name: Dialect["name"]; readonly code: string };

function identityOf({ dataDir }: World, { name, code }: Named): Identity {
	if (name === "hub88") return hubIdentity({ dataDir, code });
	const secret = randomBytes(40);
	const keys = [{ keyId: "sim", purpose: "secret", secret, sealed: false }];
	const signed = { keys, isOurs: (call: Reply) => isHmacFrom(secret, call) };
	if (name === "form") return { keys, dialect: formDialect(code, secret), isOurs: (call) => isFormFrom(secret, call) };
	if (name === "hmac") return { ...signed, dialect: hmacDialect(code, secret) };
	return { ...signed, dialect: transferDialect(code, secret), books: openBooks({ secret, now: Date.now }) };
}

function hubIdentity({ dataDir, code }: { readonly dataDir: string; readonly code: string }): Identity {
	const pair = () => generateKeyPairSync("rsa", { modulusLength: 2_048 });
	const [theirs, ours] = [pair(), pair()];
	const der = (key: KeyObject) => key.export({ format: "der", type: "pkcs8" });
	const seal = sealerWith(fileHouseKey(join(dataDir, "house-key"))("games.vendors")).seal;
	const own = seal(`${code}/ours`, der(ours.privateKey));
	const known = theirs.publicKey.export({ format: "der", type: "spki" });
	return {
		dialect: hub88Dialect({ vendor: code, own: theirs.privateKey, platform: ours.publicKey }),
		isOurs: (call) => isFrom(ours.publicKey, call),
		keys: [
			{ keyId: "ours", purpose: "own-private", secret: own, sealed: true },
			{ keyId: "theirs", purpose: "vendor-public", secret: known, sealed: false },
		],
	};
}

type Entry = Named & { readonly game: string; readonly origin: string; readonly keys: readonly Key[] };

/** Enters it into the catalogue, as an operator would; answers its game. */
async function enlist({ adminUrl }: World, { code, name, game, origin, keys }: Entry): Promise<string> {
	const client = new pg.Client({ connectionString: adminUrl });
	await client.connect();
	try {
		await client.query(
			`insert into games.vendor (code, names, art_code, launch_url, counter, interrupted, interrupted_after_seconds,
				dialect, transfer, base_url, frame_origin)
			values ($1, $2, 'outside', '/arcade/', $3, 'refund', 2592000, $4, $5, $6, $6)`,
			[code, { en: code }, `games:sim-${name}`, name, name === "transfer", origin],
		);
		for (const { keyId, purpose, secret, sealed } of keys) {
			await client.query(
				"insert into games.vendor_key (vendor, key_id, purpose, secret, sealed) values ($1, $2, $3, $4, $5)",
				[code, keyId, purpose, secret, sealed],
			);
		}
		const inserted = await client.query(
			`insert into games.game (vendor, code, category, names, rtp, pay_table, lines, volatility, hot, new, art_small, art_show, hue, trial)
			values ($1, $2, 'RNG', '{"en": "Wheel"}', 97.30, 'wheel@1', 0, 'low', false, false, '', '', 0, false) returning id`,
			[code, game],
		);
		const { id } = z.parse(z.object({ id: z.string() }), inserted.rows[0]);
		await client.query("insert into games.game_limit values ($1, 'P', 1, 100000)", [id]);
		return id;
	} finally {
		await client.end();
	}
}

type Sent = { readonly dialect: Dialect; readonly command: Command; readonly forged: Forgery | undefined };

async function send(origin: string, { dialect, command, forged }: Sent): Promise<Heard | undefined> {
	const reply = await post(origin, dialect.write(command, Date.now(), forged));
	return reply === undefined ? undefined : readOr(dialect, reply, command.currency);
}

/** A page of the site instead of an answer, as a server that only just comes up gives it, is none. */
function readOr(dialect: Dialect, reply: Reply, currency: CurrencyCode): Heard | undefined {
	try {
		return dialect.read(reply, currency);
	} catch {
		return undefined;
	}
}

async function post(origin: string, { path, headers, body }: Letter): Promise<Reply | undefined> {
	try {
		const signal = AbortSignal.timeout(20_000);
		const sent = { method: "POST", headers: { ...headers, "x-forwarded-for": "198.51.100.7" }, body, signal };
		const answer = await fetch(`${origin}${path}`, sent);
		const text = await answer.text();
		return answer.status >= 500 ? undefined : { body: text, header: (name) => answer.headers.get(name) ?? undefined };
	} catch {
		return undefined;
	}
}
