// Until when nothing more may be asked for by a way: a countdown that a reload does not end.
import { useState } from "react";
import { useCountdown } from "#platform/ui";
import { keepWait, keptWait, type SendWay } from "./send-wait.ts";

export type Wait = {
	/** Milliseconds since 1970; undefined when nothing was waited for yet. */
	readonly until: number | undefined;
	readonly waitSeconds: number;
	readonly waitFor: (seconds: number) => void;
};

export function useWait(way: SendWay): Wait {
	const [until, setUntil] = useState(() => keptWait(way, Date.now()));
	const waitSeconds = useCountdown(until);
	const waitFor = (seconds: number): void => {
		const end = Date.now() + Math.round(seconds * 1000);
		keepWait(way, end);
		setUntil(end);
	};
	return { until, waitSeconds, waitFor };
}
