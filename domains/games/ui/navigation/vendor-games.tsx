// The popup that lists a vendor's games, 21 on the first page and 18 after, each with play now and free trial.
import { useState } from "react";
import { Dialog, EmptyState, FailureNote } from "#platform/ui";
import type { Category, VendorEntry } from "../../contract/index.ts";
import { useGetGameMenus } from "../calls.gen.ts";
import { MenuGame } from "../lobby/menu-game.tsx";
import { useGamesText } from "../text.ts";
import { MenuPager, MenuSkeleton } from "./hover-menu.tsx";
import { vendorGamesPage } from "./provider-step.ts";
import { useMenuPage } from "./use-menu-page.ts";

export type VendorGamesProps = {
	/** As `vendorGamesPage` writes it. */
	readonly page: string;
	readonly onClose: () => void;
};

export function VendorGames({ page, onClose }: VendorGamesProps) {
	const say = useGamesText();
	const { data } = useGetGameMenus({}, { freshMilliseconds: 300_000 });
	const vendor = data && vendorOf(data.menus, page);
	return (
		<Dialog open size="popup" title={vendor?.name ?? say("menu.games")} onClose={onClose}>
			{data === undefined || vendor !== undefined ? null : <EmptyState title={say("menu.noVendor")} />}
			{vendor === undefined ? null : <List vendor={vendor} onLeave={onClose} />}
		</Dialog>
	);
}

export const vendorOf = (
	menus: Readonly<Record<Category, readonly VendorEntry[]>>,
	page: string,
): VendorEntry | undefined =>
	Object.values(menus)
		.flat()
		.find((vendor) => vendorGamesPage(vendor) === page);

function List({ vendor, onLeave }: { readonly vendor: VendorEntry; readonly onLeave: () => void }) {
	const say = useGamesText();
	const [page, setPage] = useState(1);
	const { gameType } = vendor;
	const { games, total, error, refetch } = useMenuPage(vendor, page);
	if (error !== null) return <FailureNote error={error} onRetry={refetch} />;
	return (
		<>
			<ul data-hue={gameType} aria-label={say("menu.games")} className="grid gap-1 sm:grid-cols-2">
				{games === undefined ? <MenuSkeleton /> : null}
				{games?.map((game) => (
					<MenuGame key={game.gameId} game={game} onLeave={onLeave} />
				))}
			</ul>
			<div className="mt-3 flex">
				<MenuPager total={total} page={page} onPage={setPage} />
			</div>
		</>
	);
}
