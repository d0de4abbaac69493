// How a game goes, and what each bet pays.
import { Section } from "#cabinet/ui";
import type { TableGame } from "../../core/index.ts";
import { boards } from "../board/boards.ts";
import { paysOf, useSpotWords } from "../board/spot-words.ts";
import { useTableText } from "../text.ts";

const rulesOf = {
	baccarat: "baccarat",
	"no-commission": "baccarat",
	"dragon-tiger": "dragon-tiger",
	roulette: "roulette",
	bolt: "bolt",
	"sic-bo": "sic-bo",
	seotda: "seotda",
	blackjack: "blackjack",
} as const satisfies Readonly<Record<TableGame, string>>;

/** Every one of them pays by how much it covers. */
const unlisted: ReadonlySet<string> = new Set(["numbers", "splits", "streets", "corners", "lines"]);

export type RulesPanelProps = {
	readonly game: TableGame;
	/** A studio deals here. */
	readonly video: boolean;
};

export function RulesPanel({ game, video }: RulesPanelProps) {
	const say = useTableText();
	const words = useSpotWords();
	const spots = boards[game].filter(({ name }) => !unlisted.has(name)).flatMap((section) => section.spots);
	return (
		<div className="flex flex-col gap-4 text-14">
			<p>{say(video ? "frame.video" : "frame.animated")}</p>
			<p>{say(`rules.${rulesOf[game]}`)}</p>
			<p className="text-text-2">{say("rules.clock")}</p>
			<p className="text-text-2">{say("rules.turnover")}</p>
			<Section title={say("rules.returns")}>
				<dl className="grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-3">
					{spots.map((spot) => (
						<div key={spot} className="flex justify-between gap-2">
							<dt className="text-text-2">{words(spot)}</dt>
							<dd className="tabular-nums">{paysOf(game, spot)}</dd>
						</div>
					))}
				</dl>
			</Section>
			<p className="text-13 text-text-3">{say("road.past")}</p>
		</div>
	);
}
