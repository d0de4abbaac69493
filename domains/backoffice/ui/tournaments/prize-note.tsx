// What a tournament's prizes are together while they are typed, what points cost, and whether another person has to agree.
import { asksSecond, prizeSum, promisedADay } from "#games/core";
import { formatMinor, isCurrencyCode } from "#platform/kernel";
import type { DeskTournament, TournamentSettings } from "../../contract/index.ts";
import { useMe } from "../parts/use-me.ts";
import { useOfficeText } from "../text.ts";
import { PointCost } from "./point-cost.tsx";
import { minorOf, promisedBy, usePointTerms, usePrizeWords } from "./prize-money.ts";

export type PrizeNoteProps = {
	/** What stands; undefined of a new one. */
	readonly tournament: DeskTournament | undefined;
	readonly settings: TournamentSettings;
	readonly prizes: readonly string[];
};

export function PrizeNote({ tournament, settings, prizes }: PrizeNoteProps) {
	const say = useOfficeText();
	const me = useMe();
	const { currency } = settings;
	const points = usePointTerms(currency);
	const words = usePrizeWords(settings);
	if (!isCurrencyCode(currency) || prizes.length === 0) return null;
	const asked = promisedBy({ ...settings, prizes: [...prizes] });
	const stands = tournament && promisedBy(tournament);
	// What one may do alone is said in the brand's own currency.
	const alone =
		me?.currency === currency && me.aloneUpTo !== null ? minorOf({ text: me.aloneUpTo, currency }) : undefined;
	const [once, aDay] = [prizeSum(asked.prizes), promisedADay(asked)];
	const shown = (sum: bigint) => (
		<strong className="text-text tabular-nums">{words(formatMinor(sum, currency))}</strong>
	);
	return (
		<p className="rounded-card bg-surface-2 p-4 text-14 text-text-2">
			{say("tournaments.sum")} {shown(once)}
			{aDay === once ? null : (
				<span className="mt-1 block">
					{say("tournaments.aDay")} {shown(aDay)}. {say("tournaments.aDayText")}
				</span>
			)}
			{settings.prizesIn === "points" ? <PointCost points={aDay} currency={currency} /> : null}
			{asksSecond({ stands, asked, alone, points }) ? (
				<span className="mt-1 block">{say("tournaments.willWait")}</span>
			) : null}
		</p>
	);
}
