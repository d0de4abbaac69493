// The rules of every play with its odds and prizes, all computed from what is played; how draws are made; what they do not say.
import { Section } from "#cabinet/ui";
import { formatMinor } from "#platform/kernel";
import { Amount, useFormats } from "#platform/ui";
import {
	costOfOne,
	familyOf,
	finePerMinor,
	fixedOdds,
	type LotteryGame,
	type Play,
	prizeOf,
	seriesBounds,
	standardSeries,
	type Terms,
	timetables,
} from "../../core/index.ts";
import { type Footing, groupsIn } from "../bet/draft.ts";
import { usePlayWords } from "../bet/play-words.ts";
import { useLotteryText } from "../text.ts";

/** In per cent: what a bet that always wins would pay back. */
const fixedReturn = Number(fixedOdds({ code: "hit", ways: 1, of: 1 })) / 10;

export type RulesPanelProps = {
	readonly footing: Footing;
	readonly gameId: LotteryGame;
};

export function RulesPanel({ footing, gameId }: RulesPanelProps) {
	const say = useLotteryText();
	const words = usePlayWords();
	const { number } = useFormats();
	const family = familyOf(gameId);
	const { minutes, closesBefore: seconds, namesake } = timetables[gameId];
	const least = number((seriesBounds.group / standardSeries) * 100);
	return (
		<div className="flex flex-col gap-7 text-14">
			<p className="text-text-2">
				{say(`rules.draws.${family.code}`)}{" "}
				{minutes === 0 ? say("rules.calendar", { minutes: seconds / 60 }) : say("rules.text", { minutes, seconds })}
			</p>
			{namesake === true ? <p className="font-medium">{say("rules.notOfficial")}</p> : null}
			<p className="text-text-2">{say("rules.house")}</p>
			<p className="text-text-2">{say("rules.past")}</p>
			<p className="text-text-2">
				{footing.mode === "SEA"
					? say("terms.returns", { percent: fixedReturn })
					: say("rules.returns", { lott: least, elott: fixedReturn })}
			</p>
			<p className="text-text-2">{say("rules.several")}</p>
			<p className="text-text-2">{say("rules.covered")}</p>
			{family.code === "SSC" ? <p className="text-text-2">{say("modes.saysZY")}</p> : null}
			{groupsIn(footing).map((group) => (
				<Section key={group.code} title={words.group(group)}>
					<ul className="flex flex-col gap-2">
						{group.plays.map((play) => (
							<PlayRule key={play.id} play={play} footing={footing} />
						))}
					</ul>
				</Section>
			))}
		</div>
	);
}

/** Of very many, which their rule tells apart, the rarest and the likeliest. */
const gradesShown = ({ grades }: Play): Play["grades"] =>
	grades.length > mostGrades ? [...grades.slice(0, 1), ...grades.slice(-1)] : grades;
const mostGrades = 60;

type PlayRuleProps = { readonly play: Play; readonly footing: Footing };

function PlayRule({ play, footing }: PlayRuleProps) {
	const say = useLotteryText();
	const words = usePlayWords();
	const { number } = useFormats();
	const { currency, mode, group } = footing;
	const lott = mode === "Lott";
	const terms: Terms = { currency, mode, group: lott ? group : 0, series: lott ? group : 0, unit: 1, multiple: 1 };
	return (
		<li className="rounded-card bg-surface-2 p-3">
			<h4 className="font-medium">{words.play(play)}</h4>
			<p className="text-text-2">{words.rule(play)}</p>
			<dl className="mt-2 flex flex-col gap-1 tabular-nums">
				{gradesShown(play).map((grade) => (
					<div key={grade.code} className="flex flex-wrap justify-between gap-x-4">
						<dt className="text-text-2">
							{play.grades.length === 1 ? "" : `${words.grade(grade, play)}: `}
							{say("rules.odds", { of: number(grade.of / grade.ways) })}
						</dt>
						<dd>
							{say("rules.pays")}{" "}
							<Amount
								amount={formatMinor(prizeOf(terms, grade, 1) / finePerMinor(currency), currency)}
								currency={currency}
							/>
						</dd>
					</div>
				))}
				<div className="flex flex-wrap justify-between gap-x-4 text-13 text-text-3">
					<dt>{say("rules.price")}</dt>
					<dd>
						<Amount amount={formatMinor(costOfOne(terms), currency)} currency={currency} />
					</dd>
				</div>
			</dl>
		</li>
	);
}
