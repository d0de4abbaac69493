// A game or a replay on its way into the frame, and the past round that stands in its place meanwhile.
import { useEffect, useRef, useState } from "react";
import { type RecalledRound, recallPlayRound } from "#games/contract";
import type { CallFailure } from "#platform/contract/client";
import type { Result } from "#platform/kernel";
import type { FramePlay, FramePorts } from "./ports.ts";

export type Opened<Value> = { readonly result: Result<Value, CallFailure> | undefined; readonly again: () => void };

type Open<Value> = () => Promise<Result<Value, CallFailure>>;

/** Opens while there is something to open, and anew each time there is again. */
export function useOpened<Value>(open: Open<Value> | undefined): Opened<Value> {
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

/** A past round of the game that is played: `recall` fetches it, or answers why not; `back` returns to the game. */
export function useRecall(play: FramePlay, ports: Pick<FramePorts, "clientFor">) {
	const [recalled, setRecalled] = useState<RecalledRound>();
	const recall = async (roundId: string): Promise<CallFailure | undefined> => {
		const round = await ports.clientFor(play.token).call(recallPlayRound, { roundId });
		if (!round.ok) return round.error;
		setRecalled(round.value);
		return undefined;
	};
	return { recalled, recall, back: () => setRecalled(undefined) };
}
