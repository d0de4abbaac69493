// Puts money into a jackpot's reserve. What somebody put in alone within 24 hours, over all jackpots, is bounded by what they
// may adjust alone; above it, it waits for another, and nothing moves until then.

import { failure } from "#platform/contract";
import { actorOf, atDesk, within } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, isCurrencyCode, ok } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { fundJackpot } from "../../contract/index.ts";
import { fundingAmount, readPots } from "../jackpots/work-jackpots.ts";
import { fundingApprovals } from "./funding-approval.ts";
import type { GamesDesk } from "./ports.ts";
import { shownPot } from "./shown-pot.ts";

export type FundingDesk = Pick<GamesDesk, "db" | "brand" | "wallet">;

export const fundJackpotRoute = (desk: FundingDesk): Route =>
	bind(fundJackpot, ({ jackpot, amount, reason }, call) =>
		atDesk(desk.db, call, async (tx) => {
			const { merchant, staffId } = call.staff;
			const pot = (await readPots(within(tx))).find((one) => one.code === jackpot);
			if (pot === undefined || !isCurrencyCode(pot.currency)) return err(failure("JACKPOT_NOT_FOUND"));
			const { currency } = pot;
			const size = fundingAmount(amount, currency);
			if (!size.ok) return err(failure(size.error.code));
			const id = commandKey("backoffice:jackpot-funding", `${staffId} ${call.idempotencyKey ?? ""}`);
			// Thresholds are in the brand's currency; in another nobody is alone.
			const alone = desk.brand.brand(merchant).currency === currency ? call.staff.aloneUpTo : undefined;
			const terms = { jackpot, currency, amount: `${size.value}` };
			const asked = await fundingApprovals(desk).ask(tx, { by: actorOf(call), id, terms, reason, alone });
			if (!asked.ok) return asked;
			const { approval, done } = asked.value;
			return ok({ waits: approval.state === "proposed", jackpot: shownPot(done ?? pot) });
		}),
	);
