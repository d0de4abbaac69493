// Minutes as people say them: "45 min", "1 h 30 min", "2 h".
import { useFormats } from "#platform/ui";
import { useProtectionText } from "./text.ts";

export function useDuration(): (minutes: number) => string {
	const say = useProtectionText();
	const { number } = useFormats();
	return (minutes) => {
		const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
		if (whole === 0) return say("time.minutes", { minutes: number(rest) });
		if (rest === 0) return say("time.hours", { hours: number(whole) });
		return say("time.both", { hours: number(whole), minutes: number(rest) });
	};
}
