// What kinds of lines and purses are called: in the list and in the file.
import { purseName } from "../balance/purse-name.ts";
import { useWalletText } from "../text.ts";
import type { CsvWords } from "./statement-csv.ts";

const kinds = [
	"bet",
	"win",
	"rollback",
	"promo",
	"grant",
	"deposit",
	"withdraw",
	"transfer-in",
	"transfer-out",
	"adjust",
] as const;

export function useStatementWords(): CsvWords {
	const say = useWalletText();
	return {
		heads: {
			time: say("statement.time"),
			kind: say("statement.kind"),
			purse: say("statement.purse"),
			amount: say("statement.amount"),
			currency: say("statement.currency"),
			after: say("statement.after"),
			counter: say("statement.counter"),
			round: say("statement.roundNumber"),
			number: say("statement.number"),
		},
		kindOf: ({ type, about, purse }) => {
			if (about !== undefined) return say("statement.freeSpins", { game: about.game });
			// What is given is called by what it is: points, or a bonus of whichever origin.
			const given = type === "promo" || type === "grant";
			if (given && purse === "points") return say("kinds.points");
			if (given && purse === "bonus") return say("kinds.promo");
			const kind = kinds.find((known) => known === type);
			return kind === undefined ? type : say(`kinds.${kind}`);
		},
		purseOf: (purse) => {
			const { key, vendor } = purseName(purse);
			return `${say(`purses.${key}`)} ${vendor}`.trim();
		},
	};
}
