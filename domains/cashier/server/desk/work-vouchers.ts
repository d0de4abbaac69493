// Vouchers at the desk: listed, with what waits of them, and cancelled. The cashier keeps digests and writes down.

import { accountNames } from "#members/api";
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { deskOf, pageOf, pageSize, within } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, isCurrencyCode, ok } from "#platform/kernel";
import {
	cancelVoucher,
	listVoucherBatches,
	listVouchers,
	type Voucher,
	type VoucherBatch,
} from "../../contract/index.ts";
import { untakenCodes } from "../vouchers/voucher-codes-store.ts";
import type { VoucherRow } from "../vouchers/voucher-store.ts";
import { readVouchers, withdrawVoucher } from "../vouchers/work-vouchers.ts";
import { decideVouchersRoute, takeBackVouchersRoute } from "./decide-vouchers.ts";
import { makeVouchersRoute } from "./make-vouchers.ts";
import type { CashierDesk } from "./ports.ts";
import type { Batch } from "./seal-codes.ts";
import { mostBatches, voucherApprovals } from "./voucher-approval.ts";
import { revealVoucherCodesRoute, takeVoucherCodesRoute } from "./voucher-codes.ts";

export const voucherRoutes = (desk: CashierDesk): readonly Route[] => [
	listVouchersRoute(desk),
	listVoucherBatchesRoute(desk),
	makeVouchersRoute(desk),
	decideVouchersRoute(desk),
	takeBackVouchersRoute(desk),
	revealVoucherCodesRoute(desk),
	takeVoucherCodesRoute(desk),
	cancelVoucherRoute(desk),
];

const listVouchersRoute = ({ db }: CashierDesk): Route =>
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

const listVoucherBatchesRoute = (desk: CashierDesk): Route =>
	bind(listVoucherBatches, (_input, { staff: { merchant, staffId }, now }) =>
		desk.db.read(async (tx) => {
			const { currency } = desk.brand.brand(merchant);
			const batches = voucherApprovals(desk);
			const waiting = await batches.waiting(tx, { merchant, now });
			const untaken = [];
			for (const id of await untakenCodes(tx, { ownerId: staffId, now, most: mostBatches })) {
				const batch = await batches.find(tx, id);
				if (batch !== undefined) untaken.push(batch);
			}
			const given = await batches.givenAlone(tx, { byId: staffId, currency, now });
			const shown = [...untaken, ...waiting].map((batch) => showBatch(batch, staffId));
			return ok({ batches: shown, givenAlone: formatMinor(given, currency) });
		}),
	);

function showBatch({ id, terms, worth, reason, ...row }: Batch, staffId: string): VoucherBatch {
	const { currency, count } = terms;
	const inWords = (minor: bigint) => (isCurrencyCode(currency) ? formatMinor(minor, currency) : `${minor}`);
	return {
		batchId: id,
		state: row.state === "proposed" ? "waiting" : "made",
		amount: inWords(BigInt(terms.amount)),
		count,
		worth: inWords(worth),
		currency,
		expiresAt: terms.endsAt,
		reason,
		askedBy: row.askedBy,
		askedAt: row.askedAt.toISOString(),
		lapsesAt: row.expiresAt.toISOString(),
		own: row.askedById === staffId,
	};
}

const cancelVoucherRoute = ({ db }: CashierDesk): Route =>
	bind(cancelVoucher, async ({ number: id }, call) => {
		const { merchant, name: operator } = call.staff;
		const done = await withdrawVoucher(deskOf(db, call), { merchant, operator, now: call.now, id });
		return done.ok ? ok({}) : err(failure(done.error));
	});
