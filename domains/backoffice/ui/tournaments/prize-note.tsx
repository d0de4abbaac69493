// What a tournament's prizes are together while they are typed, and whether another person has to agree to them.
import { asksSecond, prizeSum, promisedADay } from "#games/core";
import { formatMinor, isCurrencyCode, parseMinor } from "#platform/kernel";
import { useFormats } from "#platform/ui";
import type { DeskTournament, TournamentSettings } from "../../contract/index.ts";
import { useMe } from "../parts/use-me.ts";
import { useOfficeText } from "../text.ts";

export type PrizeNoteProps = {
	/** What stands; undefined of a new one. */
	readonly tournament: DeskTournament | undefined;
	readonly settings: TournamentSettings;
	readonly prizes: readonly string[];
};

export function PrizeNote({ tournament, settings, prizes }: PrizeNoteProps) {
	const say = useOfficeText();
	const { amount } = useFormats();
	const me = useMe();
	const { currency } = settings;
	if (!isCurrencyCode(currency) || prizes.length === 0) return null;
	const minor = (text: string): bigint => {
		const parsed = parseMinor(text, currency);
		return parsed.ok ? parsed.value : 0n;
	};
	const promised = (said: TournamentSettings) => ({ ...said, prizes: said.prizes.map(minor) });
	const asked = promised({ ...settings, prizes: [...prizes] });
	const stands = tournament && promised(tournament);
	// What one may do alone is said in the brand's own currency.
	const alone = me?.currency === currency && me.aloneUpTo !== null ? minor(me.aloneUpTo) : undefined;
	const [once, aDay] = [prizeSum(asked.prizes), promisedADay(asked)];
	const shown = (sum: bigint) => (
		<strong className="text-text tabular-nums">{amount(formatMinor(sum, currency), currency)}</strong>
	);
	return (
		<p className="rounded-card bg-surface-2 p-4 text-14 text-text-2">
			{say("tournaments.sum")} {shown(once)}
			{aDay === once ? null : (
				<span className="mt-1 block">
					{say("tournaments.aDay")} {shown(aDay)}. {say("tournaments.aDayText")}
				</span>
			)}
			{asksSecond({ stands, asked, alone }) ? <span className="mt-1 block">{say("tournaments.willWait")}</span> : null}
		</p>
	);
}
