// Reads what a whole team played and moved, from sums.

import * as z from "zod/mini";
import { bind, type Route } from "#platform/http";
import { formatMinor, ok } from "#platform/kernel";
import { readTeamFigures } from "../../contract/index.ts";
import { moneyKind } from "../../contract/models.ts";
import { askReport } from "../asking-agent.ts";
import { teamMoney, teamPlay } from "../books-store.ts";
import type { AgentsDeps } from "../ports.ts";
import { shownPlay } from "./shown.ts";

export function readTeamFiguresRoute({ db }: Pick<AgentsDeps, "db">): Route {
	return bind(readTeamFigures, (input, { principal }) =>
		db.read(async (tx) => {
			const asked = await askReport(tx, principal, input);
			if (!asked.ok) return asked;
			const { currency, memberId: agentId } = principal;
			const of = { agentId, currency, days: asked.value };
			const [play, money] = [await teamPlay(tx, of), await teamMoney(tx, of)];
			return ok({
				currency,
				play: play.map((sum) => ({ category: sum.category, rounds: sum.rounds, ...shownPlay(sum, currency) })),
				money: money.map(({ kind, number, amount }) => ({
					kind: z.parse(moneyKind, kind),
					number,
					amount: formatMinor(amount, currency),
				})),
			});
		}),
	);
}
