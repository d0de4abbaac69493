// The page of one game: launches it, frames it, and says what to do when it cannot be opened.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import {
	Badge,
	Button,
	CallRefused,
	EmptyState,
	failureSentence,
	IconButton,
	isMember,
	openPopup,
	usePageTitle,
	useProtectedAction,
	useRefresh,
	useSession,
} from "#platform/ui";
import { gameId, game as gameShape, listRecentGames, vassalage } from "../../contract/index.ts";
import { useLaunchGame, useLaunchTrial } from "../calls.gen.ts";
import { useFavourites } from "../favourites.ts";
import { GameTile } from "../lobby/game-tile.tsx";
import { useGamesText } from "../text.ts";
import { FrameCurtain } from "./frame-curtain.tsx";
import type { FrameState } from "./frame-state.ts";
import { GameFrame } from "./game-frame.tsx";

const asked = z.object({ gameId, vassalage, mode: z._default(z.enum(["real", "demo"]), "real") });
type Asked = z.infer<typeof asked>;

export function GamePage() {
	const say = useGamesText();
	const navigate = useNavigate();
	const parsed = z.safeParse(asked, useSearch({ strict: false }));
	usePageTitle(say("frame.title"));
	if (parsed.success) return <OpenGame key={Object.values(parsed.data).join()} asked={parsed.data} />;
	return (
		<>
			<h1 className="sr-only">{say("frame.title")}</h1>
			<EmptyState
				title={say("frame.nothing")}
				text={say("frame.nothingText")}
				action={<Button onPress={() => void navigate({ to: "/rng" })}>{say("frame.hall")}</Button>}
			/>
		</>
	);
}

/** Launches once for each visit; the answer's address is good once. */
function useLaunch({ gameId: id, vassalage: vendor, mode }: Asked) {
	const real = useLaunchGame({ refreshes: [listRecentGames] });
	const trial = useLaunchTrial();
	const action = mode === "real" ? real : trial;
	const member = isMember(useSession());
	const launched = useRef(false);
	const launch = useCallback(() => {
		if (mode === "real") real.mutate({ gameId: id, vassalage: vendor });
		else trial.mutate({ gameId: id, vassalage: vendor });
	}, [real.mutate, trial.mutate, id, vendor, mode]);
	useEffect(() => {
		if (launched.current || (mode === "real" && !member)) return;
		launched.current = true;
		launch();
	}, [launch, mode, member]);
	return { address: action.data?.game_url, error: action.error, launch, waitsForLogin: mode === "real" && !member };
}

function OpenGame({ asked: game }: { readonly asked: Asked }) {
	const say = useGamesText();
	const navigate = useNavigate();
	const refresh = useRefresh();
	const whenMember = useProtectedAction();
	const { address, error, launch, waitsForLogin } = useLaunch(game);
	const [frame, setFrame] = useState<FrameState | undefined>(undefined);
	const box = useRef<HTMLDivElement>(null);
	const leave = useCallback(() => void navigate({ to: "/rng" }), [navigate]);
	useEffect(() => {
		if (frame?.ended === "closed") leave();
	}, [frame?.ended, leave]);
	const left = useRef(refresh);
	useEffect(() => () => left.current([listRecentGames]), []);
	const toMode = (mode: Asked["mode"]) => void navigate({ to: "/game", search: { ...game, mode }, replace: true });
	return (
		<div ref={box} className="flex h-[calc(100dvh-4rem)] flex-col bg-ground">
			<h1 className="sr-only">{say("frame.title")}</h1>
			<h1 className="sr-only">{say("frame.title")}</h1>
			<div className="flex h-12 shrink-0 items-center gap-2 px-2 md:px-4">
				<IconButton icon="chevron-left" label={say("frame.leave")} onPress={leave} />
				<Badge tone={game.mode === "demo" ? "accent" : "plain"}>{say(`frame.${game.mode}`)}</Badge>
				<span className="grow" />
				{game.mode === "demo" ? (
					<Button size="small" look="quiet" onPress={() => whenMember(() => toMode("real"))}>
						{say("frame.realInstead")}
					</Button>
				) : null}
				<IconButton icon="full" label={say("frame.full")} onPress={() => void box.current?.requestFullscreen()} />
			</div>
			<div className="relative min-h-0 grow">
				{waitsForLogin ? (
					<EmptyState
						title={say("frame.logInFirst")}
						action={
							<div className="flex gap-2">
								<Button onPress={() => whenMember(() => {})}>{say("frame.logIn")}</Button>
								<Button look="plain" onPress={() => toMode("demo")}>
									{say("frame.trialInstead")}
								</Button>
							</div>
						}
					/>
				) : null}
				{error === null ? null : <LaunchFailed error={error} onRetry={launch} onTrial={() => toMode("demo")} />}
				{address === undefined || error !== null || frame?.ended === "session-lost" ? null : (
					<GameFrame
						address={address}
						title={say("frame.title")}
						onChange={setFrame}
						onOpenHistory={() => whenMember(() => openPopup({ name: "personal-centre", page: "personalHistoryCopy" }))}
					/>
				)}
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

const recommendation = z.object({ recommended: z.array(gameShape) });

function LaunchFailed(props: { readonly error: Error; readonly onRetry: () => void; readonly onTrial: () => void }) {
	const say = useGamesText();
	const favourites = useFavourites();
	const value = props.error instanceof CallRefused ? props.error.failure.value : undefined;
	const games = z.safeParse(recommendation, value).data?.recommended ?? [];
	return (
		<div className="mx-auto max-w-4xl overflow-y-auto">
			<EmptyState
				title={say("frame.failed")}
				text={failureSentence(props.error)}
				action={
					<div className="flex gap-2">
						<Button onPress={props.onRetry}>{say("frame.again")}</Button>
						<Button look="plain" onPress={props.onTrial}>
							{say("frame.trialInstead")}
						</Button>
					</div>
				}
			/>
			{games.length === 0 ? null : (
				<section className="px-4 pb-8">
					<h2 className="mb-4 text-20 font-bold">{say("frame.recommended")}</h2>
					<div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
						{games.map((game) => (
							<GameTile key={game.gameId} game={game} favourites={favourites} />
						))}
					</div>
				</section>
			)}
		</div>
	);
}
