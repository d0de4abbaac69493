// What a table or a tournament is opened with: asked for once, and again while nobody knows whether it stands.
import { useEffect, useRef, useState } from "react";
import type { CallFailure } from "#platform/contract/client";
import type { Result } from "#platform/kernel";

/** Nobody knows: it is asked for again in a while. */
const uncertain: ReadonlySet<string> = new Set(["POKER_BUSY", "NETWORK", "TIMEOUT", "TEMPORARILY_UNAVAILABLE"]);
const againMilliseconds = 1_000;

/** Another `about` is another question; what the last one answered stays until its own answer is there. */
export function useAsked<Value>(ask: () => Promise<Result<Value, CallFailure>>, about: string) {
	const latest = useRef(ask);
	latest.current = ask;
	const [opened, setOpened] = useState<Value>();
	const [failed, setFailed] = useState<CallFailure>();
	useEffect(() => {
		let gone = about === "";
		let timer: ReturnType<typeof setTimeout> | undefined;
		const once = async (): Promise<void> => {
			const answer = await latest.current();
			if (gone) return;
			if (answer.ok) setOpened(answer.value);
			else if (uncertain.has(answer.error.code)) timer = setTimeout(() => void once(), againMilliseconds);
			else setFailed(answer.error);
		};
		void once();
		return () => {
			gone = true;
			clearTimeout(timer);
		};
	}, [about]);
	return { opened, failed };
}
