// The fairness of crash: the published end of the chain, the salt, this round's hash; past rounds with their seeds and the
// page that checks them.
import { useState } from "react";
import { type FramePlay, type FramePorts, Section } from "#cabinet/ui";
import { buttonClass } from "#platform/ui";
import { type CrashPast, listCrashRounds } from "../../contract/index.ts";
import { verifyAddress } from "../fair/verify-address.ts";
import { Fact } from "../frame/fact.tsx";
import { useOriginalText } from "../text.ts";
import { crashText } from "./crash-board.tsx";
import type { CrashState } from "./crash-play.ts";

export type CrashFairnessProps = {
	readonly play: FramePlay;
	readonly ports: Pick<FramePorts, "clientFor" | "failureSentence">;
	readonly state: Pick<CrashState, "round" | "chain" | "past">;
};

export function CrashFairness({ play, ports, state }: CrashFairnessProps) {
	const say = useOriginalText();
	const { round, chain } = state;
	const { past, more, problem } = usePast({ play, ports, first: state.past });
	return (
		<div className="flex flex-col gap-7 text-14">
			<p className="text-text-2">{say("fair.crashText")}</p>
			{chain === undefined || round === undefined ? null : (
				<Section title={say("crash.number", { number: round.number })}>
					<Fact name={say("fair.hash")} value={round.hash} />
					<Fact name={say("fair.salt")} value={chain.salt} />
					<Fact name={say("fair.chainEnd")} value={chain.end} />
					<p className="text-13 text-text-2">
						{chain.saltRound === null ? say("fair.saltHouse") : say("fair.saltPublic", { round: chain.saltRound })}
					</p>
				</Section>
			)}
			{past.length === 0 ? null : (
				<Section title={say("crash.past")}>
					<ul className="flex flex-col gap-3">
						{past.map((one) => (
							<li key={one.seed} className="rounded-card bg-surface-2 p-3">
								<p className="mb-2 flex justify-between gap-3 font-medium">
									<span>{say("crash.number", { number: one.number })}</span>
									<span className="tabular-nums">{crashText(one.point)}</span>
								</p>
								<Fact name={say("fair.serverSeed")} value={one.seed} />
								<a
									className="text-accent-text underline"
									target="_blank"
									rel="noreferrer"
									href={verifyAddress({
										serverSeed: one.seed,
										clientSeed: one.salt,
										nonce: one.number,
										picked: { game: "crash", target: 0 },
									})}
								>
									{say("fair.check")}
								</a>
							</li>
						))}
					</ul>
					{problem === "" ? null : <p role="alert">{problem}</p>}
					{more === undefined ? null : (
						<button type="button" className={buttonClass()} onClick={() => void more()}>
							{say("fair.more")}
						</button>
					)}
				</Section>
			)}
		</div>
	);
}

/** The rounds at hand first, then as many pages as are asked for. */
function usePast({ play, ports, first }: Pick<CrashFairnessProps, "play" | "ports"> & { first: readonly CrashPast[] }) {
	const [pages, setPages] = useState<readonly CrashPast[]>();
	const [next, setNext] = useState<string | undefined>();
	const [problem, setProblem] = useState("");
	const more = async (): Promise<void> => {
		const asked = next === undefined ? {} : { after: next };
		const answer = await ports.clientFor(play.token).call(listCrashRounds, asked);
		setProblem(answer.ok ? "" : ports.failureSentence(answer.error));
		if (!answer.ok) return;
		setPages([...(pages ?? []), ...answer.value.rounds]);
		setNext(answer.value.next);
	};
	const ended = pages !== undefined && next === undefined;
	return { past: pages ?? first, more: ended ? undefined : more, problem };
}
