// An operator's hand on what lies at a vendor: how much, whose, and the word that brings it home. The clock does the rest.
import type { Database, Tx } from "#platform/db";
import { type CurrencyCode, err, formatMinor, isCurrencyCode, ok, type Result } from "#platform/kernel";
import { lyingIn } from "#wallet/api";
import { type TransferOutState, vendorPurse } from "../../core/index.ts";
import { writeAct } from "../operator-act.ts";
import {
	broughtBy,
	insertTransferOut,
	lastTransferOut,
	type TransferOutRow,
	underWay,
	type WaitingPurse,
	waitingPurses,
} from "./transfer-out-store.ts";

/** What lies at a vendor by our books, in one currency. Decimal strings. */
export type LyingAt = {
	readonly currency: CurrencyCode;
	readonly lying: string;
	/** Who has something there. */
	readonly members: number;
	/** On its way there or home: the vendor has not said. */
	readonly underWay: string;
};

/** The last time that all of it was asked home. */
export type ShownTransferOut = {
	readonly state: TransferOutState;
	readonly reason: string;
	readonly askedBy: string;
	readonly askedAt: Date;
	readonly endedAt: Date | null;
	/** Parts of members: all, home, and those that wait. */
	readonly members: number;
	readonly home: number;
	readonly waiting: number;
	readonly brought: readonly { readonly currency: CurrencyCode; readonly amount: string }[];
	/** The first of those that could not come yet. */
	readonly staying: readonly WaitingPurse[];
};

export type AtVendor = { readonly lying: readonly LyingAt[]; readonly transferOut: ShownTransferOut | undefined };

export const readAtVendor = (db: Pick<Database, "read">, vendor: string): Promise<AtVendor> =>
	db.read((tx) => atVendor(tx, vendor));

async function atVendor(tx: Tx, vendor: string): Promise<AtVendor> {
	const [sums, moving] = [await lyingIn(tx, vendorPurse(vendor)), await underWay(tx, vendor)];
	const currencies = [...new Set([...sums.map(({ currency }) => currency), ...moving.keys()])].filter(isCurrencyCode);
	const lying = currencies.sort().map((currency): LyingAt => {
		const sum = sums.find((one) => one.currency === currency);
		const show = (minor: bigint | undefined) => formatMinor(minor ?? 0n, currency);
		const [there, way] = [show(sum?.balance), show(moving.get(currency))];
		return { currency, lying: there, members: sum?.members ?? 0, underWay: way };
	});
	return { lying, transferOut: await lastShown(tx, vendor) };
}

async function lastShown(tx: Tx, vendor: string): Promise<ShownTransferOut | undefined> {
	const last = await lastTransferOut(tx, vendor);
	return last === undefined ? undefined : shown(tx, last);
}

async function shown(tx: Tx, row: TransferOutRow): Promise<ShownTransferOut> {
	const { id, state, reason, askedBy, askedAt, endedAt } = row;
	const sums = await broughtBy(tx, id);
	const total = (part: "all" | "home" | "waiting") => sums.reduce((sum, one) => sum + one[part], 0);
	const members = row.listed ? total("all") : Math.max(row.members, total("all"));
	const counted = { members, home: total("home"), waiting: total("waiting") };
	const brought = sums.flatMap(({ currency, brought: minor }) =>
		isCurrencyCode(currency) ? [{ currency, amount: formatMinor(BigInt(minor), currency) }] : [],
	);
	return { state, reason, askedBy, askedAt, endedAt, ...counted, brought, staying: await waitingPurses(tx, id) };
}

export type TransferOutOrder = {
	readonly merchant: string;
	readonly operator: string;
	readonly now: Date;
	/** One that is out of service: whoever calls has looked. */
	readonly vendor: string;
	readonly reason: string;
};

/** `NOTHING_LIES`: nobody has anything there. `TRANSFER_OUT_RUNS`: it was asked for, and not all is home. */
export type TransferOutRefusal = { readonly code: "NOTHING_LIES" | "TRANSFER_OUT_RUNS" };

export function startTransferOut(
	db: Pick<Database, "tx">,
	{ merchant, operator, now, vendor, reason }: TransferOutOrder,
): Promise<Result<AtVendor, TransferOutRefusal>> {
	return db.tx(async (tx) => {
		const { lying } = await atVendor(tx, vendor);
		const members = lying.reduce((sum, one) => sum + one.members, 0);
		if (members === 0) return err({ code: "NOTHING_LIES" });
		const id = await insertTransferOut(tx, { merchant, vendor, reason, askedBy: operator, askedAt: now, members });
		if (id === undefined) return err({ code: "TRANSFER_OUT_RUNS" });
		const after = { vendor, members, reason };
		const act = "money at a vendor asked home";
		await writeAct(tx, { merchant, act, operator, at: now, before: { vendor, lying }, after });
		return ok({ lying, transferOut: await lastShown(tx, vendor) });
	});
}

/** In the trail, when all is home or the vendor is in service again. */
export async function writeEnded(tx: Tx, row: TransferOutRow, at: Date): Promise<void> {
	const { merchant, vendor } = row;
	const { state, members, home, brought } = await shown(tx, row);
	const act = state === "done" ? "money at a vendor is home" : "money at a vendor stays";
	const after = { vendor, members, home, brought };
	await writeAct(tx, { merchant, act, operator: "the clock", at, before: { vendor }, after });
}
