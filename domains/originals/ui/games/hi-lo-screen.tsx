// Hi-lo: the card that lies, those before it, and what may be called on it.
import { type HiLoCall, type HiLoChoice, type HiLoShown, hiLoOffers, rankOf, winningRanks } from "../../core/index.ts";
import { useOriginalText } from "../text.ts";
import { Scene } from "./parts.tsx";
import { cardsIn, type ScreenProps, timesText } from "./screen.ts";

const ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const suits = [
	"M12 3c4 4.6 8 7.6 8 11.2a4 4 0 0 1-6.6 3L15 21H9l1.6-3.8a4 4 0 0 1-6.6-3C4 10.600 8 7.600 12 3z",
	"M12 21C6 16 3 12.600 3 9a4.600 4.600 0 0 1 9-1.600A4.600 4.600 0 0 1 21 9c0 3.600-3 7-9 12z",
	"M12 2 19 12 12 22 5 12Z",
	"M12 3a4 4 0 0 1 3.400 6.200 4 4 0 1 1-1.900 7.200L15 21H9l1.500-4.600a4 4 0 1 1-1.900-7.200A4 4 0 0 1 12 3z",
];

export const rankName = (card: number): string => ranks[rankOf(card)] ?? "";

export function HiLoScreen(props: ScreenProps<HiLoChoice>) {
	return <Scene board={<HiLoBoard {...props} />} controls={<HiLoControls {...props} />} />;
}

function HiLoBoard({ round }: ScreenProps<HiLoChoice>) {
	const say = useOriginalText();
	const cards = cardsIn(round);
	const last = cards.at(-1);
	const before = cards
		.map((shown, place) => ({ shown, place }))
		.slice(0, -1)
		.slice(-8);
	return (
		<div className="flex h-full max-h-110 w-full max-w-180 flex-col items-center justify-center gap-4">
			<div className="aspect-5/7 max-h-72 min-h-0 w-auto grow">
				{last === undefined ? <Back /> : <Card key={cards.length} shown={last} />}
			</div>
			<ol aria-label={say("hiLo.before")} className="flex h-16 items-center gap-1.5">
				{before.map(({ shown, place }) => (
					<li key={place} className="h-full">
						<Card shown={shown} small />
					</li>
				))}
			</ol>
		</div>
	);
}

function Back() {
	return (
		<div aria-hidden="true" className="grid size-full place-items-center rounded-card bg-surface-2 shadow-float">
			<svg aria-hidden="true" viewBox="0 0 24 24" className="w-1/2 opacity-60">
				<path d="M3 3h8v8H3z" style={{ fill: "var(--live)" }} />
				<path d="M13 3h5l3 3v5h-8z" className="fill-accent" />
				<path d="M3 13h8v8H3z" style={{ fill: "var(--sports)" }} />
				<path d="M13 13h8v8h-8z" style={{ fill: "var(--esports)" }} />
			</svg>
		</div>
	);
}

type CardProps = { readonly shown: HiLoShown; readonly small?: boolean };

function Card({ shown, small = false }: CardProps) {
	const say = useOriginalText();
	const suit = Math.floor(shown.card / 13);
	const red = suit === 1 || suit === 2;
	const ring = shown.right
		? shown.call === "first" || shown.call === "skip"
			? ""
			: "ring-3 ring-won"
		: "ring-3 ring-lost";
	return (
		<div
			role="img"
			aria-label={say("hiLo.card", { rank: rankName(shown.card) })}
			className={`card-face flex aspect-5/7 h-full flex-col items-center justify-center rounded-card font-bold ${small ? "text-14" : "text-[clamp(2.5rem,9vh,4.5rem)] shadow-float"} ${red ? "card-red" : "card-black"} ${ring}`}
		>
			<span className="leading-none">{rankName(shown.card)}</span>
			<svg aria-hidden="true" viewBox="0 0 24 24" className={small ? "w-1/2" : "mt-2 w-2/5"} fill="currentColor">
				<path d={suits[suit]} />
			</svg>
		</div>
	);
}

const chanceText = (rank: number, call: HiLoCall): string =>
	`${((winningRanks({ rank, call }) * 100) / 13).toFixed(1)} %`;

const calls: readonly HiLoCall[] = ["higher", "lower", "same", "skip"];

function HiLoControls({ round, onStep }: ScreenProps<HiLoChoice>) {
	const say = useOriginalText();
	const cards = cardsIn(round);
	const offers = round?.open === true ? hiLoOffers(cards) : new Map<HiLoCall, number>();
	const rank = rankOf(cards.at(-1)?.card ?? 0);
	const strict = rank === 0 || rank === 12;
	return (
		<div className="grid w-full max-w-130 grid-cols-3 gap-2">
			{calls
				.filter((call) => call !== "same" || strict)
				.filter((call) => round?.open !== true || call === "skip" || !strict || offers.has(call) || call === "same")
				.map((call) => {
					const times = offers.get(call);
					const shut = times === undefined || onStep === undefined;
					const words =
						call === "higher" || call === "lower"
							? say(strict ? `hiLo.${call}` : `hiLo.${call}OrSame`)
							: say(`hiLo.${call}`);
					return (
						<button
							key={call}
							type="button"
							// Not `disabled`: the focus stays while a card is on its way.
							aria-disabled={shut}
							onClick={shut ? undefined : () => onStep({ game: "hi-lo", call })}
							className="flex min-h-14 flex-col items-center justify-center rounded-control bg-surface-2 px-2 leading-tight transition hover:bg-surface-3 active:scale-98 aria-disabled:opacity-45"
						>
							<span className="text-14 font-medium">{words}</span>
							<span className="text-13 text-text-2 tabular-nums">
								{times === undefined || call === "skip" ? "" : timesText(times)}
								<span className="hidden sm:inline">
									{times === undefined || call === "skip" ? "" : ` · ${chanceText(rank, call)}`}
								</span>
							</span>
						</button>
					);
				})}
		</div>
	);
}
