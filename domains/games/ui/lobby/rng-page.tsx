// The slots hall: its header, the providers, one-tap filters, and tiles that keep coming as one scrolls.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Badge, usePageTitle } from "#platform/ui";
import { useGetGameMenus } from "../calls.gen.ts";
import { hallScene } from "../navigation/category-pages.ts";
import { useGamesText } from "../text.ts";
import { GameGrid } from "./game-grid.tsx";
import { LobbyFilters } from "./lobby-filter-bar.tsx";
import { type LobbySearch, readLobbySearch, withoutGaps } from "./lobby-filters.ts";
import { ProviderStrip } from "./provider-strip.tsx";

export function RngPage() {
	const say = useGamesText();
	const navigate = useNavigate();
	const search = readLobbySearch(useSearch({ strict: false }));
	const { data } = useGetGameMenus({}, { freshMilliseconds: 300_000 });
	const vendors = data?.menus.RNG ?? [];
	usePageTitle(say("rng.title"));
	const change = (next: LobbySearch) =>
		void navigate({ to: "/rng", search: withoutGaps(next), replace: true, resetScroll: false });
	return (
		<div data-hue="RNG" className="flex flex-col gap-6">
			<HallHeader games={vendors.reduce((sum, vendor) => sum + vendor.games, 0)} />
			<ProviderStrip vendors={vendors} chosen={search.page} onChoose={(page) => change({ ...search, page })} />
			<LobbyFilters search={search} onChange={change} />
			<GameGrid search={search} onClear={() => change({ page: search.page })} />
		</div>
	);
}

function HallHeader({ games }: { readonly games: number }) {
	const say = useGamesText();
	return (
		<header className="relative isolate flex min-h-40 flex-col justify-end overflow-hidden rounded-panel bg-night p-6 text-white md:min-h-48 md:p-8">
			<img
				src={`/art/scenes/${hallScene("RNG")}-wide.webp`}
				alt=""
				className="absolute inset-0 -z-20 size-full object-cover object-right"
			/>
			<div className="tile-veil absolute inset-0 -z-10" />
			<h1 className="text-28 font-bold md:text-40">{say("category.name.RNG")}</h1>
			<div className="mt-1 flex flex-wrap items-center gap-3 text-14 text-white/90">
				<p>{say("category.line.RNG")}</p>
				{games === 0 ? null : (
					<Badge tone="accent">
						{say("rng.count", { count: games })} · {say("rng.openCount")}
					</Badge>
				)}
			</div>
		</header>
	);
}
