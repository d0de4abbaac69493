// What holds for a brand's agents, at the desk.
import { failure } from "#platform/contract";
import { atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { type CurrencyCode, err, formatMinor, ok, parseMinor } from "#platform/kernel";
import { readAgentTerms, setAgentTerms } from "../../contract/index.ts";
import { parsePercent, percentText } from "../../core/index.ts";
import { lockContracts } from "../contracts/contract-store.ts";
import { hasDividends, readTerms, type Terms, writeTerms } from "../contracts/terms-store.ts";
import { writeAct } from "../operator-act.ts";
import { shownPoints } from "../points/own-points.ts";
import { defaultPoints } from "../points/point-store.ts";
import type { AgentsDeps } from "../ports.ts";

type Deps = Pick<AgentsDeps, "db" | "currencyOf" | "pointsOf">;

export const termsDeskRoutes = (deps: Deps): readonly Route[] => [readAgentTermsRoute(deps), setAgentTermsRoute(deps)];

const readAgentTermsRoute = ({ db, currencyOf, pointsOf }: Deps): Route =>
	bind(readAgentTerms, (_input, { staff: { merchant } }) =>
		db.tx(async (tx) => {
			const currency = currencyOf(merchant);
			const points = shownPoints(defaultPoints(pointsOf(merchant)));
			return ok({ ...shown(await readTerms(tx, merchant), currency), currency, points });
		}),
	);

const setAgentTermsRoute = ({ db, currencyOf }: Deps): Route =>
	bind(setAgentTerms, (input, call) =>
		atDesk(db, call, async (tx) => {
			const { merchant, name: operator } = call.staff;
			const currency = currencyOf(merchant);
			const { dividendPeriod, payer, holdFrom } = input;
			const [houseEdge, rebates] = [parsePercent(input.houseEdge), parsePercent(input.rebates)];
			const [vendorFee, paymentCost] = [parsePercent(input.vendorFee), parsePercent(input.paymentCost)];
			const least = parseMinor(input.validTurnover, currency);
			if (houseEdge === undefined || rebates === undefined || vendorFee === undefined || paymentCost === undefined)
				return err(failure("INVALID_AGENT_TERMS"));
			if (houseEdge === 0n || !least.ok || least.value <= 0n) return err(failure("INVALID_AGENT_TERMS"));
			await lockContracts(tx, merchant);
			const before = await readTerms(tx, merchant);
			// Periods that were settled by one calendar are not settled again by another.
			if (before.dividendPeriod !== dividendPeriod && (await hasDividends(tx, merchant)))
				return err(failure("INVALID_AGENT_TERMS"));
			const rates = { houseEdge, rebates, vendorFee, paymentCost, validTurnover: least.value };
			const terms: Terms = { ...rates, dividendPeriod, payer, holdFrom, pointsFrom: before.pointsFrom };
			await writeTerms(tx, merchant, terms);
			const acts = { before: shown(before, currency), after: shown(terms, currency) };
			await writeAct(tx, { merchant, act: "terms changed", operator, at: call.now, ...acts });
			return ok({});
		}),
	);

const shown = (terms: Terms, currency: CurrencyCode) => ({
	houseEdge: percentText(terms.houseEdge),
	rebates: percentText(terms.rebates),
	vendorFee: percentText(terms.vendorFee),
	paymentCost: percentText(terms.paymentCost),
	validTurnover: formatMinor(terms.validTurnover, currency),
	dividendPeriod: terms.dividendPeriod,
	payer: terms.payer,
	holdFrom: terms.holdFrom,
});
