// The menu under a category: its providers at the left, their games at the right, 21 on the first page and 18 after.
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Icon, IconButton, Skeleton } from "#platform/ui";
import type { VendorEntry } from "../../contract/index.ts";
import { useListGames } from "../calls.gen.ts";
import { MenuGame } from "../lobby/menu-game.tsx";
import { useGamesText } from "../text.ts";
import { categoryPages } from "./category-pages.ts";
import { menuPage } from "./menu-page.ts";
import type { Hall } from "./use-halls.ts";

export type HoverMenuProps = {
	readonly entry: Hall;
	readonly vendors: readonly VendorEntry[];
	readonly onLeave: () => void;
};

export function HoverMenu({ entry, vendors, onLeave }: HoverMenuProps) {
	const say = useGamesText();
	const [chosen, setChosen] = useState(vendors[0]?.vassalage);
	const [page, setPage] = useState(1);
	const { pageSize, pageNo, skip, take } = menuPage(page);
	const { data } = useListGames(
		{ gameType: entry.gameCategory, vassalage: chosen, pageNo, pageSize },
		{ enabled: chosen !== undefined, keepLast: true },
	);
	const games = (data?.games ?? []).slice(skip, skip + take);
	return (
		<div
			data-hue={entry.gameCategory}
			className="absolute start-0 top-full z-40 grid w-[min(64rem,calc(100vw-3rem))] animate-[rise_140ms_var(--ease-out)] grid-cols-[14rem_1fr] overflow-hidden rounded-card bg-surface-1 shadow-float"
		>
			<ul aria-label={say("menu.providers")} className="flex flex-col gap-1 bg-surface-2 p-3">
				{vendors.map((vendor) => (
					<li key={vendor.vassalage}>
						<button
							type="button"
							aria-current={vendor.vassalage === chosen}
							onClick={() => {
								setChosen(vendor.vassalage);
								setPage(1);
							}}
							className="flex h-11 w-full items-center rounded-control px-3 text-start text-14 font-medium hover:bg-surface-3 aria-[current=true]:text-hue"
						>
							<span className="grow">{vendor.name}</span>
							<span className="text-13 text-text-3">{vendor.games}</span>
						</button>
					</li>
				))}
			</ul>
			<div className="flex min-h-72 flex-col p-4">
				<ul aria-label={say("menu.games")} className="grid grow grid-cols-2 content-start gap-2 lg:grid-cols-3">
					{data === undefined ? <MenuSkeleton /> : null}
					{games.map((game) => (
						<MenuGame key={game.gameId} game={game} onLeave={onLeave} />
					))}
				</ul>
				<footer className="mt-3 flex items-center gap-2 text-14">
					<Link
						to={categoryPages[entry.gameCategory]}
						search={chosen === undefined ? {} : { page: chosen }}
						onClick={onLeave}
						className="flex h-11 items-center gap-1 text-hue hover:underline"
					>
						{say("menu.all", { name: entry.name })}
						<Icon name="arrow-right" className="size-4" />
					</Link>
					<MenuPager total={data?.total ?? 0} page={page} onPage={setPage} />
				</footer>
			</div>
		</div>
	);
}

function MenuPager(props: { readonly total: number; readonly page: number; readonly onPage: (page: number) => void }) {
	const say = useGamesText();
	const pages = menuPage(props.page).pagesOf(props.total);
	if (pages < 2) return null;
	return (
		<div className="ms-auto flex items-center text-13 text-text-3">
			<IconButton
				icon="chevron-left"
				label={say("menu.previous")}
				onPress={() => props.onPage(Math.max(1, props.page - 1))}
			/>
			{say("menu.page", { page: props.page, pages })}
			<IconButton
				icon="chevron-right"
				label={say("menu.next")}
				onPress={() => props.onPage(Math.min(pages, props.page + 1))}
			/>
		</div>
	);
}

function MenuSkeleton() {
	return ["a", "b", "c", "d", "e", "f"].map((key) => (
		<li key={key}>
			<Skeleton className="h-16" />
		</li>
	));
}
