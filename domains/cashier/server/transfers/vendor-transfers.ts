// Money on its way to a vendor that keeps books of its own, and home from there. It is held where it lies, the vendor is asked,
// and only the vendor's own word moves or frees it: after a time-out or a killed server its status query is asked until it
// knows. Nothing is locked while a vendor is waited for.
import type { Tx } from "#platform/db";
import type { Log } from "#platform/http";
import { err, type MemberId, memberId as memberNamed, ok, type Result } from "#platform/kernel";
import { type CommandKey, commandKey, type Purse } from "#wallet/api";
import { type FarWord, nextLook, nextStep, type VendorTransferWay, vendorOf, vendorPurse } from "../../core/index.ts";
import { lockPayer } from "../deposits/payer-store.ts";
import { currencyOf } from "../deposits/shown-deposit.ts";
import { workTogether } from "../payments/ask-provider.ts";
import type { CashierDeps, FarOrder } from "../ports.ts";
import { tellMoved } from "./transfer-changes.ts";
import { type OwnMove, shortOf, writeMove } from "./transfer-write.ts";
import {
	claimVendorTransfers,
	endVendorTransfer,
	insertVendorTransfer,
	lockVendorTransfer,
	openVendorTransfers,
	putOff,
	type VendorTransferRow,
} from "./vendor-transfer-store.ts";

export type VendorTransferDeps = Pick<CashierDeps, "db" | "wallet" | "newId" | "vendors">;

/** Ends by the vendor's word and never by its hold's time: that only has to be further away. */
const holdMilliseconds = 100 * 365 * 24 * 3_600_000;
/** The request asks by itself for so long; after it the clock does. */
const ownSeconds = 10;

const holdKeyOf = (id: string): CommandKey => commandKey("cashier:vendor-transfer", id);
const pursesOf = (way: VendorTransferWay, vendor: string): { readonly from: Purse; readonly to: Purse } =>
	way === "out" ? { from: "cash", to: vendorPurse(vendor) } : { from: vendorPurse(vendor), to: "cash" };

/** `UNDER_WAY`: another is, between the same two. A number is what there is instead. */
export type BeginRefusal = "UNDER_WAY" | bigint;

/** Holds the money and writes down that the vendor is to be asked; under the member's lock. */
export async function beginVendorTransfer(
	tx: Tx,
	deps: Pick<CashierDeps, "wallet" | "newId">,
	asked: OwnMove,
): Promise<Result<VendorTransferRow, BeginRefusal>> {
	const { memberId, currency, amount, from, now } = asked;
	const way = from === "cash" ? "out" : "home";
	const vendor = vendorOf(way === "out" ? asked.to : from) ?? "";
	const open = await openVendorTransfers(tx, memberId);
	if (open.some((one) => one.vendor === vendor && one.currency === currency)) return err("UNDER_WAY");
	const id = deps.newId();
	const key = holdKeyOf(id);
	const expiresAt = new Date(now.getTime() + holdMilliseconds);
	const hold = { memberId, currency, purse: from, amount, key, purpose: "vendor-transfer", expiresAt };
	const held = await deps.wallet.placeHold(tx, hold);
	if (!held.ok) return err(await shortOf(tx, deps, { asked, code: held.error.code }));
	const row = await insertVendorTransfer(tx, {
		member_id: memberId,
		id,
		merchant: asked.merchant,
		request_key: asked.requestKey,
		kind: asked.kind,
		vendor,
		way,
		currency,
		amount: `${amount}`,
		hold_key: key,
		begun_at: now,
		next_at: new Date(now.getTime() + ownSeconds * 1_000),
	});
	await tellMoved(tx, asked);
	return ok(row);
}

/** Has the vendor do what was just begun. What it did not answer is asked for once, and then by the clock. */
export async function sendVendorTransfer(
	deps: VendorTransferDeps,
	transfer: VendorTransferRow,
	now: Date,
): Promise<VendorTransferRow> {
	const order = orderOf(transfer);
	const sent = await deps.vendors.sendFar(order);
	const word = sent === "silent" ? await deps.vendors.statusFar(order) : sent;
	return follow(deps, { transfer, word, now, justSent: true });
}

/** For who presses again: what became of it. One that was only just begun is not sent a second time. */
export function askAgain(deps: VendorTransferDeps, transfer: VendorTransferRow, now: Date): Promise<VendorTransferRow> {
	if (transfer.state !== "open") return Promise.resolve(transfer);
	const isFresh = now.getTime() - transfer.begun_at.getTime() < ownSeconds * 1_000;
	return isFresh ? lookAt(deps, transfer, now) : askVendorTransfer(deps, transfer, now);
}

async function lookAt(deps: VendorTransferDeps, transfer: VendorTransferRow, now: Date): Promise<VendorTransferRow> {
	const word = await deps.vendors.statusFar(orderOf(transfer));
	return follow(deps, { transfer, word, now, justSent: true });
}

/** Asks what became of one, and has it done when the vendor never heard of it. */
async function askVendorTransfer(
	deps: VendorTransferDeps,
	transfer: VendorTransferRow,
	now: Date,
): Promise<VendorTransferRow> {
	const word = await deps.vendors.statusFar(orderOf(transfer));
	if (nextStep(word, { justSent: false }) !== "send") return follow(deps, { transfer, word, now, justSent: false });
	return follow(deps, { transfer, word: await deps.vendors.sendFar(orderOf(transfer)), now, justSent: true });
}

const memberOf = ({ member_id }: VendorTransferRow): MemberId => memberNamed(member_id);

const orderOf = (transfer: VendorTransferRow): FarOrder => ({
	vendor: transfer.vendor,
	id: transfer.id,
	way: transfer.way,
	memberId: memberOf(transfer),
	currency: currencyOf(transfer),
	amount: BigInt(transfer.amount),
});

type Heard = {
	readonly transfer: VendorTransferRow;
	readonly word: FarWord;
	readonly now: Date;
	readonly justSent: boolean;
};

function follow(deps: VendorTransferDeps, { transfer, word, now, justSent }: Heard): Promise<VendorTransferRow> {
	const step = nextStep(word, { justSent });
	if (step === "settle") return settle(deps, transfer, { state: "done", at: now });
	if (step === "give back") return settle(deps, transfer, { state: "refused", at: now });
	const next = nextLook({ openedAt: transfer.begun_at, expiresAt: now }, now) ?? now;
	return deps.db.tx(async (tx) => {
		await putOff(tx, transfer, next);
		return transfer;
	});
}

type End = { readonly state: "done" | "refused"; readonly at: Date };

/** Frees what is held, and moves it when the vendor did its part: one transaction, once whoever hears it at the same time. */
function settle(deps: VendorTransferDeps, { member_id, id }: VendorTransferRow, end: End): Promise<VendorTransferRow> {
	return deps.db.tx(async (tx) => {
		await lockPayer(tx, memberNamed(member_id));
		const transfer = await lockVendorTransfer(tx, { member_id, id });
		if (transfer.state !== "open") return transfer;
		const [memberId, currency] = [memberOf(transfer), currencyOf(transfer)];
		const released = await deps.wallet.releaseHold(tx, { memberId, key: holdKeyOf(id) });
		if (!released.ok) throw new Error(`the ledger did not release a hold: ${released.error.code}`);
		if (end.state === "done") {
			const { merchant, request_key: requestKey, kind, way, vendor } = transfer;
			const asked = {
				id,
				memberId,
				currency,
				merchant,
				requestKey,
				kind,
				amount: BigInt(transfer.amount),
				now: end.at,
			};
			const moved = await writeMove(tx, deps, { ...asked, ...pursesOf(way, vendor) });
			if (!moved.ok) throw new Error("what was held is not there");
		} else await tellMoved(tx, { memberId, currency });
		return endVendorTransfer(tx, transfer, end);
	});
}

const batch = 50;

/** Asks for what is due, a batch at most; answers how many. */
export async function askDueVendorTransfers(
	deps: VendorTransferDeps,
	{ now, log }: { readonly now: Date; readonly log: Log },
): Promise<number> {
	const due = await deps.db.tx((tx) => claimVendorTransfers(tx, { now, most: batch }));
	await workTogether(due, async (one) => {
		// One that goes wrong is claimed again when its claim is over; the others go on.
		await askVendorTransfer(deps, one, now).catch((error: unknown) =>
			log.error({ error }, "a vendor could not be asked"),
		);
	});
	return due.length;
}
