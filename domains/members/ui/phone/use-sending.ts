// Sending a code: once a second at most, and not while a countdown runs, which a reload does not end.
import { useRef, useState } from "react";
import { CallRefused, failureSentence } from "#platform/ui";
import { afterRefusal, newLogin } from "../login/login-state.ts";
import { countdownSeconds, maySend, type SendWay } from "./send-wait.ts";
import { useWait } from "./use-wait.ts";

type Sent = { readonly expiredMinutes: number; readonly waitSeconds?: number };

export type Sending = {
	/** Sends, when it may; `ask` answers how long the code holds, and the wait where it is another. */
	readonly send: (ask: () => Promise<Sent>) => Promise<void>;
	/** Seconds until the next may be asked for. */
	readonly waitSeconds: number;
	/** Minutes that the code holds, after one was sent. */
	readonly sentMinutes: number | undefined;
	/** Why none was sent; undefined when there is nothing to say. */
	readonly failed: string | undefined;
	readonly forgetFailure: () => void;
};

export function useSending(way: SendWay): Sending {
	const [sentMinutes, setSentMinutes] = useState<number>();
	const [failed, setFailed] = useState<string>();
	const pressedAt = useRef(0);
	const { until, waitSeconds, waitFor } = useWait(way);
	const send: Sending["send"] = async (ask) => {
		if (!maySend({ pressedAt: pressedAt.current, until }, Date.now())) return;
		pressedAt.current = Date.now();
		try {
			const sent = await ask();
			setSentMinutes(sent.expiredMinutes);
			waitFor(sent.waitSeconds ?? countdownSeconds(sent.expiredMinutes));
		} catch (error) {
			const wait =
				error instanceof CallRefused ? afterRefusal(newLogin, error.failure, Date.now()).waitUntil : undefined;
			if (wait !== undefined) waitFor((wait - Date.now()) / 1000);
			setFailed(failureSentence(error));
		}
	};
	return { send, waitSeconds, sentMinutes, failed, forgetFailure: () => setFailed(undefined) };
}
