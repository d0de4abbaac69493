// The filters of the lobby, each one tap: words, tags, smallest bet, lines, order.
import { type ReactNode, useEffect, useState } from "react";
import { Icon, useFormats } from "#platform/ui";
import { useGamesText } from "../text.ts";
import { filtersOn, type LobbySearch, lineSteps, sorts, stakes, tags } from "./lobby-filters.ts";

export type LobbyFiltersProps = { readonly search: LobbySearch; readonly onChange: (next: LobbySearch) => void };

/** Typing rests this long before the list is asked again. */
const restMilliseconds = 200;

export function LobbyFilters({ search, onChange }: LobbyFiltersProps) {
	const say = useGamesText();
	return (
		<div className="scroll-row items-center gap-2 max-sm:-mx-4 max-sm:px-4 sm:flex-wrap">
			<Words search={search} onChange={onChange} />
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
			<Choices search={search} onChange={onChange} />
			{filtersOn(search) === 0 ? null : (
				<button
					type="button"
					onClick={() => onChange({ page: search.page, sort: search.sort })}
					className="h-10 rounded-control px-3 text-14 text-text-2 hover:bg-surface-2 hover:text-text-1"
				>
					{say("rng.clear")}
				</button>
			)}
		</div>
	);
}

function Choices({ search, onChange }: LobbyFiltersProps) {
	const say = useGamesText();
	const formats = useFormats();
	return (
		<>
			<Choice
				label={say("rng.stake")}
				value={search.minBet ?? ""}
				options={[
					["", say("rng.anyStake")],
					...stakes.map((stake): Option => [stake, say("rng.upTo", { amount: formats.amount(stake, "P") })]),
				]}
				onChange={(value) => onChange({ ...search, minBet: stakes.find((stake) => stake === value) })}
			/>
			<Choice
				label={say("rng.lines")}
				value={String(search.lines ?? "")}
				options={[
					["", say("rng.anyLines")],
					...lineSteps.map((step): Option => [String(step), say("rng.atLeast", { count: step })]),
				]}
				onChange={(value) => onChange({ ...search, lines: lineSteps.find((step) => String(step) === value) })}
			/>
			<Choice
				label={say("rng.sort")}
				value={search.sort ?? "order"}
				options={sorts.map((sort): Option => [sort, say(`rng.${sort}`)])}
				onChange={(value) => onChange({ ...search, sort: sorts.find((sort) => sort === value) })}
			/>
		</>
	);
}

function Words({ search, onChange }: LobbyFiltersProps) {
	const say = useGamesText();
	const [typed, setTyped] = useState(search.words ?? "");
	useEffect(() => setTyped(search.words ?? ""), [search.words]);
	useEffect(() => {
		const words = typed.trim() === "" ? undefined : typed.trim();
		if (words === search.words) return;
		const timer = setTimeout(() => onChange({ ...search, words }), restMilliseconds);
		return () => clearTimeout(timer);
	}, [typed, search, onChange]);
	return (
		<label className="flex h-10 min-w-44 grow items-center gap-2 rounded-control bg-surface-1 px-3 focus-within:outline-2 focus-within:outline-hue sm:max-w-72">
			<Icon name="search" className="size-4 text-text-3" />
			<input
				type="search"
				aria-label={say("rng.search")}
				placeholder={say("rng.search")}
				value={typed}
				maxLength={60}
				onChange={(event) => setTyped(event.target.value)}
				className="h-full min-w-0 grow bg-transparent text-14 outline-none placeholder:text-text-3"
			/>
		</label>
	);
}

function Chip(props: { readonly on: boolean; readonly onPress: () => void; readonly children: ReactNode }) {
	return (
		<button
			type="button"
			aria-pressed={props.on}
			onClick={props.onPress}
			className={`h-10 shrink-0 rounded-control px-4 text-14 font-medium transition active:scale-[0.97] ${props.on ? "cut-corner-small bg-hue text-ground" : "bg-surface-1 text-text-2 hover:bg-surface-2"}`}
		>
			{props.children}
		</button>
	);
}

type Option = readonly [value: string, words: string];

function Choice(props: {
	readonly label: string;
	readonly value: string;
	readonly options: readonly Option[];
	readonly onChange: (value: string) => void;
}) {
	return (
		<label className="flex h-10 shrink-0 items-center gap-1 rounded-control bg-surface-1 ps-3 text-14 text-text-3 focus-within:outline-2 focus-within:outline-hue">
			<span>{props.label}</span>
			<select
				value={props.value}
				onChange={(event) => props.onChange(event.target.value)}
				className="h-full rounded-control bg-surface-1 pe-2 font-medium text-text-1 outline-none"
			>
				{props.options.map(([value, words]) => (
					<option key={value} value={value}>
						{words}
					</option>
				))}
			</select>
		</label>
	);
}
