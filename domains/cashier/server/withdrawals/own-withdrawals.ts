// What a member does with withdrawals of their own: list them, take one back, confirm what came, say that nothing came.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { redrawImages } from "#platform/kernel/node";
import { cancelWithdrawal, confirmWithdrawal, disputeWithdrawal, listWithdrawals } from "../../contract/index.ts";
import { nextPlace, readPlace } from "../list-place.ts";
import type { CashierDeps } from "../ports.ts";
import { changeWithdrawal, judgeChange } from "./change-withdrawal.ts";
import { aroundOf } from "./read-withdraw-desk.ts";
import { showWithdrawal } from "./shown-withdrawal.ts";
import { findOwn, listOwnWithdrawals, lockOwnWithdrawal, lockPaid } from "./withdrawal-store.ts";
import { addPictures } from "./withdrawal-trail.ts";

export function listWithdrawalsRoute(deps: CashierDeps): Route {
	return bind(listWithdrawals, async ({ state, cursor, pageSize }, call) => {
		const before = cursor === undefined ? undefined : readPlace(cursor);
		if (cursor !== undefined && before === undefined) return err(failure("INVALID_CURSOR"));
		return deps.db.read(async (tx) => {
			const { memberId } = call.principal;
			const states = state === undefined ? undefined : [state];
			const rows = await listOwnWithdrawals(tx, { memberId, states, before, limit: pageSize + 1 });
			const around = await aroundOf(tx, deps, call);
			const withdrawals = rows.slice(0, pageSize).map((row) => showWithdrawal(row, around));
			return ok({ withdrawals, next: nextPlace(rows, { size: pageSize, at: ({ asked_at }) => asked_at }) });
		});
	});
}

export function cancelWithdrawalRoute(deps: CashierDeps): Route {
	return bind(cancelWithdrawal, ({ withdrawalId: id }, call) =>
		deps.db.tx(async (tx) => {
			const around = await aroundOf(tx, deps, call);
			const withdrawal = await lockOwnWithdrawal(tx, { memberId: call.principal.memberId, id });
			if (withdrawal === undefined) return err(failure("WITHDRAWAL_NOT_FOUND"));
			const act = { kind: "cancel", allowed: around.cancellable } as const;
			const changed = await changeWithdrawal(tx, deps, { withdrawal, act, by: "member", at: call.now });
			if (changed.ok) return ok(showWithdrawal(changed.value, around));
			const code = changed.error;
			if (code === "WITHDRAWAL_CLOSED" || code === "CANCEL_NOT_ALLOWED") return err(failure(code));
			return err(failure("WITHDRAWAL_DECIDED"));
		}),
	);
}

/** What an act that asks for a state of the member's own withdrawal may be refused with. */
const stateFault = (code: string) =>
	failure(code === "WITHDRAWAL_CLOSED" ? "WITHDRAWAL_CLOSED" : "WITHDRAWAL_NOT_THERE");

const mostAtOnce = 100;

export function confirmWithdrawalRoute(deps: CashierDeps): Route {
	return bind(confirmWithdrawal, ({ withdrawalId: id }, call) =>
		deps.db.tx(async (tx) => {
			const { memberId } = call.principal;
			const by = { act: { kind: "receive" }, by: "member", at: call.now } as const;
			if (id === undefined) {
				const paid = await lockPaid(tx, { memberId, most: mostAtOnce });
				for (const withdrawal of paid) await changeWithdrawal(tx, deps, { withdrawal, ...by });
				return ok({ confirmed: paid.length });
			}
			const withdrawal = await lockOwnWithdrawal(tx, { memberId, id });
			if (withdrawal === undefined) return err(failure("WITHDRAWAL_NOT_FOUND"));
			const changed = await changeWithdrawal(tx, deps, { withdrawal, ...by });
			return changed.ok ? ok({ confirmed: 1 }) : err(stateFault(changed.error));
		}),
	);
}

/** Pictures are drawn anew while nothing is locked, which takes a while, and only of one that may be disputed. */
export function disputeWithdrawalRoute(deps: CashierDeps): Route {
	return bind(disputeWithdrawal, async ({ withdrawalId: id, remark, images }, call) => {
		const asked = await deps.db.read((tx) => findOwn(tx, { memberId: call.principal.memberId, id }));
		if (asked === undefined) return err(failure("WITHDRAWAL_NOT_FOUND"));
		const judged = judgeChange(asked, { kind: "dispute" });
		if (!judged.ok) return err(stateFault(judged.error));
		const drawn = await redrawImages(images);
		if (!drawn.ok) return drawn;
		return deps.db.tx(async (tx) => {
			const around = await aroundOf(tx, deps, call);
			const withdrawal = await lockOwnWithdrawal(tx, { memberId: call.principal.memberId, id });
			if (withdrawal === undefined) return err(failure("WITHDRAWAL_NOT_FOUND"));
			const act = { kind: "dispute" } as const;
			const changed = await changeWithdrawal(tx, deps, { withdrawal, act, by: "member", at: call.now, remark });
			if (!changed.ok) return err(stateFault(changed.error));
			await addPictures(tx, withdrawal, { by: "member", pictures: drawn.value, key: deps.proofKey, now: call.now });
			return ok(showWithdrawal(changed.value, around));
		});
	});
}
