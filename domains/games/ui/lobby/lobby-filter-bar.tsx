// The filters of a hall, each one tap: marks, the stake one wants to play at, lines.
import type { ReactNode } from "react";
import { useFormats } from "#platform/ui";
import { useGamesText } from "../text.ts";
import { type LobbySearch, lineSteps, tags } from "./lobby-filters.ts";

export type LobbyFiltersProps = { readonly search: LobbySearch; readonly onChange: (next: LobbySearch) => void };

type BarProps = LobbyFiltersProps & {
	/** The hall's own, as its list says; undefined before it came. */
	readonly stakes: StakeSteps | undefined;
};

export function LobbyFilters({ search, onChange, stakes }: BarProps) {
	const say = useGamesText();
	return (
		<div className="scroll-row items-center gap-2 max-sm:-mx-4 max-sm:px-4 sm:flex-wrap">
			<fieldset className="flex shrink-0 gap-2" aria-label={say("rng.filters")}>
				{tags.map((tag) => (
					<Chip
						key={tag}
						on={search.tag === tag}
						onPress={() => onChange({ ...search, tag: search.tag === tag ? undefined : tag })}
					>
						{say(`rng.${tag}`)}
					</Chip>
				))}
			</fieldset>
			<StakeChips search={search} onChange={onChange} stakes={stakes} />
			<LineChips search={search} onChange={onChange} />
		</div>
	);
}

const group = "flex shrink-0 items-center gap-1 rounded-control bg-surface-1 ps-3 text-14 text-text-3";

type StakeSteps = { readonly leastStakes: readonly string[]; readonly currency: string };

/** None where every game of the hall begins at one stake: nothing would be filtered. */
function StakeChips({ search, onChange, stakes }: BarProps) {
	const say = useGamesText();
	const formats = useFormats();
	const { leastStakes = [], currency = "" } = stakes ?? {};
	const asked = search.minBet === undefined || leastStakes.includes(search.minBet) ? [] : [search.minBet];
	const steps = currency === "" ? [] : [...leastStakes, ...asked];
	if (steps.length === 0) return null;
	return (
		<fieldset aria-label={say("rng.stake")} className={group}>
			<span aria-hidden="true">{say("rng.stake")}</span>
			{steps.map((minBet) => (
				<Chip
					key={minBet}
					small
					on={search.minBet === minBet}
					onPress={() => onChange({ ...search, minBet: search.minBet === minBet ? undefined : minBet })}
				>
					{say("rng.upTo", { amount: formats.amount(minBet, currency) })}
				</Chip>
			))}
		</fieldset>
	);
}

function LineChips({ search, onChange }: LobbyFiltersProps) {
	const say = useGamesText();
	return (
		<fieldset aria-label={say("rng.lines")} className={group}>
			<span aria-hidden="true">{say("rng.lines")}</span>
			{lineSteps.map((lines) => (
				<Chip
					key={lines}
					small
					on={search.lines === lines}
					onPress={() => onChange({ ...search, lines: search.lines === lines ? undefined : lines })}
				>
					{say("rng.atLeast", { count: lines })}
				</Chip>
			))}
		</fieldset>
	);
}

type ChipProps = {
	readonly on: boolean;
	readonly onPress: () => void;
	readonly small?: boolean;
	readonly children: ReactNode;
};

function Chip({ on, onPress, small = false, children }: ChipProps) {
	return (
		<button
			type="button"
			aria-pressed={on}
			onClick={onPress}
			className={`h-10 shrink-0 rounded-control text-14 font-medium whitespace-nowrap transition active:scale-[0.97] ${small ? "px-3" : "px-4"} ${on ? "cut-corner-small bg-hue text-ground" : "bg-surface-1 text-text-2 hover:bg-surface-2"}`}
		>
			{children}
		</button>
	);
}
