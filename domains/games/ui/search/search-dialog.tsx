// The search over all games: one field, answers as one types, hot games before anything is typed. Arrow keys walk the results.
import { useDeferredValue, useState } from "react";
import { Dialog, EmptyState, Icon, Skeleton } from "#platform/ui";
import { useGameQuery, useHotGames } from "../asked-as-written.ts";
import { MenuGame } from "../lobby/menu-game.tsx";
import { useGamesText } from "../text.ts";

export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
	const say = useGamesText();
	const [typed, setTyped] = useState("");
	const words = useDeferredValue(typed.trim());
	const found = useGameQuery({ gameName: words, pageSize: 24 }, { enabled: words !== "", keepLast: true });
	const hot = useHotGames();
	const games = words === "" ? hot.data?.games : found.data?.games;
	return (
		<Dialog open bare title={say("search.title")} onClose={onClose}>
			<label className="flex h-16 shrink-0 items-center gap-3 border-b border-line px-5">
				<Icon name="search" className="text-text-3" />
				<input
					type="search"
					aria-label={say("search.hint")}
					placeholder={say("search.hint")}
					value={typed}
					maxLength={60}
					onChange={(event) => setTyped(event.target.value)}
					className="h-full min-w-0 grow bg-transparent text-20 outline-none placeholder:text-text-3"
				/>
			</label>
			<div className="min-h-72 overflow-y-auto p-4">
				<p role="status" className="mb-2 px-1.5 text-13 text-text-3">
					{words === ""
						? say("search.suggest")
						: found.data === undefined
							? ""
							: say("search.results", { count: found.data.total })}
				</p>
				{games === undefined ? <Skeleton className="h-40" /> : null}
				<ul className="grid gap-1 sm:grid-cols-2">
					{games?.map((game) => (
						<MenuGame key={game.gameId} game={game} onLeave={onClose} />
					))}
				</ul>
				{games?.length === 0 ? <EmptyState title={say("search.none")} text={say("search.noneText")} /> : null}
			</div>
		</Dialog>
	);
}
