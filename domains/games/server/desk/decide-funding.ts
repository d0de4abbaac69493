// The second person agrees to money for a jackpot, which puts it into the reserve, or refuses it; whoever asked may take it back.
import { actorOf, atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { decideFunding, takeBackFunding } from "../../contract/index.ts";
import type { FundingDesk } from "./fund-jackpot.ts";
import { fundingApprovals } from "./funding-approval.ts";

export const decideFundingRoute = (desk: FundingDesk): Route =>
	bind(decideFunding, ({ fundingId: id, decision: word }, call) =>
		atDesk(desk.db, call, async (tx) => {
			const decided = await fundingApprovals(desk).decide(tx, { id, by: actorOf(call), word });
			return decided.ok ? ok({ outcome: word.kind === "approve" ? "agreed" : "refused" }) : decided;
		}),
	);

export const takeBackFundingRoute = (desk: FundingDesk): Route =>
	bind(takeBackFunding, ({ fundingId: id }, call) =>
		atDesk(desk.db, call, async (tx) => {
			const taken = await fundingApprovals(desk).takeBack(tx, { id, by: actorOf(call) });
			return taken.ok ? ok({}) : taken;
		}),
	);
