// Vendors outside the house at the desk: added out of service, changed by version, their keys sealed and never told again,
// two in force while one changes over, games by name or from the vendor's own list; each act in the trail, without secrets.
import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listActs } from "#backoffice/contract";
import { employ, enrol, openOffice } from "#backoffice/testing";
import { unwrap } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { identityOf } from "../../../../tools/vendor/keys.ts";
import { openVendor } from "../../../../tools/vendor/simulator.ts";
import {
	addVendor,
	addVendorGames,
	addVendorKey,
	bringVendorHome,
	changeVendor,
	listCatalogue,
	listOutsideVendors,
	readVendorMoney,
	retireVendor,
	retireVendorKey,
	saveVendor,
} from "../../contract/index.ts";
import { endVendorKeys } from "../../server/vendors/retire-vendor.ts";

const office = await openOffice();
const { call, owner } = office;
const as = { token: owner };
const olga = await employ(office, "auditor");
const addresses = {
	name: "Acme Games",
	baseUrl: "https://api.acme.example/v2",
	frameOrigin: "https://games.acme.example",
	answersSigned: true,
};
const limits = [{ currency: "P", smallest: "0.20", largest: "50.00" }];
const secret = "a shared secret of more than thirty-two bytes";

const vendorOf = async (code: string) =>
	unwrap(await call(listOutsideVendors, {}, { token: olga.token })).vendors.find((one) => one.code === code);
const refusedAs = (code: string, value: unknown = undefined) =>
	expect.objectContaining({ error: expect.objectContaining({ code, ...(value === undefined ? {} : { value }) }) });
const pairOf = (bits: number) =>
	generateKeyPairSync("rsa", {
		modulusLength: bits,
		publicKeyEncoding: { format: "pem", type: "spki" },
		privateKeyEncoding: { format: "pem", type: "pkcs8" },
	});

test("a vendor is added out of service, once, with addresses that can be so", async () => {
	const acme = { vassalage: "ACME", dialect: "form", ...addresses } as const;
	expect(unwrap(await call(addVendor, acme, as))).toEqual({
		code: "ACME",
		...addresses,
		dialect: "form",
		open: false,
		games: 0,
		version: 1,
		keysEndAt: null,
		currencies: [],
		keys: [],
	});
	expect(await call(addVendor, acme, as)).toEqual(refusedAs("VENDOR_TAKEN"));
	const other = { ...acme, vassalage: "ACME_TWO" };
	expect(await call(addVendor, { ...other, baseUrl: "http://api.acme.example" }, as)).toEqual(
		refusedAs("VENDOR_INVALID", { part: "ADDRESS" }),
	);
	expect(await call(addVendor, { ...other, frameOrigin: "https://games.acme.example/" }, as)).toEqual(
		refusedAs("VENDOR_INVALID", { part: "ORIGIN" }),
	);
	expect(await call(addVendor, other, { token: olga.token })).toEqual(refusedAs("NOT_PERMITTED"));
	const { vendors } = unwrap(await call(listCatalogue, { vendor: "ACME" }, as));
	expect(vendors.find(({ code }) => code === "ACME")).toMatchObject({ open: false });
});

test("its addresses are changed by the version that was looked at", async () => {
	const moved = { vassalage: "ACME", ...addresses, baseUrl: "https://api2.acme.example" };
	expect(unwrap(await call(changeVendor, { ...moved, version: 1 }, as))).toMatchObject({
		version: 2,
		baseUrl: moved.baseUrl,
	});
	expect(await call(changeVendor, { ...moved, version: 1 }, as)).toEqual(refusedAs("CHANGED_MEANWHILE"));
	expect(await call(changeVendor, { ...moved, vassalage: "NOBODY", version: 1 }, as)).toEqual(
		refusedAs("VENDOR_NOT_FOUND"),
	);
	expect(await call(changeVendor, { ...moved, vassalage: "TESSERA", version: 1 }, as)).toEqual(
		refusedAs("VENDOR_NOT_FOUND"),
	);
});

test("what members have with a vendor is said, and comes home by whoever may, once it is out of service; the trail has it", async () => {
	const vassalage = "HOMELY";
	unwrap(await call(addVendor, { vassalage, dialect: "form", ...addresses }, as));
	const money = async (token = olga.token) => call(readVendorMoney, { vassalage }, { token });
	expect(unwrap(await money())).toEqual({ lying: [], transferOut: null });
	const order = { vassalage, reason: "retired for good" };
	expect(await call(bringVendorHome, order, as)).toEqual(refusedAs("NOTHING_LIES"));
	const members = [await enrol(office), await enrol(office)];
	for (const member of members) {
		const purse = { memberId: member, currency: "P", purse: `vendor:${vassalage}` } as const;
		await office.db.tx(async (tx) => {
			await office.wallet.open(tx, purse);
			const granted = { ...purse, kind: "grant", delta: 750n, counter: "house:grants" } as const;
			unwrap(await office.wallet.postIn(tx, { ...granted, key: commandKey("test:home", member) }));
		});
	}
	expect(unwrap(await money())).toEqual({
		lying: [{ currency: "P", lying: "15.00", members: 2, underWay: "0.00" }],
		transferOut: null,
	});
	expect(await call(bringVendorHome, order, { token: olga.token })).toEqual(refusedAs("NOT_PERMITTED"));
	for (const vendor of ["NOBODY", "TESSERA"]) {
		const elsewhere = { ...order, vassalage: vendor };
		expect(await call(bringVendorHome, elsewhere, as)).toEqual(refusedAs("VENDOR_NOT_FOUND"));
		expect(await call(readVendorMoney, { vassalage: vendor }, as)).toEqual(refusedAs("VENDOR_NOT_FOUND"));
	}
	await office.rows(`update games.vendor set enabled = true where code = '${vassalage}'`);
	expect(await call(bringVendorHome, order, as)).toEqual(refusedAs("VENDOR_IN_SERVICE"));
	await office.rows(`update games.vendor set enabled = false where code = '${vassalage}'`);
	const asked = await Promise.all([call(bringVendorHome, order, as), call(bringVendorHome, order, as)]);
	expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
	expect(asked).toContainEqual(refusedAs("TRANSFER_OUT_RUNS"));
	const job = office.cashier.jobs.find(({ name }) => name === "cashier.bring-home");
	const log = { debug() {}, info() {}, warn() {}, error() {} };
	await job?.run({}, { jobId: "1", attempt: 1, now: office.clock.now(), log, signal: undefined });
	expect(unwrap(await money())).toMatchObject({
		lying: [],
		transferOut: {
			state: "done",
			askedBy: "owner",
			members: 2,
			home: 2,
			brought: [{ currency: "P", amount: "15.00" }],
		},
	});
	const { acts } = unwrap(await call(listActs, { source: "cashier" }, as));
	expect(acts.slice(0, 2).map(({ act, operator }) => [act, operator])).toEqual([
		["money at a vendor is home", "the clock"],
		["money at a vendor asked home", "owner"],
	]);
	expect(JSON.parse(acts[1]?.after ?? "{}")).toEqual({ vendor: vassalage, members: 2, reason: "retired for good" });
});

test("a shared secret is sealed, never told again, and stands beside the next one until it is retired", async () => {
	const key = { vassalage: "ACME", keyId: "k1", purpose: "secret", material: secret } as const;
	const answer = unwrap(await call(addVendorKey, key, as));
	expect(answer.keys).toEqual([{ keyId: "k1", purpose: "secret", addedAt: expect.any(String), publicKey: null }]);
	expect(JSON.stringify(answer)).not.toContain(secret);
	const [kept] = await office.rows<{ secret: Buffer; sealed: boolean }>("select secret, sealed from games.vendor_key");
	expect([kept?.sealed, kept?.secret.includes(secret)]).toEqual([true, false]);
	expect(await call(addVendorKey, key, as)).toEqual(refusedAs("KEY_TAKEN"));
	expect(await call(addVendorKey, { ...key, keyId: "k2", material: "too short" }, as)).toEqual(
		refusedAs("KEY_INVALID"),
	);
	expect(await call(addVendorKey, { ...key, keyId: "k2", purpose: "own-private" }, as)).toEqual(
		refusedAs("KEY_INVALID"),
	);
	office.clock.advance(1_000);
	unwrap(await call(addVendorKey, { ...key, keyId: "k2", material: `${secret}, the next` }, as));
	expect((await vendorOf("ACME"))?.keys.map(({ keyId }) => keyId)).toEqual(["k2", "k1"]);
	unwrap(await call(retireVendorKey, { vassalage: "ACME", keyId: "k1" }, as));
	expect((await vendorOf("ACME"))?.keys.map(({ keyId }) => keyId)).toEqual(["k2"]);
	expect(await call(retireVendorKey, { vassalage: "ACME", keyId: "k1" }, as)).toEqual(refusedAs("KEY_NOT_FOUND"));
	for (const keyId of ["k3", "k4", "k5", "k6", "k7"]) unwrap(await call(addVendorKey, { ...key, keyId }, as));
	expect(await call(addVendorKey, { ...key, keyId: "k8" }, as)).toEqual(refusedAs("TOO_MANY_KEYS"));
});

test("for Hub88 our key is made here and only its public half is told; theirs is a public key of a fair length", async () => {
	unwrap(await call(addVendor, { vassalage: "HUBBED", dialect: "hub88", ...addresses }, as));
	const key = { vassalage: "HUBBED", keyId: "ours", purpose: "own-private", material: "" } as const;
	const [ours] = unwrap(await call(addVendorKey, key, as)).keys;
	expect(ours?.publicKey).toMatch(/^-----BEGIN PUBLIC KEY-----/);
	const theirs = { ...key, keyId: "theirs", purpose: "vendor-public" } as const;
	expect(await call(addVendorKey, { ...theirs, material: "no key" }, as)).toEqual(refusedAs("KEY_INVALID"));
	expect(await call(addVendorKey, { ...theirs, material: pairOf(1_024).publicKey }, as)).toEqual(
		refusedAs("KEY_INVALID"),
	);
	const { privateKey, publicKey: pem } = pairOf(2_048);
	expect(await call(addVendorKey, { ...theirs, material: privateKey }, as)).toEqual(refusedAs("KEY_INVALID"));
	const { keys } = unwrap(await call(addVendorKey, { ...theirs, material: pem }, as));
	expect(keys.find(({ keyId }) => keyId === "theirs")?.publicKey).toBe(pem);
	const without = { vassalage: "HUBBED", ...addresses, answersSigned: false, version: 1 };
	expect(unwrap(await call(changeVendor, without, as))).toMatchObject({ answersSigned: false, version: 2 });
	expect(await vendorOf("HUBBED")).toMatchObject({ answersSigned: false });
	const rows = await office.rows<{ secret: Buffer }>("select secret from games.vendor_key where key_id = 'ours'");
	expect(rows[0]?.secret.includes("PRIVATE")).toBe(false);
});

test("games are added by name, once each; what an operator set stays", async () => {
	const games = [
		{ code: "vs20dogs", name: "Dog House", category: "RNG", rtp: "96.50" },
		{ code: "ont_Wheel", name: "Wheel", category: "LIVE", rtp: "97" },
	] as const;
	const order = { vassalage: "ACME", games: [...games], limits };
	expect(unwrap(await call(addVendorGames, order, as))).toEqual({ added: 2, widened: 0 });
	expect(unwrap(await call(addVendorGames, order, as))).toEqual({ added: 0, widened: 0 });
	expect(await vendorOf("ACME")).toMatchObject({ games: 2, currencies: ["P"] });
	const wrong = [{ currency: "P", smallest: "5.00", largest: "1.00" }];
	expect(await call(addVendorGames, { ...order, limits: wrong }, as)).toEqual(refusedAs("LIMITS_INVALID"));
	expect(await call(addVendorGames, { ...order, vassalage: "NOBODY" }, as)).toEqual(refusedAs("VENDOR_NOT_FOUND"));
	expect(await call(addVendorGames, { vassalage: "ACME", limits }, as)).toEqual(refusedAs("VENDOR_SILENT"));
});

test("games that stand get a currency that they lack; the stakes of those that they have stay", async () => {
	const dogs = [{ code: "vs20dogs", name: "Dog House", category: "RNG", rtp: "96.50" }] as const;
	const both = [
		{ currency: "P", smallest: "9.00", largest: "10.00" },
		{ currency: "KRW", smallest: "200", largest: "50000" },
	];
	const order = { vassalage: "ACME", games: [...dogs], limits: both };
	expect(unwrap(await call(addVendorGames, order, as))).toEqual({ added: 0, widened: 1 });
	expect(unwrap(await call(addVendorGames, order, as))).toEqual({ added: 0, widened: 0 });
	expect(await vendorOf("ACME")).toMatchObject({ games: 2, currencies: ["KRW", "P"] });
	const limitsOf = await office.rows<{ currency: string; min_stake: string; version: number }>(
		`select l.currency, l.min_stake, g.version from games.game g join games.game_limit l on l.game_id = g.id
			where g.vendor = 'ACME' and g.code = 'vs20dogs' order by 1`,
	);
	expect(limitsOf.map(({ currency, min_stake, version }) => [currency, min_stake, version])).toEqual([
		["KRW", "200", 2],
		["P", "20", 2],
	]);
});

test("or taken from the list that the vendor gives to who signs for us", async () => {
	const folder = mkdtempSync(join(tmpdir(), "vendor-keys-"));
	const { toType, ...identity } = identityOf({ dialect: "form", code: "LISTED", folder });
	const vendor = await openVendor({ ...identity, platform: "http://127.0.0.1:1", port: 0 });
	try {
		const where = { ...addresses, name: "Listed", baseUrl: vendor.origin, frameOrigin: vendor.origin };
		unwrap(await call(addVendor, { vassalage: "LISTED", dialect: "form", ...where }, as));
		const order = { vassalage: "LISTED", limits };
		expect(await call(addVendorGames, order, as)).toEqual(refusedAs("VENDOR_SILENT"));
		const key = { vassalage: "LISTED", keyId: "k", purpose: "secret", material: toType } as const;
		unwrap(await call(addVendorKey, key, as));
		expect(unwrap(await call(addVendorGames, order, as))).toEqual({ added: 2, widened: 0 });
	} finally {
		await vendor.close();
		rmSync(folder, { recursive: true });
	}
});

test("each act is in the trail with before and after, and no secret is", async () => {
	const { acts } = unwrap(await call(listActs, { source: "games" }, as));
	const names = new Set(acts.map(({ act }) => act));
	expect([...names].toSorted()).toEqual([
		...["vendor added", "vendor addresses", "vendor games added", "vendor key added", "vendor key retired"],
	]);
	const changed = acts.filter(({ act }) => act === "vendor addresses");
	expect(changed[0]).toMatchObject({
		before: expect.stringMatching(/"answersSigned":\s?true/),
		after: expect.stringMatching(/"answersSigned":\s?false/),
	});
	const moved = changed.at(-1);
	expect(moved).toMatchObject({
		before: expect.stringContaining(addresses.baseUrl),
		after: expect.stringContaining("https://api2.acme.example"),
	});
	expect(JSON.stringify(acts)).not.toMatch(/a shared secret|BEGIN|PRIVATE/);
});

describe("a vendor that is retired", () => {
	const version = async () => (await vendorOf("ACME"))?.version ?? 0;
	const inDays = (days: number) => new Date(office.clock.now().getTime() + days * 86_400_000).toISOString();
	const retire = async (keysEndAt: string | null, change: { version?: number; vassalage?: string } = {}) =>
		call(retireVendor, { vassalage: "ACME", version: await version(), reason: "it closes", keysEndAt, ...change }, as);
	const open = async () => {
		const settings = { open: true, order: 10, maintenance: null };
		return call(saveVendor, { vassalage: "ACME", version: await version(), settings }, as);
	};

	test("is out of service until it is taken back, by the version that was looked at and a moment within a year", async () => {
		unwrap(await open());
		for (const at of [inDays(-1), inDays(367)])
			expect(await retire(at)).toEqual(refusedAs("VENDOR_INVALID", { part: "KEYS_END" }));
		expect(await retire(null)).toEqual(refusedAs("VENDOR_INVALID", { part: "KEYS_END" }));
		expect(await retire(inDays(7), { version: 1 })).toEqual(refusedAs("CHANGED_MEANWHILE"));
		for (const vassalage of ["NOBODY", "TESSERA"])
			expect(await retire(inDays(7), { vassalage })).toEqual(refusedAs("VENDOR_NOT_FOUND"));
		const ends = inDays(7);
		expect(unwrap(await retire(ends))).toMatchObject({ open: false, keysEndAt: ends });
		expect(await open()).toEqual(refusedAs("GAME_INVALID", { part: "RETIRED" }));
		expect(unwrap(await retire(inDays(8)))).toMatchObject({ keysEndAt: inDays(8) });
		expect(unwrap(await retire(null))).toMatchObject({ open: false, keysEndAt: null });
		expect(unwrap(await open())).toMatchObject({ open: true });
	});

	test("has its keys until the moment that was said, and no longer; each end is in the trail, once", async () => {
		const inForce = "select key_id from games.vendor_key where vendor = 'ACME' and retired_at is null";
		const keys = async () => (await office.rows(inForce)).length;
		const endNow = () => endVendorKeys(office.db, office.clock.now());
		const had = await keys();
		expect(had).toBeGreaterThan(0);
		unwrap(await retire(inDays(1)));
		expect([await endNow(), await keys()]).toEqual([0, had]);
		office.clock.advance(86_400_000);
		expect([await endNow(), await endNow(), await keys()]).toEqual([had, 0, 0]);
		const acts = await office.rows("select act, operator, after from games.operator_act order by id desc limit 10");
		expect(acts.slice(0, had)).toMatchObject(
			Array.from({ length: had }, () => ({ act: "vendor key retired", operator: "the clock" })),
		);
		expect(acts[had]).toMatchObject({
			act: "vendor retired",
			after: { code: "ACME", open: false, reason: "it closes" },
		});
	});
});
