// Vouchers at the desk: listed, with what waits of them, and cancelled. The cashier keeps digests and writes down.
import { readVouchers, type VoucherRow, withdrawVoucher } from "#cashier/api";
import { accountNames } from "#members/api";
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { aloneSince } from "#platform/desk/core";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, isCurrencyCode, ok } from "#platform/kernel";
import {
	cancelVoucher,
	listVoucherBatches,
	listVouchers,
	type Voucher,
	type VoucherBatch,
} from "../../contract/index.ts";
import { deskOf, within } from "../desk.ts";
import type { Office } from "../office.ts";
import { pageOf, pageSize } from "../reading/reading-page.ts";
import { decideVouchersRoute, takeBackVouchersRoute } from "./decide-vouchers.ts";
import { makeVouchersRoute } from "./make-vouchers.ts";
import { madeAlone, type NamedBatch, untakenBatches, waitingBatches } from "./voucher-batch-store.ts";
import { revealVoucherCodesRoute, takeVoucherCodesRoute } from "./voucher-codes.ts";

export const voucherRoutes = (office: Office): readonly Route[] => [
	listVouchersRoute(office),
	listVoucherBatchesRoute(office),
	makeVouchersRoute(office),
	decideVouchersRoute(office),
	takeBackVouchersRoute(office),
	revealVoucherCodesRoute(office),
	takeVoucherCodesRoute(office),
	cancelVoucherRoute(office),
];

const listVouchersRoute = ({ db }: Office): Route =>
	bind(listVouchers, async ({ cursor: before, state }, { staff: { merchant }, now }) => {
		if (before !== undefined && !/^[1-9][0-9]{0,17}$/.test(before)) return err(failure("INVALID_CURSOR"));
		return db.read(async (tx) => {
			const rows = await readVouchers(within(tx), { merchant, state, before, most: pageSize + 1 });
			const { shown, last } = pageOf(rows);
			return ok({ vouchers: await showVouchers(tx, { rows: shown, now }), next: last?.id ?? null });
		});
	});

async function showVouchers(
	tx: Tx,
	{ rows, now }: { readonly rows: readonly VoucherRow[]; readonly now: Date },
): Promise<Voucher[]> {
	const redeemers = rows.flatMap(({ member_id: member }) => (member === null ? [] : [member]));
	const names = await accountNames(tx, redeemers);
	return rows.map((row) => ({
		number: row.id,
		currency: row.currency,
		madeBy: row.made_by,
		madeAt: row.made_at.toISOString(),
		amount: isCurrencyCode(row.currency) ? formatMinor(BigInt(row.amount), row.currency) : row.amount,
		state: row.state === "open" && row.expires_at <= now ? ("expired" as const) : row.state,
		expiresAt: row.expires_at.toISOString(),
		closedAt: row.closed_at?.toISOString() ?? null,
		account: names.get(row.member_id ?? "") ?? "",
	}));
}

const listVoucherBatchesRoute = ({ db, brand }: Office): Route =>
	bind(listVoucherBatches, (_input, { staff: { merchant, staffId }, now }) =>
		db.read(async (tx) => {
			const { currency } = brand.brand(merchant);
			const waiting = await waitingBatches(tx, merchant);
			const untaken = await untakenBatches(tx, staffId);
			const given = await madeAlone(tx, { staffId, currency, since: aloneSince(now) });
			const shown = [
				...untaken.filter(({ ends_at }) => ends_at > now),
				...waiting.filter(({ expires_at }) => expires_at > now),
			];
			return ok({ batches: shown.map((row) => showBatch(row, staffId)), givenAlone: formatMinor(given, currency) });
		}),
	);

function showBatch(row: NamedBatch, staffId: string): VoucherBatch {
	const { id, currency, count, reason } = row;
	const each = BigInt(row.amount);
	const inWords = (minor: bigint) => (isCurrencyCode(currency) ? formatMinor(minor, currency) : `${minor}`);
	return {
		batchId: id,
		state: row.state === "proposed" ? "waiting" : "made",
		amount: inWords(each),
		count,
		worth: inWords(each * BigInt(count)),
		currency,
		expiresAt: row.ends_at.toISOString(),
		reason,
		askedBy: row.proposed_name,
		askedAt: row.proposed_at.toISOString(),
		lapsesAt: row.expires_at.toISOString(),
		own: row.proposed_by === staffId,
	};
}

const cancelVoucherRoute = ({ db }: Office): Route =>
	bind(cancelVoucher, async ({ number: id }, call) => {
		const { merchant, name: operator } = call.staff;
		const done = await withdrawVoucher(deskOf(db, call), { merchant, operator, now: call.now, id });
		return done.ok ? ok({}) : err(failure(done.error));
	});
