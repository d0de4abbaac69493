// Brings home what lies at a vendor, by an operator's word: a batch at a time, member by member, the way a member's own transfer
// home goes. Each transfer has a key of its own made of the order, the member's row and its number, so whatever dies or comes
// twice moves nothing twice.
import type { Tx } from "#platform/db";
import type { Log } from "#platform/http";
import type { CurrencyCode } from "#platform/kernel";
import { holdersIn } from "#wallet/api";
import { nextTry, transferOutOutcome, vendorPurse } from "../../core/index.ts";
import { lockPayer } from "../deposits/payer-store.ts";
import { currencyOf } from "../deposits/shown-deposit.ts";
import { workTogether } from "../payments/ask-provider.ts";
import {
	claimPurses,
	endTransferOuts,
	keepPurse,
	listHolders,
	lockListing,
	lockPurse,
	merchantOf,
	runningTransferOuts,
	stopTransferOut,
	type TransferOutPurse,
	type TransferOutRow,
} from "./transfer-out-store.ts";
import { bringFrom, returnKey } from "./transfer-return.ts";
import { findTransfer } from "./transfer-store.ts";
import { findVendorTransfer, openVendorTransfers } from "./vendor-transfer-store.ts";
import type { VendorTransferDeps } from "./vendor-transfers.ts";
import { writeEnded } from "./work-transfer-outs.ts";

const page = 500;
const batch = 50;
/** So many batches a run: the clock comes again in a minute. */
const mostBatches = 40;

type Run = { readonly now: Date; readonly log: Log };

/** Lists, brings and ends what is due; answers how many members' parts were tried. */
export async function bringDue(deps: VendorTransferDeps, { now, log }: Run): Promise<number> {
	const running = new Map<string, TransferOutRow>();
	for (const one of await deps.db.read(runningTransferOuts)) {
		if (inService(deps, one.vendor)) await deps.db.tx((tx) => stop(tx, one, now));
		else running.set(one.id, one);
	}
	for (const one of running.values()) while (await listPage(deps, { of: one, now }));
	let tried = 0;
	for (let turn = 0; turn < mostBatches && running.size > 0; turn += 1) {
		const due = await deps.db.tx((tx) => claimPurses(tx, { now, most: batch }));
		await workTogether(due, async (purse) => {
			const of = running.get(purse.transferOutId);
			// One that goes wrong is claimed again when its claim is over; the others go on.
			if (of !== undefined)
				await bring(deps, { of, purse, now }).catch((error: unknown) =>
					log.error({ error }, "what lies at a vendor could not be brought home"),
				);
		});
		tried += due.length;
		if (due.length < batch) break;
	}
	if (running.size > 0) await deps.db.tx((tx) => end(tx, now));
	return tried;
}

const inService = ({ vendors }: VendorTransferDeps, vendor: string): boolean =>
	vendors.vendorPurses("").some(({ code, enabled }) => code === vendor && enabled);

async function stop(tx: Tx, { id }: TransferOutRow, at: Date): Promise<void> {
	const stopped = await stopTransferOut(tx, { id, at });
	if (stopped !== undefined) await writeEnded(tx, stopped, at);
}

async function end(tx: Tx, at: Date): Promise<void> {
	for (const done of await endTransferOuts(tx, at)) await writeEnded(tx, done, at);
}

type Part = { readonly of: TransferOutRow; readonly now: Date };

/** A page of who has something there; false once all are listed. */
const listPage = ({ db }: Pick<VendorTransferDeps, "db">, { of: { id, vendor }, now }: Part): Promise<boolean> =>
	db.tx(async (tx) => {
		const listing = await lockListing(tx, id);
		if (listing === undefined || listing.listed) return false;
		const holders = await holdersIn(tx, { purse: vendorPurse(vendor), after: listing.last, most: page });
		await listHolders(tx, { id, holders, at: now });
		return holders.length > 0;
	});

type Bringing = Part & { readonly purse: TransferOutPurse };

/** First the transfer, then what became of it: who dies in between finds the transfer by its key. */
async function bring(deps: VendorTransferDeps, bringing: Bringing): Promise<void> {
	const { of, purse, now } = bringing;
	const { memberId } = purse;
	const currency: CurrencyCode = currencyOf(purse);
	const merchant = await deps.db.read((tx) => merchantOf(tx, { memberId, purse: vendorPurse(of.vendor) }));
	const asked = { memberId, currency, merchant: merchant ?? of.merchant, now, requestKey: keyOf(purse) };
	await bringFrom(deps, { asked, vendor: of.vendor });
	await deps.db.tx((tx) => note(tx, deps, bringing));
}

const keyOf = ({ transferOutId, currency, times }: TransferOutPurse): string =>
	`transferOut ${transferOutId} ${currency} ${times}`;

async function note(tx: Tx, deps: VendorTransferDeps, { of: { vendor }, purse: tried, now }: Bringing): Promise<void> {
	const { memberId } = tried;
	await lockPayer(tx, memberId);
	const purse = await lockPurse(tx, tried);
	// Somebody else was quicker, and has noted it.
	if (purse === undefined || purse.times !== tried.times) return;
	const named = { memberId, requestKey: returnKey(keyOf(purse), vendor) };
	const [moved, vendorTransfer] = [await findTransfer(tx, named), await findVendorTransfer(tx, named)];
	const refused = vendorTransfer?.state === "refused";
	const { purses } = await deps.wallet.balanceIn(tx, memberId, currencyOf(purse));
	const open = await openVendorTransfers(tx, memberId);
	const brought = BigInt(purse.brought) + BigInt(moved?.amount ?? 0);
	const outcome = transferOutOutcome({
		balance: purses.find((one) => one.purse === vendorPurse(vendor))?.balance ?? 0n,
		brought,
		inPlay: (await deps.vendors.vendorsInPlay(tx, memberId)).has(vendor),
		underWay: open.some((one) => one.vendor === vendor && one.currency === purse.currency),
		refused,
		far: deps.vendors.vendorPurses("").some(({ code, far }) => code === vendor && far),
	});
	const times = purse.times + (moved !== undefined || refused ? 1 : 0);
	await keepPurse(tx, { name: purse, outcome, brought, times, nextAt: nextTry(purse.tries - 1, now) });
}
