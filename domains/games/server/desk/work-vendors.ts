// Vendors outside the house at the desk. The games judge, seal, write and keep; here stands who asks, and the shape of the answer.

import { accountNames } from "#members/api";
import { failure } from "#platform/contract";
import { type DeskCall, deskOf } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import {
	addVendor,
	addVendorGames,
	addVendorKey,
	bringVendorHome,
	changeVendor,
	listOutsideVendors,
	type OutsideVendor,
	readVendorMoney,
	retireVendor,
	retireVendorKey,
	type VendorMoney,
} from "../../contract/index.ts";
import { retireVendor as retire } from "../vendors/retire-vendor.ts";
import { addVendorGames as addGames } from "../vendors/work-vendor-games.ts";
import {
	addVendor as add,
	addVendorKey as addKey,
	changeVendor as change,
	readOutsideVendors,
	retireVendorKey as retireKey,
	type OutsideVendor as Vendor,
} from "../vendors/work-vendors.ts";
import type { GamesDesk } from "./ports.ts";

type Desk = Pick<GamesDesk, "db" | "vendorKey" | "moneyAtVendors">;

export const outsideVendorRoutes = (office: Desk): readonly Route[] => [
	bind(listOutsideVendors, async () => ok({ vendors: (await readOutsideVendors(office)).map(shown) })),
	bind(addVendor, async ({ dialect, name, ...said }, call) => {
		const done = await add(deskFor(office, call), { ...by(call, said), ...said, name, dialect });
		return done.ok ? ok(await one(office, said.vassalage)) : err(refusalOf(done.error));
	}),
	bind(changeVendor, async ({ name, ...said }, call) => {
		const done = await change(deskFor(office, call), { ...by(call, said), ...said, name });
		return done.ok ? ok(await one(office, said.vassalage)) : err(refusalOf(done.error));
	}),
	bind(addVendorKey, async ({ keyId, purpose, material: text, ...said }, call) => {
		const done = await addKey(deskFor(office, call), { ...by(call, said), keyId, purpose, text });
		return done.ok ? ok(await one(office, said.vassalage)) : err(failure(done.error));
	}),
	bind(retireVendorKey, async ({ keyId, ...said }, call) => {
		const done = await retireKey(deskFor(office, call), { ...by(call, said), keyId });
		return done.ok ? ok({}) : err(failure(done.error));
	}),
	bind(retireVendor, async ({ keysEndAt, reason, ...said }, call) => {
		const ends = keysEndAt === null ? null : new Date(keysEndAt);
		const done = await retire(deskOf(office.db, call), { ...by(call, said), ...said, keysEndAt: ends, reason });
		return done.ok ? ok(await one(office, said.vassalage)) : err(refusalOf(done.error));
	}),
	...moneyRoutes(office),
	bind(addVendorGames, async ({ games, limits, ...said }, call) => {
		const desk = { ...deskFor(office, call), call: office.db.call };
		const done = await addGames(desk, { ...by(call, said), games, limits });
		return done.ok ? ok(done.value) : err(failure(done.error));
	}),
];

/** What lies there, and the word that brings it home, which the clock carries out. */
const moneyRoutes = (office: Desk): readonly Route[] => [
	bind(readVendorMoney, async ({ vassalage }) => {
		const [vendor] = await readOutsideVendors(office, vassalage);
		return vendor === undefined ? err(failure("VENDOR_NOT_FOUND")) : ok(await moneyAt(office, vassalage));
	}),
	bind(bringVendorHome, async ({ vassalage, reason }, call) => {
		const [vendor] = await readOutsideVendors(office, vassalage);
		if (vendor === undefined) return err(failure("VENDOR_NOT_FOUND"));
		if (vendor.open) return err(failure("VENDOR_IN_SERVICE"));
		const { merchant, operator, now } = by(call, { vassalage });
		const order = { merchant, operator, now, vendor: vassalage, reason };
		const started = await office.moneyAtVendors.askHome(deskOf(office.db, call), order);
		return started.ok ? ok(await moneyAt(office, vassalage)) : err(failure(started.error.code));
	}),
];

async function moneyAt({ db, moneyAtVendors }: Desk, code: string): Promise<VendorMoney> {
	const { lying, transferOut } = await moneyAtVendors.at(db, code);
	if (transferOut === undefined) return { lying: [...lying], transferOut: null };
	const { askedAt, endedAt, brought, staying, ...kept } = transferOut;
	const names = await db.read((tx) =>
		accountNames(
			tx,
			staying.map(({ memberId }) => memberId),
		),
	);
	const named = staying.map((one) => ({ ...one, account: names.get(one.memberId) ?? "" }));
	const at = { askedAt: askedAt.toISOString(), endedAt: endedAt?.toISOString() ?? null };
	return { lying: [...lying], transferOut: { ...kept, ...at, brought: [...brought], staying: named } };
}

const deskFor = ({ db, vendorKey }: Desk, call: DeskCall) => ({ db: deskOf(db, call), vendorKey });

const by = ({ staff, now }: DeskCall, { vassalage: code }: { readonly vassalage: string }) => ({
	merchant: staff.merchant,
	operator: staff.name,
	now,
	code,
});

async function one(office: Desk, code: string): Promise<OutsideVendor> {
	const [vendor] = await readOutsideVendors(office, code);
	if (vendor === undefined) throw new Error("a vendor that is gone while it is worked on");
	return shown(vendor);
}

const refusalOf = <Code extends string>(
	refusal: { readonly code: Code } | { readonly code: Code; readonly part: string },
) => ("part" in refusal ? failure(refusal.code, { part: refusal.part }) : failure(refusal.code));

const shown = ({ name, keys, currencies, keysEndAt, ...vendor }: Vendor): OutsideVendor => ({
	...vendor,
	keysEndAt: keysEndAt?.toISOString() ?? null,
	name,
	currencies: [...currencies],
	keys: keys.map(({ addedAt, ...key }) => ({ ...key, addedAt: addedAt.toISOString() })),
});
