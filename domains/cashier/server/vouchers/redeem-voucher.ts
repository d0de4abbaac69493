// A member redeems a voucher: judged like any deposit, it becomes one that is credited in the same transaction.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Answer, bind, type CallContext, type Route } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import { redeemVoucher } from "../../contract/index.ts";
import { endDeposit, readCode, voucherShape } from "../../core/index.ts";
import { credit } from "../deposits/credit.ts";
import { asShown, findByKey, type ShownRow } from "../deposits/deposit-store.ts";
import { openOf } from "../deposits/own-deposits.ts";
import { addFailure, blockOf, lockPayer, readPayer } from "../deposits/payer-store.ts";
import { showDeposit } from "../deposits/shown-deposit.ts";
import { judgeMember, writeDeposit } from "../deposits/take-deposit.ts";
import { callersMethods, callersWish } from "../methods/callers-methods.ts";
import type { StoredMethod, Terms } from "../methods/method-store.ts";
import type { CashierDeps } from "../ports.ts";
import { closeVoucher, lockVoucher, type VoucherRow, voucherDigest } from "./voucher-store.ts";

type Call = CallContext<"member">;
type Refusal = Extract<Answer<typeof redeemVoucher>, { readonly ok: false }>["error"];
type PaymentMethod = { readonly method: StoredMethod; readonly terms: Terms };

/** An attempt that failed is written down, so a refusal commits. */
export function redeemVoucherRoute(deps: CashierDeps): Route {
	return bind(redeemVoucher, ({ voucherCode }, call) =>
		deps.db.tx(async (tx) => {
			const methods = await callersMethods(tx, deps, call);
			const wish = callersWish(deps, call);
			const method = methods.find(({ kind, enabled }) => kind === "voucher" && enabled);
			if (method?.terms === undefined) return err(failure("METHOD_NOT_FOUND"));
			const { memberId } = call.principal;
			await lockPayer(tx, memberId);
			const before = await findByKey(tx, { memberId, requestKey: call.idempotencyKey ?? "" });
			if (before !== undefined) return ok(showDeposit(before, methods, wish));
			const redeemed = await redeem(tx, deps, { call, voucherCode, method, terms: method.terms });
			if (redeemed.ok) return ok(showDeposit(redeemed.value, methods, wish));
			const kind = failed.has(redeemed.error.code) ? "voucher" : undefined;
			if (kind !== undefined) await addFailure(tx, { memberId, at: call.now, kind });
			return redeemed;
		}),
	);
}

/** Refusals that count as an attempt that failed: with them, guessing comes to an end. */
const failed: ReadonlySet<string> = new Set(["VOUCHER_UNKNOWN", "VOUCHER_USED", "VOUCHER_EXPIRED", "LIMIT_REACHED"]);

type Asked = PaymentMethod & { readonly call: Call; readonly voucherCode: string };

/** The member is locked before the voucher, here and everywhere: nobody waits in a ring. */
async function redeem(tx: Tx, deps: CashierDeps, asked: Asked): Promise<Result<ShownRow, Refusal>> {
	const { call, voucherCode } = asked;
	const { memberId, merchant } = call.principal;
	const blocked = await blockOf(tx, { memberId, now: call.now });
	if (blocked !== undefined) return err(failure("DEPOSITS_BLOCKED", { until: blocked.toISOString() }));
	const code = readCode(voucherCode, voucherShape);
	const digest = voucherDigest(code ?? "", deps.voucherKey);
	const voucher = code === undefined ? undefined : await lockVoucher(tx, { merchant, digest });
	const fault = faultOf(voucher, call);
	if (voucher === undefined || fault !== undefined) return err(failure(fault ?? "VOUCHER_UNKNOWN"));
	const amount = BigInt(voucher.amount);
	const payer = await readPayer(tx, call.principal);
	const refused = await judgeMember(tx, deps, { call, amount, payer });
	if (refused !== undefined) return err(refused);
	return take(tx, deps, { ...asked, voucher, amount });
}

function faultOf(
	voucher: VoucherRow | undefined,
	{ principal, now }: Call,
): "VOUCHER_UNKNOWN" | "VOUCHER_USED" | "VOUCHER_EXPIRED" | undefined {
	if (voucher === undefined || voucher.currency !== principal.currency) return "VOUCHER_UNKNOWN";
	if (voucher.state !== "open") return "VOUCHER_USED";
	return voucher.expires_at <= now ? "VOUCHER_EXPIRED" : undefined;
}

async function take(
	tx: Tx,
	deps: CashierDeps,
	{ call, method, terms, voucher, amount }: Asked & { readonly voucher: VoucherRow; readonly amount: bigint },
): Promise<Result<ShownRow, Refusal>> {
	const deposit = await writeDeposit(tx, deps, { call, method, terms, amount });
	const end = endDeposit(openOf(deposit), { kind: "credit", arrived: amount });
	if (!end.ok || end.value.state !== "credited") throw new Error("a voucher's fee takes all of it");
	await closeVoucher(tx, voucher, { at: call.now, deposit });
	await credit(tx, deps, { deposit, kind: "voucher", end: end.value, by: "voucher", at: call.now });
	const { arrived, credited, fee } = end.value;
	const money = { arrived: `${arrived}`, credited: `${credited}`, fee: `${fee}` };
	return ok({ ...asShown(deposit), ...money, state: "credited", closed_at: call.now });
}
