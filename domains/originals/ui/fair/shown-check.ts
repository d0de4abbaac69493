// A checked round as the boards show it: the same events that a played round has, without money.
import type { OriginalRound } from "../../contract/index.ts";
import { type Choice, type OriginalEvent, payTableOf, type Seeds } from "../../core/index.ts";
import type { CheckedRound } from "./check-round.ts";

export function shownCheck(checked: CheckedRound, choice: Choice, seeds: Seeds): OriginalRound {
	const { clientSeed, nonce } = seeds;
	const fair = { serverHash: checked.serverHash, clientSeed, nonce };
	return {
		roundId: `${clientSeed}:${nonce}`,
		payTable: payTableOf(choice.game),
		mode: "demo",
		currency: "P",
		open: false,
		stake: "1.00",
		win: "0.00",
		playedAt: "1970-01-01T00:00:00.000Z",
		events: [{ type: "bet", choice, fair }, ...eventsOf(checked)],
	};
}

function eventsOf({ checked }: CheckedRound): readonly OriginalEvent[] {
	switch (checked.kind) {
		case "outcome":
			return [{ type: "outcome", outcome: checked.outcome }];
		case "mines":
			return [{ type: "laid-out", cells: checked.cells }];
		case "cards":
			return checked.cards
				.slice(0, 9)
				.map((card) => ({ type: "card", card, call: "skip", right: true, times: 0 }) as const);
	}
}
