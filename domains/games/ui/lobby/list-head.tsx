// What stands over the list of a hall's games: their order, and the way back from all filters.
import { useGamesText } from "../text.ts";
import type { LobbyFiltersProps } from "./lobby-filter-bar.tsx";
import { sorts } from "./lobby-filters.ts";
import { filtersOn } from "./lobby-list.ts";

/** Takes every filter away, while there are any. */
export function ClearFilters({ search, onChange }: LobbyFiltersProps) {
	const say = useGamesText();
	if (filtersOn(search) === 0) return null;
	return (
		<button
			type="button"
			onClick={() => onChange({ page: search.page, sort: search.sort })}
			className="h-10 shrink-0 rounded-control px-3 text-14 text-text-2 hover:bg-surface-2 hover:text-text-1"
		>
			{say("rng.clear")}
		</button>
	);
}

export function OrderChoice({ search, onChange }: LobbyFiltersProps) {
	const say = useGamesText();
	return (
		<label className="flex h-10 shrink-0 items-center gap-1 rounded-control bg-surface-1 ps-3 text-14 text-text-3 focus-within:outline-2 focus-within:outline-hue">
			<span>{say("rng.sort")}</span>
			<select
				value={search.sort ?? "order"}
				onChange={({ target }) => onChange({ ...search, sort: sorts.find((sort) => sort === target.value) })}
				className="h-full rounded-control bg-surface-1 pe-2 font-medium text-text-1 outline-none"
			>
				{sorts.map((sort) => (
					<option key={sort} value={sort}>
						{say(`rng.${sort}`)}
					</option>
				))}
			</select>
		</label>
	);
}
