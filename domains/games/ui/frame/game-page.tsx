// The page of one game: launches it, frames it, and says what to do when it cannot be opened.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import {
	Button,
	EmptyState,
	isMember,
	LiveLine,
	openPopup,
	useLanguage,
	usePageTitle,
	useProtectedAction,
	useRefresh,
	useSession,
} from "#platform/ui";
import { type Game, gameId, listRecentGames, vassalage } from "../../contract/index.ts";
import { launchPayload, useGameQuery } from "../asked-as-written.ts";
import { useLaunchGame, useLaunchTrial } from "../calls.gen.ts";
import { offersTrial } from "../launch.ts";
import { categoryPages } from "../navigation/category-pages.ts";
import { useGamesText } from "../text.ts";
import { AroundPlay } from "./around-play.tsx";
import { FrameCurtain } from "./frame-curtain.tsx";
import type { FrameState } from "./frame-state.ts";
import { GameBar } from "./game-bar.tsx";
import { GameFrame } from "./game-frame.tsx";
import { LaunchFailed, LogInFirst } from "./not-launched.tsx";
import { withPlayType } from "./play-type.ts";

const asked = z.object({
	gameId,
	vassalage,
	mode: z._default(z.enum(["real", "demo"]), "real"),
	/** The way of playing it that the frame begins with; the game's own to understand. */
	playType: z.optional(z.string()),
});
type Asked = z.infer<typeof asked>;

export function GamePage() {
	const navigate = useNavigate();
	const parsed = z.safeParse(asked, useSearch({ strict: false }));
	if (parsed.success) return <OpenGame key={Object.values(parsed.data).join()} asked={parsed.data} />;
	return <NothingChosen onHall={() => void navigate({ to: "/rng" })} />;
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

/** Launches once for each visit; the answer's address is good once. */
function useLaunch({ gameId: id, vassalage: vendor, mode }: Asked, nodeId: string) {
	const language = useLanguage();
	// What the catalogue says by then: nothing waits for it.
	const node = useRef(nodeId);
	node.current = nodeId;
	const real = useLaunchGame({ refreshes: [listRecentGames] });
	const trial = useLaunchTrial();
	const action = mode === "real" ? real : trial;
	const member = isMember(useSession());
	const launched = useRef(false);
	const launch = useCallback(() => {
		if (mode === "real") real.mutate(launchPayload({ gameId: id, vassalage: vendor, nodeId: node.current, language }));
		else trial.mutate({ gameId: id, vassalage: vendor });
	}, [real.mutate, trial.mutate, id, vendor, mode, language]);
	useEffect(() => {
		if (launched.current || (mode === "real" && !member)) return;
		launched.current = true;
		launch();
	}, [launch, mode, member]);
	const around = mode === "real" ? real.data?.around : undefined;
	const { data, error } = action;
	return { address: data?.game_url, around, error, launch, waitsForLogin: mode === "real" && !member };
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
	const toMode = (mode: Asked["mode"]) => void navigate({ to: ".", search: { ...visit, mode }, replace: true });
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
			/>
			<LiveLine />
			{shown && around !== undefined ? (
				<AroundPlay {...around} inRound={frame?.inRound === true} onStop={leave} onHistory={openHistory} />
			) : null}
			<div className="relative min-h-0 grow overflow-y-auto">
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
		</div>
	);
}
