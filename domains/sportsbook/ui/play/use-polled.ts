// What is asked again and again while a page shows it.
import { useEffect, useRef, useState } from "react";
import type { CallFailure } from "#platform/contract/client";
import type { Result } from "#platform/kernel";

export type Polled<Value> = {
	readonly value: Value | undefined;
	readonly failure: CallFailure | undefined;
	readonly again: () => void;
};

type Asking<Value> = {
	readonly every: number;
	/** What it is about: changed, all begins anew. */
	readonly about: string;
	readonly ask: () => Promise<Result<Value, CallFailure>>;
};

export function usePolled<Value>({ every, about, ask }: Asking<Value>): Polled<Value> {
	const [answer, setAnswer] = useState<{ readonly about: string; readonly result: Result<Value, CallFailure> }>();
	const [turn, setTurn] = useState(0);
	const work = useRef(ask);
	work.current = ask;
	useEffect(() => {
		let gone = turn < 0;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const look = async (): Promise<void> => {
			const result = await work.current();
			if (gone) return;
			setAnswer((before) => (result.ok || before?.about !== about || !before.result.ok ? { about, result } : before));
			timer = setTimeout(() => void look(), every);
		};
		void look();
		return () => {
			gone = true;
			clearTimeout(timer);
		};
	}, [about, every, turn]);
	const result = answer?.about === about ? answer.result : undefined;
	return {
		value: result?.ok === true ? result.value : undefined,
		failure: result?.ok === false ? result.error : undefined,
		again: () => setTurn((count) => count + 1),
	};
}
