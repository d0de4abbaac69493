// The page of a category: its header, its providers, one-tap filters, and tiles that keep coming as one scrolls. What
// stands on it is what the server lists: a hall without providers says plainly that it is not open yet.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { FailureNote, usePageTitle } from "#platform/ui";
import type { VendorEntry } from "../../contract/index.ts";
import type { Category } from "../../core/index.ts";
import { useQueryFields } from "../asked-as-written.ts";
import { categoryPages } from "../navigation/category-pages.ts";
import { useHall } from "../navigation/use-hall.ts";
import { useGamesText } from "../text.ts";
import { ClosedHall } from "./closed-hall.tsx";
import { GameGrid, useGamePages } from "./game-grid.tsx";
import { GridSkeleton } from "./grid-skeleton.tsx";
import { HallHeader } from "./hall-header.tsx";
import { ClearFilters, OrderChoice } from "./list-head.tsx";
import { LobbyFilters } from "./lobby-filter-bar.tsx";
import { type LobbySearch, readLobbySearch, withoutGaps } from "./lobby-filters.ts";
import { chosenVendor, listInput } from "./lobby-list.ts";
import { ProviderStrip } from "./provider-strip.tsx";
import { SearchField } from "./search-field.tsx";
import type { StudioHall } from "./studio-hall.ts";

export type CategoryPageProps = {
	readonly category: Category;
	/** What a studio puts in the place of its tiles; where others are in the hall too, the tiles of all follow. */
	readonly furnished?: Pick<StudioHall, "Hall" | "vendors"> | undefined;
};

const hasOthers = ({ vendors: own }: Pick<StudioHall, "vendors">, vendors: readonly VendorEntry[]): boolean =>
	own === undefined ? vendors.length > 1 : vendors.some(({ vassalage }) => !own.includes(vassalage));

export function CategoryPage({ category, furnished }: CategoryPageProps) {
	const say = useGamesText();
	const { hall, vendors, error, refetch } = useHall(category);
	const Furnished = furnished?.Hall;
	usePageTitle(hall?.name ?? say(`category.name.${category}`));
	return (
		<div data-hue={category} className="flex flex-col gap-6">
			<HallHeader category={category} hall={hall} vendors={vendors} />
			{error === null ? null : <FailureNote error={error} onRetry={refetch} />}
			{hall === undefined && error === null ? <GridSkeleton /> : null}
			{hall === undefined ? null : vendors.length === 0 ? (
				<ClosedHall name={hall.name} />
			) : (
				<>
					{Furnished === undefined ? null : <Furnished page={category} />}
					{furnished === undefined || hasOthers(furnished, vendors) ? (
						<OpenHall key={category} category={category} name={hall.name} vendors={vendors} />
					) : null}
				</>
			)}
		</div>
	);
}

type OpenHallProps = {
	readonly category: Category;
	readonly name: string;
	readonly vendors: readonly VendorEntry[];
};

function OpenHall({ category, name, vendors }: OpenHallProps) {
	const navigate = useNavigate();
	const search = readLobbySearch(useSearch({ strict: false }));
	const vendor = chosenVendor(search.page, vendors, category);
	const input = listInput({ category, vendor, search }, useQueryFields());
	const stakes = useStakeSteps(input);
	const change = (next: LobbySearch) =>
		void navigate({ to: categoryPages[category], search: withoutGaps(next), replace: true, resetScroll: false });
	return (
		<>
			<ProviderStrip vendors={vendors} chosen={vendor} onChoose={(page) => change({ ...search, page })} />
			<div className="flex flex-col gap-3">
				<SearchField name={name} search={search} onChange={change} />
				<LobbyFilters search={search} onChange={change} stakes={stakes} />
			</div>
			<GameGrid
				name={name}
				input={input}
				choices={
					<>
						<ClearFilters search={search} onChange={change} />
						<OrderChoice search={search} onChange={change} />
					</>
				}
				onlyFavourites={search.tag === "favourite"}
				onClear={() => change({ page: search.page })}
			/>
		</>
	);
}

/** As the list said last: while the next one is asked for, the filters stay where they are. */
function useStakeSteps(input: ReturnType<typeof listInput>) {
	const { data } = useGamePages(input);
	const said = data?.pages[0];
	const [last, setLast] = useState(said);
	if (said !== undefined && said !== last) setLast(said);
	return said ?? last;
}
