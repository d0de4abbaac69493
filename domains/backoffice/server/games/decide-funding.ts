// The second person agrees to money for a jackpot, which puts it into the reserve, or refuses it; whoever asked may take it
// back. Of all who press at once one wins, under the lock of its row.
import { fundPot } from "#games/api";
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, isCurrencyCode, ok } from "#platform/kernel";
import { decideFunding, takeBackFunding } from "../../contract/index.ts";
import { faultOf } from "../adjustments/proposal.ts";
import { atDesk, type DeskCall, within } from "../desk.ts";
import { type OfficeAct, writeAct } from "../write-act.ts";
import { actOfFunding, type FundingDesk } from "./fund-jackpot.ts";
import { lockFunding, type NamedFunding, writeFundingDecision } from "./jackpot-funding-store.ts";

export const decideFundingRoute = (desk: FundingDesk): Route =>
	bind(decideFunding, ({ fundingId: id, decision }, call) =>
		atDesk(desk.db, call, async (tx) => {
			const { merchant, name: operator } = call.staff;
			const row = await lockFunding(tx, { merchant, id });
			if (row === undefined) return err(failure("PROPOSAL_NOT_FOUND"));
			const fault = faultOf(row, { call, approve: decision.kind === "approve" });
			if (fault !== undefined) return err(failure(fault === "DECIDED" ? "PROPOSAL_CLOSED" : fault));
			if (decision.kind === "refuse") {
				await giveUp(tx, row, { call, act: "jackpot funding refused", why: decision.why });
				return ok({ outcome: "refused" as const });
			}
			const { jackpot: code, reason, proposed_name: askedBy } = row;
			const order = { merchant, operator, now: call.now, code, amount: amountOf(row), reason, id, askedBy };
			const funded = await fundPot({ db: within(tx), wallet: desk.wallet }, order);
			if (!funded.ok) return err(failure(funded.error.code));
			await decided(tx, row, { call, state: "approved" });
			return ok({ outcome: "agreed" as const });
		}),
	);

export const takeBackFundingRoute = (desk: FundingDesk): Route =>
	bind(takeBackFunding, ({ fundingId: id }, call) =>
		atDesk(desk.db, call, async (tx) => {
			const { merchant, staffId } = call.staff;
			const row = await lockFunding(tx, { merchant, id });
			if (row === undefined || row.proposed_by !== staffId) return err(failure("PROPOSAL_NOT_FOUND"));
			if (faultOf(row, { call, approve: false }) !== undefined) return err(failure("PROPOSAL_CLOSED"));
			await giveUp(tx, row, { call, act: "jackpot funding taken back" });
			return ok({});
		}),
	);

function amountOf({ amount, currency }: NamedFunding): string {
	if (!isCurrencyCode(currency)) throw new Error(`a funding in an unknown currency: ${currency}`);
	return formatMinor(BigInt(amount), currency);
}

type Word = { readonly call: DeskCall; readonly state: "approved" | "refused"; readonly why?: string };

const decided = (tx: Tx, { id }: NamedFunding, { call, state, why = "" }: Word): Promise<void> =>
	writeFundingDecision(tx, id, { state, decided_by: call.staff.staffId, decided_at: call.now, why });

type Refusal = { readonly call: DeskCall; readonly act: OfficeAct["act"]; readonly why?: string };

async function giveUp(tx: Tx, row: NamedFunding, { call, act, ...said }: Refusal): Promise<void> {
	await decided(tx, row, { call, state: "refused", ...said });
	await writeAct(tx, actOfFunding(row, { act, operator: call.staff.name, at: call.now, ...said }));
}
