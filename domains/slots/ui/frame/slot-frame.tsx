// A slot game in its frame: it opens, is played, and gives way to a replay of one of its rounds and back.
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type RecalledRound, recallPlayRound, type ShownRound } from "#games/contract";
import type { CallFailure } from "#platform/contract/client";
import type { Result } from "#platform/kernel";
import { useSlotText } from "../text.ts";
import { LiveSlot } from "./live-slot.tsx";
import { type OpenedReplay, openReplay } from "./open-replay.ts";
import { type OpenedSlot, openSlot } from "./open-slot.ts";
import { OpeningScene } from "./opening-scene.tsx";
import type { SlotPlay, SlotPorts } from "./ports.ts";
import { ReplaySlot } from "./replay-slot.tsx";

export type SlotFrameProps = { readonly play: SlotPlay; readonly ports: SlotPorts };

/** A game that is played. */
export function SlotFrame({ play, ports }: SlotFrameProps) {
	const [recalled, setRecalled] = useState<RecalledRound>();
	const slot = useOpened(recalled === undefined ? () => openSlot(play, ports) : undefined);
	const recall = async (roundId: string): Promise<CallFailure | undefined> => {
		const round = await ports.clientFor(play.token).call(recallPlayRound, { roundId });
		if (!round.ok) return round.error;
		setRecalled(round.value);
		return undefined;
	};
	if (recalled !== undefined) {
		return <SlotReplay round={recalled} ports={ports} onClose={() => setRecalled(undefined)} closing="back" />;
	}
	return (
		<Opening opened={slot} gameCode={play.gameCode} ports={ports}>
			{(opened: OpenedSlot) => <LiveSlot slot={opened} play={play} ports={ports} onRecall={recall} />}
		</Opening>
	);
}

export type SlotReplayProps = {
	readonly round: ShownRound;
	readonly ports: Pick<SlotPorts, "clientFor" | "version" | "failureSentence" | "leave">;
	readonly onClose: (() => void) | undefined;
	/** Where closing leads: out of the game (when not given), or back to it. */
	readonly closing?: "leave" | "back";
};

/** A past round, shown again. */
export function SlotReplay({ round, ports, onClose, closing = "leave" }: SlotReplayProps) {
	const replay = useOpened(() => openReplay(round, ports));
	return (
		<Opening opened={replay} gameCode={round.gameCode} ports={ports}>
			{(opened: OpenedReplay) => <ReplaySlot replay={opened} ports={ports} onClose={onClose} closing={closing} />}
		</Opening>
	);
}

type Opened<Value> = { readonly result: Result<Value, CallFailure> | undefined; readonly again: () => void };

type Open<Value> = () => Promise<Result<Value, CallFailure>>;

/** Opens while there is something to open, and anew each time there is again. */
function useOpened<Value>(open: Open<Value> | undefined): Opened<Value> {
	const wanted = open !== undefined;
	const [result, setResult] = useState<Result<Value, CallFailure>>();
	const [tries, setTries] = useState(0);
	const work = useRef(open);
	work.current = open;
	useEffect(() => {
		if (!wanted || tries < 0) return undefined;
		let gone = false;
		setResult(undefined);
		void work.current?.().then((next) => (gone ? undefined : setResult(next)));
		return () => {
			gone = true;
		};
	}, [tries, wanted]);
	return { result, again: () => setTries(tries + 1) };
}

type OpeningProps<Value> = {
	readonly opened: Opened<Value>;
	readonly gameCode: string;
	readonly ports: Pick<SlotPorts, "failureSentence" | "leave">;
	readonly children: (value: Value) => ReactNode;
};

function Opening<Value>({ opened, gameCode, ports, children }: OpeningProps<Value>) {
	const say = useSlotText();
	const { result, again } = opened;
	if (result === undefined) return <OpeningScene gameCode={gameCode} />;
	if (result.ok) return children(result.value);
	return (
		<main className="grid h-dvh place-items-center bg-ground p-4 text-text-1">
			<div className="flex max-w-100 flex-col gap-3 text-center">
				<h1 className="text-20 font-bold">{say("openFailed.title")}</h1>
				<p role="alert" className="text-14 text-text-2">
					{ports.failureSentence(result.error)}
				</p>
				<button
					type="button"
					onClick={again}
					className="min-h-11 rounded-control bg-accent px-5 font-medium text-accent-ink hover:bg-accent-strong"
				>
					{say("openFailed.retry")}
				</button>
			</div>
		</main>
	);
}
