// What a link shows to whoever has it: the round played again, and nothing of whose it was. No search engine keeps it.
import { useEffect } from "react";
import * as z from "zod/mini";
import { Amount, CallRefused, FailureNote, queryHook, Skeleton, usePageTitle } from "#platform/ui";
import { openReplay, replayToken, type SharedRound } from "../../contract/index.ts";
import { ReplayStage } from "../record/replay-stage.tsx";
import { useGamesText } from "../text.ts";

const useSharedRound = queryHook(openReplay);

export function ReplayPage({ token }: { readonly token: string }) {
	const say = useGamesText();
	usePageTitle(say("replay.title"));
	useNoIndex();
	return (
		<div className="mx-auto flex w-full max-w-5xl flex-col gap-4 pb-6">
			{z.safeParse(replayToken, token).success ? <Opened token={token} /> : <Gone />}
		</div>
	);
}

/** While the page stands. */
function useNoIndex(): void {
	useEffect(() => {
		const mark = document.createElement("meta");
		mark.name = "robots";
		mark.content = "noindex";
		document.head.append(mark);
		return () => mark.remove();
	}, []);
}

function Opened({ token }: { readonly token: string }) {
	const { data, error, refetch } = useSharedRound({ token }, { freshMilliseconds: 60_000 });
	if (data !== undefined) return <Round round={data} />;
	if (error === null) return <Skeleton className="h-96 rounded-card" />;
	if (error instanceof CallRefused && error.failure.code === "REPLAY_LINK_NOT_FOUND") return <Gone />;
	return <FailureNote error={error} onRetry={() => void refetch()} />;
}

function Gone() {
	const say = useGamesText();
	return (
		<>
			<h1 className="text-28 font-bold">{say("replay.gone")}</h1>
			<p className="max-w-prose text-14 text-text-2">{say("replay.goneText")}</p>
		</>
	);
}

function Round({ round }: { readonly round: SharedRound }) {
	const say = useGamesText();
	const { currency } = round;
	return (
		<article className="flex flex-col gap-4" data-hue={round.gameType}>
			<header>
				<h1 className="text-28 font-bold">{round.displayName}</h1>
				<p className="mt-1 max-w-prose text-14 text-text-2">{say("replay.note", { vendor: round.vendorName })}</p>
			</header>
			<ReplayStage round={round} />
			<dl className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-card bg-surface-2 p-5 text-14 sm:grid-cols-3">
				<div>
					<dt className="text-13 text-text-3">{say(round.freeStake === undefined ? "record.stake" : "record.free")}</dt>
					<dd className="mt-0.5">
						<Amount amount={round.freeStake ?? round.stake} currency={currency} className="text-16" />
					</dd>
				</div>
				<div>
					<dt className="text-13 text-text-3">{say("record.win")}</dt>
					<dd className="mt-0.5">
						<Amount amount={round.win} currency={currency} className="text-16" />
					</dd>
				</div>
				<div>
					<dt className="text-13 text-text-3">{say("record.payTable")}</dt>
					<dd className="mt-0.5 break-all">{round.payTable}</dd>
				</div>
			</dl>
		</article>
	);
}
