// How a countdown is written: "0:47", "4:05", "3:04:05".
import { useLotteryText } from "../text.ts";

/** Whole seconds until a moment, rounded up; 0 when it has passed. Milliseconds. */
export const secondsUntil = (moment: number, now: number): number => Math.max(0, Math.ceil((moment - now) / 1_000));

const two = (figure: number): string => String(figure).padStart(2, "0");
const [hour, day] = [3_600, 86_400] as const;

/** Below a day. */
export function clockText(seconds: number): string {
	const minutes = Math.floor((seconds % hour) / 60);
	const rest = two(seconds % 60);
	return seconds < hour ? `${minutes}:${rest}` : `${Math.floor(seconds / hour)}:${two(minutes)}:${rest}`;
}

/** With the days before it, where there are any. */
export function useClockText(): (seconds: number) => string {
	const say = useLotteryText();
	return (seconds) =>
		seconds < day
			? clockText(seconds)
			: say("draw.days", { days: Math.floor(seconds / day), clock: clockText(seconds % day) });
}
