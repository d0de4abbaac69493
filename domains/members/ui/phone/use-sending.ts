// Sending a code: once a second at most, and not while a countdown runs, which a reload does not end.
import { useRef, useState } from "react";
import { CallRefused, failureSentence, useCountdown } from "#platform/ui";
import { afterRefusal, newLogin } from "../login/login-state.ts";
import { countdownSeconds, keepWait, keptWait, maySend, type SendWay } from "./send-wait.ts";

export type Sending = {
	/** Sends, when it may; `ask` answers how long the code holds. */
	readonly send: (ask: () => Promise<{ readonly expiredMinutes: number }>) => Promise<void>;
	/** Seconds until the next may be asked for. */
	readonly waitSeconds: number;
	/** Minutes that the code holds, after one was sent. */
	readonly sentMinutes: number | undefined;
	/** Why none was sent; undefined when there is nothing to say. */
	readonly failed: string | undefined;
	readonly forgetFailure: () => void;
};

export function useSending(way: SendWay): Sending {
	const [until, setUntil] = useState(() => keptWait(way, Date.now()));
	const [sentMinutes, setSentMinutes] = useState<number>();
	const [failed, setFailed] = useState<string>();
	const pressedAt = useRef(0);
	const waitSeconds = useCountdown(until);
	const waitFor = (seconds: number): void => {
		const end = Date.now() + Math.round(seconds * 1000);
		keepWait(way, end);
		setUntil(end);
	};
	const send: Sending["send"] = async (ask) => {
		if (!maySend({ pressedAt: pressedAt.current, until }, Date.now())) return;
		pressedAt.current = Date.now();
		try {
			const { expiredMinutes } = await ask();
			setSentMinutes(expiredMinutes);
			waitFor(countdownSeconds(expiredMinutes));
		} catch (error) {
			const wait =
				error instanceof CallRefused ? afterRefusal(newLogin, error.failure, Date.now()).waitUntil : undefined;
			if (wait !== undefined) waitFor((wait - Date.now()) / 1000);
			setFailed(failureSentence(error));
		}
	};
	return { send, waitSeconds, sentMinutes, failed, forgetFailure: () => setFailed(undefined) };
}
