// The page of one game: launches it, frames it, and says what to do when it cannot be opened.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { Button, EmptyState, LiveLine, openPopup, usePageTitle, useProtectedAction, useRefresh } from "#platform/ui";
import { type Game, gameId, listRecentGames, vassalage } from "../../contract/index.ts";
import { useGameQuery } from "../asked-as-written.ts";
import { offersTrial } from "../launch.ts";
import { categoryPages } from "../navigation/category-pages.ts";
import { useGamesText } from "../text.ts";
import { AroundPlay } from "./around-play.tsx";
import { AddBeside, BesideFrames, besideGrid, besideIds, besideText, mayBeside } from "./beside-games.tsx";
import { FrameCurtain } from "./frame-curtain.tsx";
import type { FrameState } from "./frame-state.ts";
import { GameBar } from "./game-bar.tsx";
import { GameFrame } from "./game-frame.tsx";
import { LaunchFailed, LogInFirst } from "./not-launched.tsx";
import { withPlayType } from "./play-type.ts";
import { useLaunch } from "./use-launch.ts";

const asked = z.object({
	gameId,
	vassalage,
	mode: z._default(z.enum(["real", "demo"]), "real"),
	/** The way of playing it that the frame begins with; the game's own to understand. */
	playType: z.optional(z.string()),
	/** Further tables on the same screen. */
	beside: z._default(besideIds, []),
});
type Asked = z.infer<typeof asked>;

export function GamePage() {
	const navigate = useNavigate();
	const parsed = z.safeParse(asked, useSearch({ strict: false }));
	if (!parsed.success) return <NothingChosen onHall={() => void navigate({ to: "/rng" })} />;
	const { gameId: id, vassalage: vendor, mode, playType } = parsed.data;
	// What is opened beside it changes nothing of the first.
	return <OpenGame key={[id, vendor, mode, playType].join()} asked={parsed.data} />;
}

function NothingChosen({ onHall }: { readonly onHall: () => void }) {
	const say = useGamesText();
	usePageTitle(say("frame.title"));
	return (
		<>
			<h1 className="sr-only">{say("frame.title")}</h1>
			<EmptyState
				title={say("frame.nothing")}
				text={say("frame.nothingText")}
				action={<Button onPress={onHall}>{say("frame.hall")}</Button>}
			/>
		</>
	);
}

/** What the catalogue says of the game; undefined until it answers, and for a game that it does not know. */
function useGame(id: string): Game | undefined {
	const { data } = useGameQuery({ gameId: id, pageSize: 1 }, { freshMilliseconds: 300_000 });
	return data?.games[0];
}

function OpenGame({ asked: visit }: { readonly asked: Asked }) {
	const say = useGamesText();
	const navigate = useNavigate();
	const refresh = useRefresh();
	const whenMember = useProtectedAction();
	const game = useGame(visit.gameId);
	const title = game?.displayName ?? say("frame.title");
	usePageTitle(title);
	const { address, around, error, launch, waitsForLogin } = useLaunch(visit, game?.nodeId ?? "");
	const [frame, setFrame] = useState<FrameState | undefined>(undefined);
	const box = useRef<HTMLDivElement>(null);
	const hall = categoryPages[game?.gameType ?? "RNG"];
	const leave = useCallback(() => void navigate({ to: hall }), [navigate, hall]);
	useEffect(() => {
		if (frame?.ended === "closed") leave();
	}, [frame?.ended, leave]);
	const left = useRef(refresh);
	useEffect(() => () => left.current([listRecentGames]), []);
	const openHistory = () => whenMember(() => openPopup({ name: "personal-centre", page: "personalHistoryCopy" }));
	const shown = address !== undefined && error === null && frame?.ended !== "session-lost";
	const begun = address === undefined ? undefined : withPlayType(address, visit.playType);
	const { beside } = visit;
	const setBeside = (ids: readonly string[]): void =>
		void navigate({ to: ".", search: { ...visit, beside: besideText(ids) }, replace: true });
	const toMode = (mode: Asked["mode"]) =>
		void navigate({ to: ".", search: { ...visit, mode, beside: besideText(beside) }, replace: true });
	const toTrial = game !== undefined && offersTrial(game) && visit.mode === "real" ? () => toMode("demo") : undefined;
	return (
		<div ref={box} className="flex h-[calc(100dvh-4rem)] flex-col bg-ground">
			<GameBar
				gameId={visit.gameId}
				mode={visit.mode}
				game={game}
				onLeave={leave}
				onReal={() => whenMember(() => toMode("real"))}
				onFull={() => void box.current?.requestFullscreen()}
				more={
					game !== undefined && shown && mayBeside(game, beside) ? (
						<AddBeside game={game} onAdd={(id) => setBeside([...beside, id])} />
					) : null
				}
			/>
			<LiveLine />
			{shown && around !== undefined ? (
				<AroundPlay {...around} inRound={frame?.inRound === true} onStop={leave} onHistory={openHistory} />
			) : null}
			<div className={`min-h-0 grow ${besideGrid(beside)}`}>
				<div className="relative min-h-0 overflow-y-auto">
					{waitsForLogin && !shown ? <LogInFirst onLogIn={() => whenMember(() => {})} onTrial={toTrial} /> : null}
					{error === null ? null : <LaunchFailed error={error} onRetry={launch} onTrial={toTrial} />}
					{shown && begun !== undefined ? (
						<GameFrame address={begun} title={title} onChange={setFrame} onOpenHistory={openHistory} />
					) : null}
					{frame?.ended === "session-lost" ? (
						<EmptyState
							title={say("frame.lost")}
							text={say("frame.lostText")}
							action={<Button onPress={() => whenMember(launch)}>{say("frame.again")}</Button>}
						/>
					) : null}
					<FrameCurtain open={error !== null || waitsForLogin || frame?.ready === true} />
				</div>
				{shown ? <BesideFrames asked={visit} beside={beside} onChange={setBeside} /> : null}
			</div>
		</div>
	);
}
