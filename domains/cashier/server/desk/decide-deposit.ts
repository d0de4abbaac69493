// Whoever answers for the money looks at a deposit with its pictures, credits what arrived, or refuses. The cashier decides
// and writes down; of two who press at once one wins.

import { failure } from "#platform/contract";
import { atDesk, orderOf, within } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, isCurrencyCode, ok, parseMinor } from "#platform/kernel";
import { decideDeposit, lookAtDeposit } from "../../contract/index.ts";
import { acceptDeposit, lookAtDeposit as look, matchLine, refuseDeposit } from "../deposits/work-deposits.ts";
import type { CashierDesk } from "./ports.ts";
import { showQueue } from "./shown-queue.ts";

export const lookAtDepositRoute = ({ db, proofKey }: CashierDesk): Route =>
	bind(lookAtDeposit, ({ reference }, call) =>
		atDesk(db, call, async (tx) => {
			const seen = await look(within(tx), { ...orderOf(call, reference), key: proofKey });
			if (!seen.ok) return err(failure(seen.error === "NOT_OPENED" ? "PROOF_NOT_OPENED" : seen.error));
			const { deposit, pictures } = seen.value;
			const [shown] = await showQueue(tx, { merchant: call.staff.merchant, deposits: [deposit] });
			if (shown === undefined) throw new Error("a deposit that is not shown");
			return ok({ deposit: shown, pictures: pictures.map((picture) => picture.toString("base64")) });
		}),
	);

export const decideDepositRoute = ({ db, wallet, protection, turnover }: CashierDesk): Route =>
	bind(decideDeposit, ({ reference, decision }, call) =>
		atDesk(db, call, async (tx) => {
			const deps = { db: within(tx), wallet, protection, turnover };
			const order = orderOf(call, reference);
			const [asked] = await matchLine(deps.db, { merchant: order.merchant, line: reference });
			if (asked === undefined || !isCurrencyCode(asked.currency)) return err(failure("DEPOSIT_NOT_FOUND"));
			if (decision.kind === "refuse") {
				const refused = await refuseDeposit(deps, { ...order, why: decision.why });
				return refused.ok ? shown(refused.value) : refused;
			}
			const arrived = parseMinor(decision.arrived, asked.currency);
			if (!arrived.ok) return err(failure("AMOUNT_INVALID"));
			const accepted = await acceptDeposit(deps, { ...order, arrived: arrived.value });
			return accepted.ok ? shown(accepted.value) : accepted;

			async function shown(deposit: typeof asked & object) {
				const [line] = await showQueue(tx, { merchant: order.merchant, deposits: [deposit] });
				if (line === undefined) throw new Error("a deposit that is not shown");
				return ok({ deposit: line });
			}
		}),
	);
