// The line above a game: the time of day, how long the session is, and its net position. Quiet, and always in sight. The
// house's frames show it inside; the site shows it above the frame of a vendor outside the house.
import { type ReactNode, useEffect, useState } from "react";
import { type CurrencyCode, formatMinor } from "#platform/kernel";
import { Amount, languageTag, useLanguage } from "#platform/ui";
import { useGamesText } from "../text.ts";

export type SessionLineProps = {
	readonly currency: CurrencyCode;
	/** When it began, on the clock of this device, in milliseconds. */
	readonly beganAt: number;
	/** Won less staked, in minor units. */
	readonly net: bigint;
	/** Reads it anew. */
	readonly refresh: () => unknown;
};

/** Looks the same before its figures are there, so that nothing moves when they come. */
export const sessionLineBox = "h-7 shrink-0 border-b border-line bg-ground";

export function SessionLine({ currency, beganAt, net, refresh }: SessionLineProps) {
	const say = useGamesText();
	const now = useClock();
	useReturn(refresh);
	const time = new Intl.DateTimeFormat(languageTag(useLanguage()), { hour: "2-digit", minute: "2-digit" });
	return (
		<dl
			aria-label={say("session.label")}
			className={`${sessionLineBox} flex items-center justify-between gap-x-5 px-3 text-13 whitespace-nowrap text-text-3 tabular-nums sm:justify-center low:justify-center`}
		>
			<Figure name={say("session.clock")} wide>
				{time.format(now)}
			</Figure>
			<Figure name={say("session.length")}>{lengthOf(now - beganAt)}</Figure>
			<Figure name={say("session.net")}>
				<Amount amount={formatMinor(net, currency)} currency={currency} className="text-text-2" />
			</Figure>
		</dl>
	);
}

type FigureProps = {
	readonly name: string;
	/** The name is left to screen readers where there is little room. */
	readonly wide?: boolean;
	readonly children: ReactNode;
};

function Figure({ name, wide = false, children }: FigureProps) {
	return (
		<div className="flex min-w-0 items-baseline gap-1.5">
			<dt className={wide ? "sr-only" : "truncate"}>{name}</dt>
			<dd className="text-text-2">{children}</dd>
		</div>
	);
}

/** Hours and minutes: "0:07", "1:42". */
export function lengthOf(milliseconds: number): string {
	const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
	return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

const tickMilliseconds = 5_000;

function useClock(): number {
	const [now, setNow] = useState(() => Date.now());
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), tickMilliseconds);
		return () => clearInterval(timer);
	}, []);
	return now;
}

/** Whoever comes back to the page sees what was played elsewhere, too. */
function useReturn(refresh: () => unknown): void {
	useEffect(() => {
		const back = (): void => {
			if (document.visibilityState === "visible") refresh();
		};
		document.addEventListener("visibilitychange", back);
		return () => document.removeEventListener("visibilitychange", back);
	}, [refresh]);
}
