// What each line of the statement shows.
import { Amount, type Column, DateTime } from "#platform/ui";
import { useWalletText } from "../text.ts";
import type { StatementLine } from "./statement-line.ts";
import { useStatementWords } from "./statement-words.ts";

export function useStatementColumns(onOpenRound: (roundId: string) => void): readonly Column<StatementLine>[] {
	const say = useWalletText();
	const { kindOf, purseOf } = useStatementWords();
	return [
		{
			key: "type",
			head: say("statement.kind"),
			// Where a table has little room one stands below the other in every line: else the longer words alone would break.
			cell: (line) => (
				<span className="flex flex-wrap items-baseline gap-x-3 md:flex-col md:flex-nowrap md:items-start xl:flex-row xl:items-baseline">
					<span className="font-medium">{kindOf(line)}</span>
					<Group line={line} onOpenRound={onOpenRound} />
				</span>
			),
		},
		{ key: "time", head: say("statement.time"), cell: (line) => <DateTime at={line.time} /> },
		{
			key: "purse",
			head: say("statement.purse"),
			// What is beside it may be long, and a column gives way letter by letter.
			cell: (line) => purseOf(line.purse),
		},
		{
			key: "amount",
			head: say("statement.amount"),
			figures: true,
			cell: (line) => <Amount amount={line.amount} currency={unitOf(line)} signed />,
		},
		{
			key: "after",
			head: say("statement.after"),
			figures: true,
			cell: (line) => <Amount amount={line.balanceAfter} currency={unitOf(line)} />,
		},
	];
}

/** Points are no money: they stand without its sign. */
const unitOf = ({ purse, currency }: StatementLine): string => (purse === "points" ? "" : currency);

/** A round can be opened; of anything else the number it goes by is shown, as a transfer shows it, too. */
function Group({ line, onOpenRound }: { readonly line: StatementLine; readonly onOpenRound: (id: string) => void }) {
	if (line.group === undefined) return null;
	if (line.counter.startsWith("games:")) return <RoundLink id={line.group} onOpen={onOpenRound} />;
	return <span className="text-13 text-text-3">{line.group.slice(0, 8)}</span>;
}

function RoundLink({ id, onOpen }: { readonly id: string; readonly onOpen: (roundId: string) => void }) {
	const say = useWalletText();
	return (
		<button
			type="button"
			onClick={() => onOpen(id)}
			className="min-h-6 rounded-control text-start whitespace-nowrap text-13 text-accent-text underline-offset-4 hover:underline"
		>
			{say("statement.round")}
		</button>
	);
}
