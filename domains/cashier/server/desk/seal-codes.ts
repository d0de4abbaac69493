// Makes the vouchers of a batch and seals their codes for whoever asked, within the transaction that agrees to them.
import * as z from "zod/mini";
import type { Tx } from "#platform/db";
import { type Approval, type Carried, type Carrying, within } from "#platform/desk";
import { isCurrencyCode } from "#platform/kernel";
import { sealerWith } from "#platform/kernel/node";
import { keepCodes } from "../vouchers/voucher-codes-store.ts";
import { makeVouchers } from "../vouchers/work-vouchers.ts";
import type { CashierDesk } from "./ports.ts";

export type VoucherDesk = Pick<CashierDesk, "db" | "brand" | "chance" | "voucherKey" | "voucherCodesKey">;

/** `amount` of each in minor units; `endsAt`, when the vouchers are over, in ISO 8601. */
export const batchTerms = z.object({ currency: z.string(), amount: z.string(), count: z.number(), endsAt: z.string() });
export type BatchTerms = z.infer<typeof batchTerms>;
export type Batch = Approval<BatchTerms>;

type Making = Carrying & { readonly batch: Carried<BatchTerms> };

/** Makes what the batch says, within its transaction, and keeps its codes, sealed for this batch alone and whoever asked. */
export async function makeSealed(tx: Tx, desk: VoucherDesk, { batch, by, askedBy }: Making): Promise<void> {
	const { id: batchId, merchant, reason, terms, askedById: ownerId = by.operatorId } = batch;
	const { currency, count } = terms;
	if (!isCurrencyCode(currency)) throw new Error(`vouchers in an unknown currency: ${currency}`);
	const { chance, voucherKey, voucherCodesKey } = desk;
	const [madeAt, endsAt] = [by.now, new Date(terms.endsAt)];
	const who = { merchant, operator: by.operator, now: madeAt, ...(askedBy === undefined ? {} : { askedBy }) };
	const order = { ...who, currency, amount: BigInt(terms.amount), count, expiresAt: endsAt, reason };
	const made = await makeVouchers({ db: within(tx), chance, voucherKey }, order);
	const sealed = sealerWith(voucherCodesKey).seal(batchId, Buffer.from(JSON.stringify(made)));
	await keepCodes(tx, { batchId, merchant, ownerId, madeAt, endsAt, sealed });
}
