// The draws of a hall by the server's clock: asked for again as soon as the nearest issue has closed or was drawn.
import { useEffect, useState } from "react";
import { useLiveBack } from "#platform/ui";
import type { Area } from "../../core/index.ts";
import { useListLotteries } from "../calls.gen.ts";
import { nextChange } from "./next-change.ts";

/** `games` is undefined until the server has answered. */
export function useDraws(area: Area | "LOTT") {
	const { data, error, dataUpdatedAt, refetch } = useListLotteries({ area }, { everyMilliseconds: 30_000 });
	const ahead = data === undefined ? 0 : data.now - dataUpdatedAt;
	const now = useClock(ahead);
	const change = data === undefined ? undefined : nextChange(data.games, data.now);
	const again = () => void refetch();
	useLiveBack(again, { active: true });
	useEffect(() => {
		if (change === undefined) return undefined;
		// No timer waits longer than a day.
		const timer = setTimeout(() => void refetch(), Math.min(longest, Math.max(800, change - Date.now() - ahead)));
		return () => clearTimeout(timer);
	}, [change, ahead, refetch]);
	return { games: data?.games, now, error: data === undefined ? error : null, again };
}

const longest = 86_400_000;

/** The server's clock, as well as the last answer tells it. */
function useClock(ahead: number): number {
	const [now, setNow] = useState(() => Date.now());
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), 500);
		return () => clearInterval(timer);
	}, []);
	return now + ahead;
}
