// The order of a hall's games.
import { useGamesText } from "../text.ts";
import type { LobbyFiltersProps } from "./lobby-filter-bar.tsx";
import { sorts } from "./lobby-filters.ts";

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
