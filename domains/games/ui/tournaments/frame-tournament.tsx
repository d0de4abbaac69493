// In the bar above a game that counts: the tournament that runs, and the member's place in it. It leads to the leaderboard.
import { useNavigate } from "@tanstack/react-router";
import { Icon } from "#platform/ui";
import { useGamesText } from "../text.ts";
import { countsIn, useTournaments } from "./use-tournaments.ts";

export function FrameTournament({ gameId }: { readonly gameId: string }) {
	const say = useGamesText();
	const navigate = useNavigate();
	const { tournaments, own } = useTournaments();
	const running = (tournaments ?? []).filter((one) => one.state === "running" && countsIn(one, gameId));
	// One that is competed in goes before one that could be.
	const shown = running.find(({ code }) => own.has(code)) ?? running[0];
	if (shown === undefined) return null;
	const place = own.get(shown.code)?.place;
	const text = place === undefined ? shown.name : say("tournaments.ownPlace", { place });
	return (
		<button
			type="button"
			title={shown.name}
			aria-label={place === undefined ? shown.name : `${shown.name}, ${text}`}
			onClick={() => void navigate({ href: `/tournaments?name=${shown.code}` })}
			className="flex h-11 shrink-0 items-center gap-1.5 px-2 text-14 text-accent-text tabular-nums hover:underline"
		>
			<Icon name="trophy" className="size-4" />
			<span className={`hidden ${place === undefined ? "max-w-40 truncate lg:inline" : "sm:inline"}`}>{text}</span>
		</button>
	);
}
