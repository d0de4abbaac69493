// What a panel asks for as it opens, and anew when what it asks about changes.
import { useEffect, useRef, useState } from "react";
import type { CallFailure } from "#platform/contract/client";
import type { Result } from "#platform/kernel";

export function useAsked<Value>(ask: () => Promise<Result<Value, CallFailure>>, about: readonly string[]) {
	const [answer, setAnswer] = useState<Result<Value, CallFailure>>();
	const [turn, setTurn] = useState(0);
	const asking = useRef(ask);
	asking.current = ask;
	const subject = `${about.join("|")}|${turn}`;
	useEffect(() => {
		let gone = subject === "";
		void asking.current().then((next) => (gone ? undefined : setAnswer(next)));
		return () => {
			gone = true;
		};
	}, [subject]);
	return { answer, again: () => setTurn((count) => count + 1) };
}
