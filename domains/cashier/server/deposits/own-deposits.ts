// What a member does with deposits of their own: list them, show that a transfer was made, take one back.
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type Route } from "#platform/http";
import { err, type MemberId, ok, type Result } from "#platform/kernel";
import { redrawImages, sealerWith } from "#platform/kernel/node";
import {
	cancelDeposit,
	declineDepositLimit,
	listDeposits,
	mostProofs,
	sendDepositProof,
} from "../../contract/index.ts";
import { endDeposit, expiryAfterProof } from "../../core/index.ts";
import { announce } from "../changes.ts";
import { nextPlace, readPlace } from "../list-place.ts";
import { callersMethods, callersWish } from "../methods/callers-methods.ts";
import type { CashierDeps } from "../ports.ts";
import { addProofs, type DepositRow, listOwn, lockOwn, type ShownRow, writeEnd } from "./deposit-store.ts";
import { declineLimit } from "./payer-store.ts";
import { feeRuleOf, showDeposit } from "./shown-deposit.ts";

/** The name that a picture is sealed for: it opens in no other's place. */
export const proofName = (deposit: string, place: number): string => `proof ${deposit} ${place}`;

export const openOf = (row: DepositRow) => ({ state: row.state, expiresAt: row.expires_at, fee: feeRuleOf(row) });

export function listDepositsRoute(deps: CashierDeps): Route {
	return bind(listDeposits, async ({ state, cursor, pageSize }, call) => {
		const before = cursor === undefined ? undefined : readPlace(cursor);
		if (cursor !== undefined && before === undefined) return err(failure("INVALID_CURSOR"));
		return deps.db.read(async (tx) => {
			const { memberId } = call.principal;
			const rows = await listOwn(tx, { memberId, state, before, limit: pageSize + 1 });
			const methods = await callersMethods(tx, deps, call);
			const wish = callersWish(deps, call);
			const deposits = rows.slice(0, pageSize).map((row) => showDeposit(row, methods, wish));
			return ok({ deposits, next: nextPlace(rows, { size: pageSize, at: ({ opened_at }) => opened_at }) });
		});
	});
}

/** Pictures are drawn anew while nothing is locked, which takes a while, and only of a deposit that takes them. */
export function sendDepositProofRoute(deps: CashierDeps): Route {
	const sealer = sealerWith(deps.proofKey);
	return bind(sendDepositProof, async ({ depositId, images }, call) => {
		const proof = { memberId: call.principal.memberId, id: depositId, pictures: images.length };
		const asked = await deps.db.tx((tx) => lockProvable(tx, proof));
		if (!asked.ok) return asked;
		const pictures = await redrawImages(images);
		if (!pictures.ok) return pictures;
		return deps.db.tx(async (tx) => {
			const provable = await lockProvable(tx, proof);
			if (!provable.ok) return provable;
			const deposit = provable.value;
			const there = Number(deposit.proofs ?? 0);
			const sealed = pictures.value.map((picture, index) =>
				sealer.seal(proofName(depositId, there + index + 1), picture),
			);
			const expiresAt = expiryAfterProof(deposit.expires_at, call.now);
			await addProofs(tx, deposit, { sealed, now: call.now, expiresAt });
			await announce(tx, deposit);
			const shown = { ...deposit, proofs: String(there + images.length), expires_at: expiresAt };
			return ok(showDeposit(shown, await callersMethods(tx, deps, call), callersWish(deps, call)));
		});
	});
}

type NewProof = { readonly memberId: MemberId; readonly id: string; readonly pictures: number };

type NotProvable = Failure<"DEPOSIT_NOT_FOUND" | "DEPOSIT_CLOSED" | "TOO_MANY_PROOFS">;

/** A deposit that takes so many pictures more. */
async function lockProvable(tx: Tx, { pictures, ...name }: NewProof): Promise<Result<ShownRow, NotProvable>> {
	const deposit = await lockOwn(tx, name);
	if (deposit === undefined) return err(failure("DEPOSIT_NOT_FOUND"));
	if (deposit.state !== "pending") return err(failure("DEPOSIT_CLOSED"));
	if (Number(deposit.proofs ?? 0) + pictures > mostProofs) return err(failure("TOO_MANY_PROOFS"));
	return ok(deposit);
}

export function cancelDepositRoute(deps: CashierDeps): Route {
	return bind(cancelDeposit, ({ depositId }, call) =>
		deps.db.tx(async (tx) => {
			const { memberId } = call.principal;
			const deposit = await lockOwn(tx, { memberId, id: depositId });
			if (deposit === undefined) return err(failure("DEPOSIT_NOT_FOUND"));
			const end = endDeposit(openOf(deposit), { kind: "cancel" });
			if (!end.ok) return err(failure("DEPOSIT_CLOSED"));
			await writeEnd(tx, deposit, { ...end.value, by: "member", at: call.now });
			await announce(tx, deposit);
			const shown = { ...deposit, state: end.value.state, closed_at: call.now };
			return ok(showDeposit(shown, await callersMethods(tx, deps, call), callersWish(deps, call)));
		}),
	);
}

export function declineDepositLimitRoute({ db }: CashierDeps): Route {
	return bind(declineDepositLimit, async (_input, { principal, now }) => {
		await db.tx((tx) => declineLimit(tx, { memberId: principal.memberId, now }));
		return ok({});
	});
}
