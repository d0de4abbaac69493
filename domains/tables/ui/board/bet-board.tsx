// The felt as buttons: one tap lays the chosen chip. What is laid and what is bet lies on its spot; what won is lit.
import type { CurrencyCode } from "#platform/kernel";
import { formatMinor } from "#platform/kernel";
import { useFormats } from "#platform/ui";
import { amountOn, type Bet, isRedNumber, type TableGame } from "../../core/index.ts";
import { useTableText } from "../text.ts";
import { boards, type Section } from "./boards.ts";
import { Chip } from "./chip.tsx";
import { chipWords, rankIn } from "./chip-words.ts";
import { paysOf, useSpotWords } from "./spot-words.ts";

export type BetBoardProps = {
	readonly game: TableGame;
	readonly currency: CurrencyCode;
	readonly chips: readonly bigint[];
	/** Bet, and laid but not bet yet. */
	readonly own: readonly Bet[];
	readonly laid: readonly Bet[];
	/** Spots that won with what came. */
	readonly won: ReadonlySet<string>;
	readonly open: boolean;
	readonly onLay: (spot: string) => void;
};

const grids: Readonly<Record<Section["name"], string>> = {
	main: "grid-cols-3",
	side: "grid-cols-4 max-sm:grid-cols-2",
	numbers: "grid-cols-2 sm:grid-cols-12",
	outside: "grid-cols-3 sm:grid-cols-6",
	totals: "grid-cols-7",
	faces: "grid-cols-6",
	doubles: "grid-cols-7",
	pairs: "grid-cols-5",
	splits: "grid-cols-4 sm:grid-cols-8",
	streets: "grid-cols-3 sm:grid-cols-6",
	corners: "grid-cols-2 sm:grid-cols-4",
	lines: "grid-cols-2 sm:grid-cols-4",
};

const folded = ["splits", "streets", "corners", "lines"] as const;
type Folded = (typeof folded)[number];
const isFolded = (name: Section["name"]): name is Folded => folded.some((one) => one === name);

export function BetBoard(props: BetBoardProps) {
	const say = useTableText();
	return (
		<section aria-label={say("bets.board")} className="grid grid-cols-1 gap-1.5 sm:grid-cols-2 lg:grid-cols-4">
			{boards[props.game].map((section) =>
				isFolded(section.name) ? (
					<details key={section.name} className="rounded-control bg-surface-1 open:col-span-full">
						<summary className="flex min-h-11 cursor-pointer items-center px-3 text-14">
							{say(`inside.${section.name}`)}
							<Lying section={section} {...props} />
						</summary>
						<Spots section={section} {...props} />
					</details>
				) : (
					<Spots key={section.name} section={section} {...props} />
				),
			)}
		</section>
	);
}

type SpotsProps = BetBoardProps & { readonly section: Section };

function Spots({ section, ...props }: SpotsProps) {
	if (section.name === "numbers") return <Numbers section={section} {...props} />;
	return (
		<div className={`col-span-full grid gap-1.5 ${gridOf(props.game, section)}`}>
			{section.spots.map((spot) => (
				<SpotButton key={spot} spot={spot} section={section.name} {...props} />
			))}
		</div>
	);
}

/** As on the felt of a wheel: the zero, then streets of three; wide they stand upright, the thirds on top. */
function Numbers({ section, ...props }: SpotsProps) {
	const [zero = "0", ...numbers] = section.spots;
	const streets = Array.from({ length: numbers.length / 3 }, (_, at) => numbers.slice(at * 3, at * 3 + 3));
	return (
		<div className={`col-span-full grid gap-1.5 ${grids.numbers}`}>
			<SpotButton spot={zero} section="numbers" {...props} />
			{streets.map((street) => (
				<div key={street[0]} className="grid grid-cols-3 gap-1.5 sm:flex sm:flex-col-reverse">
					{street.map((spot) => (
						<SpotButton key={spot} spot={spot} section="numbers" {...props} />
					))}
				</div>
			))}
		</div>
	);
}

/** What lies in a section that is folded. */
function Lying({ section, own, laid, currency, chips }: SpotsProps) {
	const total = section.spots.reduce((sum, spot) => sum + amountOn(own, spot) + amountOn(laid, spot), 0n);
	if (total === 0n) return null;
	return (
		<span className="ms-auto">
			<Chip words={chipWords(total, currency)} rank={rankIn(chips, total)} />
		</span>
	);
}

function gridOf(game: TableGame, { name }: Section): string {
	if (name !== "main") return grids[name];
	if (game === "sic-bo") return "grid-cols-4";
	return game === "roulette" || game === "bolt" ? "grid-cols-6 max-sm:grid-cols-3" : grids.main;
}

export type SpotProps = BetBoardProps & { readonly spot: string; readonly section: Section["name"] };

export function SpotButton({ spot, section, game, currency, chips, own, laid, won, open, onLay }: SpotProps) {
	const say = useTableText();
	const words = useSpotWords()(spot);
	const { amount } = useFormats();
	const [bet, lying] = [amountOn(own, spot), amountOn(laid, spot)];
	const total = bet + lying;
	const pays = paysOf(game, spot);
	const large = section === "main";
	const label = [
		words,
		say("bets.pays", { pays }),
		...(total > 0n ? [say("bets.on", { amount: amount(formatMinor(total, currency), currency) })] : []),
		...(won.has(spot) ? [say("bets.wins")] : []),
	].join(", ");
	return (
		<button
			type="button"
			aria-label={label}
			disabled={!open}
			onClick={() => onLay(spot)}
			style={toneOf(game, spot)}
			className={`relative flex min-w-0 flex-col items-center justify-center rounded-control border border-line bg-surface-2 px-1 text-center leading-tight transition active:scale-[0.97] enabled:hover:brightness-115 ${large ? "min-h-16 py-2" : "min-h-11 py-1"} ${spot === "0" ? "col-span-full" : ""} ${won.has(spot) ? "outline-3 outline-won" : ""} ${open ? "" : "opacity-80"}`}
		>
			<span className={`max-w-full truncate font-bold ${large ? "text-16" : "text-13"}`}>{words}</span>
			{section === "numbers" ? null : <span className="max-w-full truncate text-13 tabular-nums">{pays}</span>}
			{total > 0n ? (
				<span aria-hidden="true" className="pointer-events-none absolute end-0.5 bottom-0.5">
					<Chip words={chipWords(total, currency)} rank={rankIn(chips, total)} quiet={lying > 0n} />
				</span>
			) : null}
		</button>
	);
}

const paper = "var(--card-paper)";

/** Sides have their colour, and so have numbers. */
function toneOf(game: TableGame, spot: string): React.CSSProperties | undefined {
	const isWheel = game === "roulette" || game === "bolt";
	const number = /^[0-9]+$/.test(spot) ? Number(spot) : undefined;
	if (isWheel && number === 0) return { background: "var(--won)", color: "var(--ground)" };
	if (spot === "red" || (isWheel && number !== undefined && isRedNumber(number)))
		return { background: "var(--card-red)", color: paper };
	if (spot === "black" || (isWheel && number !== undefined)) return { background: "var(--card-black)", color: paper };
	const hue = sideHues[spot];
	return hue === undefined ? undefined : { boxShadow: `inset 0 -4px 0 var(${hue})` };
}

const sideHues: Readonly<Record<string, string>> = {
	player: "--esports",
	banker: "--live",
	tie: "--sports",
	sun: "--live",
	moon: "--esports",
	dragon: "--live",
	tiger: "--slots",
	small: "--esports",
	big: "--live",
};
