// What lies at vendors comes home: when the member asks, and when a game of another vendor is launched.
import type { Tx } from "#platform/db";
import { bind, type Route } from "#platform/http";
import { type CurrencyCode, type MemberId, ok } from "#platform/kernel";
import { spendable } from "#wallet/core";
import { returnWallets } from "../../contract/index.ts";
import { homeable, planReturn, vendorOf } from "../../core/index.ts";
import { lockPayer } from "../deposits/payer-store.ts";
import type { CashierDeps } from "../ports.ts";
import { showTransfer } from "./transfer-shown.ts";
import { findTransfer, type TransferRow } from "./transfer-store.ts";
import { writeMove } from "./transfer-write.ts";
import { findVendorTransfer } from "./vendor-transfer-store.ts";
import { beginVendorTransfer, sendVendorTransfer, type VendorTransferDeps } from "./vendor-transfers.ts";

type Deps = VendorTransferDeps;

/** Whose money comes home. */
export type Homeward = {
	readonly memberId: MemberId;
	readonly currency: CurrencyCode;
	readonly merchant: string;
	/** What lies at this vendor stays. */
	readonly except?: string;
	readonly now: Date;
};

type Asked = Homeward & {
	/** The same again is the same return. */
	readonly requestKey: string;
};

export function returnWalletsRoute(deps: CashierDeps): Route {
	return bind(returnWallets, async (_input, { principal, now, idempotencyKey = "" }) => {
		const { memberId, currency, merchant } = principal;
		const asked = { memberId, currency, merchant, now, requestKey: idempotencyKey };
		const { moved, staying } = await bringAll(deps, asked);
		return ok({ transfers: moved.map(showTransfer), staying: [...staying] });
	});
}

/** For the games, when one of another vendor is launched. */
export async function bringHome(deps: Deps, who: Homeward): Promise<void> {
	await bringAll(deps, { ...who, requestKey: deps.newId() });
}

/** Each purse in a transaction of its own: a wallet is locked in sorted order only within one movement. */
async function bringAll(deps: Deps, asked: Asked): Promise<{ moved: TransferRow[]; staying: readonly string[] }> {
	if (deps.vendors.vendorPurses("").length === 0) return { moved: [], staying: [] };
	const moved: TransferRow[] = [];
	const { home, staying } = await deps.db.read((tx) => planOf(tx, deps, asked));
	const late: string[] = [];
	for (const { vendor, amount } of home) {
		const row = await bringVendor(deps, { asked, vendor, amount });
		if (row !== undefined) moved.push(row);
		else if (isFar(deps, vendor)) late.push(vendor);
	}
	return { moved, staying: [...staying, ...late] };
}

export type Bringing = { readonly asked: Asked; readonly vendor: string };

/** What lies at one vendor alone. Undefined when nothing came: nothing lies there, it stays, or the vendor has not said. */
export async function bringFrom(deps: Deps, { asked, vendor }: Bringing): Promise<TransferRow | undefined> {
	const { home } = await deps.db.read((tx) => planOf(tx, deps, asked));
	const found = home.find((one) => one.vendor === vendor);
	return found === undefined ? undefined : bringVendor(deps, { asked, vendor, amount: found.amount });
}

const isFar = ({ vendors }: Deps, vendor: string): boolean =>
	vendors.vendorPurses("").some((one) => one.code === vendor && one.far);

const bringVendor = (deps: Deps, { amount, ...bringing }: Bringing & { readonly amount: bigint }) =>
	isFar(deps, bringing.vendor)
		? bringFar(deps, { ...bringing, amount })
		: deps.db.tx((tx) => bringOne(tx, deps, bringing));

/** Under which the return from one vendor is found again. */
export const returnKey = (requestKey: string, vendor: string): string => `${requestKey} ${vendor}`;

/** From a vendor with books of its own: no more than it says lies there, when it says so. Undefined when nothing came yet. */
async function bringFar(
	deps: Deps,
	{ asked, vendor, amount: ours }: Bringing & { readonly amount: bigint },
): Promise<TransferRow | undefined> {
	const named = { memberId: asked.memberId, requestKey: returnKey(asked.requestKey, vendor) };
	const theirs = await deps.vendors.balanceFar({ ...asked, vendor });
	const amount = homeable({ ours, theirs: theirs ?? 0n });
	const begun = await deps.db.tx(async (tx) => {
		await lockPayer(tx, asked.memberId);
		if (amount === 0n || (await findVendorTransfer(tx, named)) !== undefined) return undefined;
		const { home } = await planOf(tx, deps, asked);
		const found = home.find((one) => one.vendor === vendor);
		if (found === undefined || found.amount < amount) return undefined;
		const begun = await beginVendorTransfer(tx, deps, {
			...asked,
			...named,
			kind: "return",
			from: found.purse,
			to: "cash",
			amount,
		});
		return begun.ok ? begun.value : undefined;
	});
	if (begun !== undefined) await sendVendorTransfer(deps, begun, asked.now);
	return deps.db.read((tx) => findTransfer(tx, named));
}

async function planOf(tx: Tx, { wallet, vendors }: Deps, { memberId, currency, except }: Homeward) {
	const { purses } = await wallet.balanceIn(tx, memberId, currency);
	if (!purses.some(({ purse, balance }) => vendorOf(purse) !== undefined && balance > 0n)) {
		return planReturn([], { inPlay: new Set() });
	}
	const inPlay = await vendors.vendorsInPlay(tx, memberId);
	const lying = purses.map((state) => ({ purse: state.purse, spendable: spendable(state) }));
	return planReturn(lying, { inPlay, except });
}

/** Planned again under the member's lock: what was there before may have been moved or staked since. */
async function bringOne(tx: Tx, deps: Deps, { asked, vendor }: Bringing): Promise<TransferRow | undefined> {
	const requestKey = returnKey(asked.requestKey, vendor);
	await lockPayer(tx, asked.memberId);
	const before = await findTransfer(tx, { memberId: asked.memberId, requestKey });
	if (before !== undefined) return before;
	const { home } = await planOf(tx, deps, asked);
	const found = home.find((one) => one.vendor === vendor);
	if (found === undefined) return undefined;
	const { purse: from, amount } = found;
	const moved = await writeMove(tx, deps, { ...asked, requestKey, kind: "return", from, to: "cash", amount });
	return moved.ok ? moved.value : undefined;
}
