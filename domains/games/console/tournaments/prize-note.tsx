// What a tournament's prizes are together while they are typed, what points cost, and whether another person has to agree.

import { minorOf, useAlone, useAloneText } from "#platform/desk/ui";
import { formatMinor, isCurrencyCode } from "#platform/kernel";
import type { DeskTournament, TournamentSettings } from "../../contract/index.ts";
import { asksSecond, prizeSum, promisedADay } from "../../core/index.ts";
import { useGamesDeskText } from "../text.ts";
import { PointCost } from "./point-cost.tsx";
import { promisedBy, useGivenElse, usePointTerms, usePrizeWords } from "./prize-money.ts";

export type PrizeNoteProps = {
	/** What stands; undefined of a new one. */
	readonly tournament: DeskTournament | undefined;
	readonly settings: TournamentSettings;
	readonly prizes: readonly string[];
};

export function PrizeNote({ tournament, settings, prizes }: PrizeNoteProps) {
	const say = useGamesDeskText();
	const { currency } = settings;
	const points = usePointTerms(currency);
	const words = usePrizeWords(settings);
	const given = useGivenElse(currency, tournament?.code);
	const alone = useAlone(currency);
	const aloneText = useAloneText({ currency, given, hint: (values) => say("tournaments.aloneHint", values) });
	if (!isCurrencyCode(currency) || prizes.length === 0) return null;
	const asked = promisedBy({ ...settings, prizes: [...prizes] });
	const stands = tournament && promisedBy(tournament);
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
			{aloneText === undefined ? null : <span className="mt-1 block">{aloneText}</span>}
			{asksSecond({ stands, asked, alone, given: minorOf({ text: given, currency }), points }) ? (
				<span className="mt-1 block">{say("tournaments.willWait")}</span>
			) : null}
		</p>
	);
}
