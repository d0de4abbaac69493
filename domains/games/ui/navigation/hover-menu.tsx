// The menu under a category: its providers at the left, the chosen one's games at the right, 21 on the first page and 18
// after. A pointer or the keyboard chooses a provider by resting on it and a press goes there; a finger does both by turns.
import { Link } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Icon, IconButton, Skeleton } from "#platform/ui";
import type { VendorEntry } from "../../contract/index.ts";
import { MenuGame } from "../lobby/menu-game.tsx";
import { VendorMark } from "../lobby/vendor-mark.tsx";
import { useGamesText } from "../text.ts";
import { menuPages } from "./category-pages.ts";
import { menuPage } from "./menu-page.ts";
import { useProviderStep } from "./provider-step.ts";
import type { Hall } from "./use-halls.ts";
import { useMenuPage } from "./use-menu-page.ts";
import { usePoint } from "./use-point.ts";

export type HoverMenuProps = {
	readonly entry: Hall;
	readonly vendors: readonly VendorEntry[];
	/** The keyboard opened it: the first provider has the focus. */
	readonly byKeys: boolean;
	readonly onLeave: () => void;
};

export function HoverMenu({ entry, vendors, byKeys, onLeave }: HoverMenuProps) {
	const [chosen, setChosen] = useState(vendors[0]?.vassalage);
	const list = useRef<HTMLUListElement>(null);
	useEffect(() => {
		if (byKeys) list.current?.querySelector("button")?.focus();
	}, [byKeys]);
	return (
		<div
			data-hue={entry.gameCategory}
			tabIndex={-1}
			className="absolute start-0 top-full z-40 grid w-[min(64rem,calc(100vw-3rem))] animate-[rise_140ms_var(--ease-out)] grid-cols-[15rem_1fr] overflow-hidden rounded-card bg-surface-1 shadow-float outline-none"
		>
			<Providers entry={entry} vendors={vendors} chosen={chosen} onLeave={onLeave} list={list} onChoose={setChosen} />
			<Games key={chosen} entry={entry} chosen={chosen} onLeave={onLeave} />
		</div>
	);
}

type ProvidersProps = Pick<HoverMenuProps, "entry" | "vendors" | "onLeave"> & {
	readonly chosen: string | undefined;
	readonly onChoose: (vassalage: string) => void;
	readonly list: RefObject<HTMLUListElement | null>;
};

function Providers({ entry, vendors, chosen, onChoose, onLeave, list }: ProvidersProps) {
	const say = useGamesText();
	const step = useProviderStep();
	const point = usePoint(entry);
	const press = (vendor: VendorEntry) => {
		if (vendor.vassalage !== chosen) return onChoose(vendor.vassalage);
		onLeave();
		step(vendor);
	};
	return (
		<div className="flex flex-col bg-surface-2 p-3">
			<ul ref={list} aria-label={say("menu.providers")} className="flex grow flex-col gap-1">
				{vendors.map((vendor) => (
					<li key={vendor.vassalage}>
						<button
							type="button"
							aria-current={vendor.vassalage === chosen}
							onPointerEnter={({ pointerType }) => (pointerType === "mouse" ? onChoose(vendor.vassalage) : undefined)}
							onFocus={({ target }) => (target.matches(":focus-visible") ? onChoose(vendor.vassalage) : undefined)}
							onClick={() => press(vendor)}
							className="flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-start text-14 font-medium hover:bg-surface-3 aria-[current=true]:bg-surface-3 aria-[current=true]:text-hue"
						>
							<VendorMark vendor={vendor} />
							<span className="grow">{vendor.name}</span>
							<span className="text-13 text-text-3">{vendor.games}</span>
							<Icon name="chevron-right" className="size-4 text-text-3" />
						</button>
					</li>
				))}
			</ul>
			{point === "" ? null : <p className="px-3 pt-3 text-13 text-text-3">{say("menu.point", { point })}</p>}
		</div>
	);
}

type GamesProps = Pick<HoverMenuProps, "entry" | "onLeave"> & { readonly chosen: string | undefined };

/** A menu with a next page is as high on each of them: its foot stays under the pointer that turns them. */
const heightOf = (pages: number): string => (pages > 1 ? "h-[min(34rem,60dvh)]" : "max-h-[min(34rem,60dvh)]");

function Games({ entry, chosen, onLeave }: GamesProps) {
	const say = useGamesText();
	const [page, setPage] = useState(1);
	const { games, total } = useMenuPage({ gameType: entry.gameCategory, vassalage: chosen }, page);
	return (
		<div className="flex min-h-72 flex-col p-4">
			<ul
				aria-label={say("menu.games")}
				className={`grid grow grid-cols-2 content-start gap-2 overflow-y-auto lg:grid-cols-3 ${heightOf(menuPage(page).pagesOf(total))}`}
			>
				{games === undefined ? <MenuSkeleton /> : null}
				{games?.map((game) => (
					<MenuGame key={game.gameId} game={game} onLeave={onLeave} />
				))}
			</ul>
			<footer className="mt-3 flex items-center gap-2 text-14">
				<Link
					to={menuPages[entry.gameCategory]}
					search={chosen === undefined ? {} : { page: chosen }}
					onClick={onLeave}
					className="flex h-11 items-center gap-1 text-hue hover:underline"
				>
					{say("menu.all", { name: entry.name })}
					<Icon name="arrow-right" className="size-4" />
				</Link>
				<MenuPager total={total} page={page} onPage={setPage} />
			</footer>
		</div>
	);
}

type PagerProps = { readonly total: number; readonly page: number; readonly onPage: (page: number) => void };

export function MenuPager(props: PagerProps) {
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

export function MenuSkeleton() {
	return ["a", "b", "c", "d", "e", "f"].map((key) => (
		<li key={key}>
			<Skeleton className="h-16" />
		</li>
	));
}
