// A member moves money between the main purse and what a vendor keeps: one row, two postings, one transaction. Where the vendor
// keeps books of its own, it is held until the vendor says what became of it.
import { failure, type ParsedInputOf } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Answer, bind, type CallContext, type Route } from "#platform/http";
import { err, formatMinor, ok, parseMinor, type Result } from "#platform/kernel";
import { spendable } from "#wallet/core";
import { transferWallet } from "../../contract/index.ts";
import { judgeMove, vendorOf } from "../../core/index.ts";
import { lockPayer } from "../deposits/payer-store.ts";
import type { CashierDeps } from "../ports.ts";
import { showTransfer } from "./transfer-shown.ts";
import { findTransfer, type TransferRow } from "./transfer-store.ts";
import { type OwnMove, writeMove } from "./transfer-write.ts";
import { findVendorTransfer, type VendorTransferRow } from "./vendor-transfer-store.ts";
import { askAgain, beginVendorTransfer, sendVendorTransfer } from "./vendor-transfers.ts";

type Refusal = Extract<Answer<typeof transferWallet>, { readonly ok: false }>["error"];
type Asked = { readonly input: ParsedInputOf<typeof transferWallet>; readonly call: CallContext<"member"> };
type Made = { readonly row: TransferRow } | { readonly vendorTransfer: VendorTransferRow; readonly fresh: boolean };

/** The member is locked first, so that a press that comes twice finds what it did. */
export function transferWalletRoute(deps: CashierDeps): Route {
	return bind(transferWallet, async (input, call) => {
		const made = await deps.db.tx(async (tx) => {
			await lockPayer(tx, call.principal.memberId);
			return (await findBefore(tx, { input, call })) ?? (await move(tx, deps, { input, call }));
		});
		if (!made.ok) return made;
		if ("row" in made.value) return ok(showTransfer(made.value.row));
		const { vendorTransfer, fresh } = made.value;
		const { state } = await (fresh ? sendVendorTransfer : askAgain)(deps, vendorTransfer, call.now);
		if (state !== "done") return err(failure(state === "refused" ? "VENDOR_REFUSED" : "TRANSFER_UNDER_WAY"));
		const row = await deps.db.read((tx) => findTransfer(tx, nameOf(call)));
		return row === undefined ? err(failure("TRANSFER_UNDER_WAY")) : ok(showTransfer(row));
	});
}

const nameOf = ({ principal: { memberId }, idempotencyKey = "" }: CallContext<"member">) => ({
	memberId,
	requestKey: idempotencyKey,
});

/** What this key did before: the same again, or a conflict. */
async function findBefore(tx: Tx, { input, call }: Asked): Promise<Result<Made, Refusal> | undefined> {
	const row = await findTransfer(tx, nameOf(call));
	const vendorTransfer = row === undefined ? await findVendorTransfer(tx, nameOf(call)) : undefined;
	if (row === undefined && vendorTransfer === undefined) return undefined;
	const amount = parseMinor(input.amount, call.principal.currency);
	const was = row === undefined ? pathOf(vendorTransfer) : `${row.from_purse} ${row.to_purse} ${row.amount}`;
	const same = amount.ok && was === `${input.fromPurse} ${input.toPurse} ${amount.value}`;
	if (!same) return err(failure("TRANSFER_CONFLICT"));
	return row === undefined ? vendorTransfer && ok({ vendorTransfer, fresh: false }) : ok({ row });
}

function pathOf(vendorTransfer: VendorTransferRow | undefined): string {
	const purse = `vendor:${vendorTransfer?.vendor ?? ""}`;
	return `${vendorTransfer?.way === "out" ? `cash ${purse}` : `${purse} cash`} ${vendorTransfer?.amount ?? ""}`;
}

async function move(tx: Tx, deps: CashierDeps, { input, call }: Asked): Promise<Result<Made, Refusal>> {
	const { memberId, currency, merchant } = call.principal;
	const inPlay = await deps.vendors.vendorsInPlay(tx, memberId);
	const vendors = deps.vendors.vendorPurses(call.language);
	const judged = judgeMove(
		{ from: input.fromPurse, to: input.toPurse },
		vendors.map(({ code, enabled }) => ({ code, enabled, inPlay: inPlay.has(code) })),
	);
	if (!judged.ok) return err(failure(judged.error));
	const amount = parseMinor(input.amount, currency);
	if (!amount.ok) return err(failure("TRANSFER_AMOUNT"));
	const { from, to } = judged.value;
	if (from === "cash" && (await isBound(tx, deps, call))) return err(failure("LIMIT_NOT_KEPT"));
	const { purses } = await deps.wallet.balanceIn(tx, memberId, currency);
	const available = spendable(purses.find(({ purse }) => purse === from));
	const far = vendors.some((one) => one.far && one.code === vendorOf(from === "cash" ? to : from));
	const requestKey = call.idempotencyKey ?? "";
	const named = { memberId, currency, merchant, requestKey, now: call.now, kind: "move", from, to } as const;
	// What holds this purse may be another transfer on its way, which is said first.
	const made = await make(tx, deps, { ...named, amount: amount.value, far, available });
	if (made.ok) return made;
	if (made.error === "UNDER_WAY") return err(failure("TRANSFER_UNDER_WAY"));
	return err(failure("NOT_ENOUGH", { available: formatMinor(made.error, currency) }));
}

type Making = OwnMove & { readonly far: boolean; readonly available: bigint };

async function make(tx: Tx, deps: CashierDeps, asked: Making): Promise<Result<Made, bigint | "UNDER_WAY">> {
	if (asked.far) {
		const begun = await beginVendorTransfer(tx, deps, asked);
		return begun.ok ? ok({ vendorTransfer: begun.value, fresh: true }) : begun;
	}
	if (asked.available < asked.amount) return err(asked.available);
	const moved = await writeMove(tx, deps, asked);
	return moved.ok ? ok({ row: moved.value }) : moved;
}

/** What is staked from a vendor's purse is in no sum that a limit is weighed by: who has such a limit stays with the main one. */
async function isBound(
	tx: Tx,
	{ protection }: CashierDeps,
	{ principal, now }: CallContext<"member">,
): Promise<boolean> {
	const { memberId, currency, merchant } = principal;
	const weighed = await protection.weigh(tx, { members: [{ memberId, currency, merchant }], now });
	return weighed.get(memberId)?.allowances.some(({ kind }) => kind === "loss" || kind === "wager") === true;
}
