// Tournaments whose prizes wait for a second person: what is asked for, against what stands, and the one word on it.
import { type DataColumn, SecondWord, useDeskText, WaitingSection } from "#platform/desk/ui";
import { formatMinor, isCurrencyCode } from "#platform/kernel";
import { DateTime, useFormats } from "#platform/ui";
import {
	type DeskTournament,
	readTournaments,
	type TournamentSettings,
	type WaitingTournament,
} from "../../contract/index.ts";
import { promisedADay } from "../../core/index.ts";
import { useDecideTournament, useTakeBackTournament } from "../calls.gen.ts";
import { useNameOf } from "../catalogue/catalogue-words.ts";
import { useGamesDeskText } from "../text.ts";
import { PointCost } from "./point-cost.tsx";
import { promisedBy, usePrizeWords } from "./prize-money.ts";

const refreshes = [readTournaments];

export type WaitingTournamentsProps = {
	readonly waiting: readonly WaitingTournament[];
	readonly standing: readonly DeskTournament[];
};

export function WaitingTournaments({ waiting, standing }: WaitingTournamentsProps) {
	const say = useGamesDeskText();
	const nameOf = useNameOf();
	return (
		<WaitingSection
			title={say("tournaments.waiting")}
			columns={useColumns()}
			rows={waiting}
			rowKey={({ proposalId }) => proposalId}
			nameOf={({ settings }) => nameOf(settings)}
		>
			{(open, close) => (
				<WaitingDesk waiting={open} stands={standing.find(({ code }) => code === open.code)} onDone={close} />
			)}
		</WaitingSection>
	);
}

function useColumns(): readonly DataColumn<WaitingTournament>[] {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	const nameOf = useNameOf();
	return [
		{ key: "name", head: sayDesk("parts.name"), cell: ({ settings }) => nameOf(settings) },
		{
			key: "sum",
			head: say("tournaments.sum"),
			figures: true,
			cell: ({ sum, settings }) => <Sum settings={settings} sum={sum} />,
		},
		{ key: "by", head: sayDesk("parts.askedBy"), cell: ({ askedBy }) => askedBy },
		{ key: "at", head: sayDesk("parts.askedAt"), cell: ({ askedAt }) => <DateTime at={askedAt} as="ago" /> },
		{ key: "until", head: sayDesk("parts.lapses"), cell: ({ lapsesAt }) => <DateTime at={lapsesAt} /> },
	];
}

function Sum({ settings, sum }: Pick<WaitingTournament, "settings" | "sum">) {
	const words = usePrizeWords(settings);
	return <span className="font-medium">{words(sum)}</span>;
}

type DeskProps = {
	readonly waiting: WaitingTournament;
	readonly stands: DeskTournament | undefined;
	readonly onDone: () => void;
};

function WaitingDesk({ waiting, stands, onDone }: DeskProps) {
	const say = useGamesDeskText();
	const decide = useDecideTournament({ refreshes });
	const takeBack = useTakeBackTournament({ refreshes });
	const { own, proposalId, settings } = waiting;
	return (
		<div className="flex flex-col gap-6">
			<Facts waiting={waiting} stands={stands} />
			<SecondWord
				about={{ proposalId }}
				own={own}
				asks="games.tournaments:write"
				decides="games.tournaments:decide"
				agree={say(settings.prizesIn === "money" ? "tournaments.agree" : "tournaments.agreePoints")}
				decide={decide}
				takeBack={takeBack}
				onDone={onDone}
			/>
		</div>
	);
}

function Facts({ waiting, stands }: Omit<DeskProps, "onDone">) {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	const { amount } = useFormats();
	const words = usePrizeWords(waiting.settings);
	const { code, settings, sum, askedBy, askedAt, lapsesAt } = waiting;
	const { currency, repeatsHours, score, entry, minStake, rules } = settings;
	return (
		<dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[max-content_minmax(0,1fr)] sm:gap-x-6 gap-y-2 text-14 [&>dd]:break-words [&>dt]:text-text-3">
			<dt>{say("tournaments.sum")}</dt>
			<dd>
				<strong className="text-20 font-bold">{words(sum)}</strong>
				{settings.prizesIn === "points" && isCurrencyCode(currency) ? (
					<PointCost points={promisedADay(promisedBy(settings))} currency={currency} />
				) : null}
			</dd>
			<dt>{say("tournaments.prizes")}</dt>
			<dd>
				<Prizes {...settings} />
			</dd>
			{stands === undefined ? null : (
				<>
					<dt>{say("tournaments.before")}</dt>
					<dd>
						<Prizes {...stands} />
					</dd>
				</>
			)}
			{repeatsHours === null ? null : (
				<>
					<dt>{say("tournaments.repeats")}</dt>
					<dd>
						{repeatsHours}
						<ADay settings={settings} />
						<span className="block text-13 text-text-3">{say("tournaments.ofSeries")}</span>
					</dd>
				</>
			)}
			<dt>{sayDesk("parts.code")}</dt>
			<dd>{code}</dd>
			<dt>{say("tournaments.score")}</dt>
			<dd>{say(`tournaments.scores.${score}`)}</dd>
			<dt>{say("tournaments.entry")}</dt>
			<dd>{say(`tournaments.entries.${entry}`)}</dd>
			<dt>{say("tournaments.minStake")}</dt>
			<dd>{amount(minStake, currency)}</dd>
			<dt>{say("freeSpins.begins")}</dt>
			<dd>
				<DateTime at={settings.startsAt} />
			</dd>
			<dt>{say("freeSpins.ends")}</dt>
			<dd>
				<DateTime at={settings.endsAt} />
			</dd>
			<dt>{say("tournaments.rules")}</dt>
			<dd>{rules.en}</dd>
			<dt>{sayDesk("parts.askedBy")}</dt>
			<dd>
				{askedBy}, <DateTime at={askedAt} />
			</dd>
			<dt>{sayDesk("parts.lapses")}</dt>
			<dd>
				<DateTime at={lapsesAt} />
			</dd>
		</dl>
	);
}

/** Of a series that comes more often than once a day. */
function ADay({ settings }: { readonly settings: TournamentSettings }) {
	const say = useGamesDeskText();
	const words = usePrizeWords(settings);
	const { currency, repeatsHours } = settings;
	if (!isCurrencyCode(currency) || repeatsHours === null || repeatsHours >= 24) return null;
	return (
		<span className="block">
			{say("tournaments.aDay")}{" "}
			<strong className="tabular-nums">{words(formatMinor(promisedADay(promisedBy(settings)), currency))}</strong>
		</span>
	);
}

/** None of them is broken over two lines. */
function Prizes({ prizes, prizesIn, currency }: Pick<DeskTournament, "prizes" | "prizesIn" | "currency">) {
	const words = usePrizeWords({ prizesIn, currency });
	return <>{prizes.map((prize) => words(prize).replaceAll(/\s/g, "\u00a0")).join(", ")}</>;
}
