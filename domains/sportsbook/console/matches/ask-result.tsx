// The wish that a match be settled by another result, or that bets on it be void. Nobody does either alone.
import { useState } from "react";
import { fieldsOf, useDeskText } from "#platform/desk/ui";
import { Button, FailureNote, Field, Select, showToast } from "#platform/ui";
import { listDeskMatches, type ResultTerms, readDeskMatch, voidReasons } from "../../contract/index.ts";
import { useAskMatchResult } from "../calls.gen.ts";
import { useSportsbookDeskText } from "../text.ts";
import type { MatchFull } from "./match-full.ts";

type Pair = readonly [number, number];
const pairsIn = (text: string): Pair[] =>
	[...text.matchAll(/([0-9]{1,3})\s*:\s*([0-9]{1,3})/g)].map(([, home, away]) => [Number(home), Number(away)]);

/** "2:1", "1:0" at half time, or "25:20 20:25 15:10" of sets. */
type Typed = { readonly score: string; readonly more: string; readonly isFootball: boolean };

function correctionOf({ score, more, isFootball }: Typed): ResultTerms | undefined {
	const [final] = pairsIn(score);
	const pairs = pairsIn(more);
	if (final === undefined) return undefined;
	const [half] = pairs;
	return isFootball
		? { kind: "correct", score: final, ...(half === undefined ? {} : { half }) }
		: { kind: "correct", score: final, races: pairs };
}

const kinds = ["correct", "void", "abandon"] as const;

export function AskResult({ match: { event } }: { readonly match: MatchFull }) {
	const say = useSportsbookDeskText();
	const sayDesk = useDeskText();
	const [kind, setKind] = useState<(typeof kinds)[number]>("correct");
	const [why, setWhy] = useState<(typeof voidReasons)[number]>("wrongOdds");
	const ask = useAskMatchResult({ refreshes: [listDeskMatches, readDeskMatch] });
	const isFootball = event.sport === "football";
	return (
		<form
			className="flex flex-col gap-4 border-t border-line pt-5"
			onSubmit={(submitted) => {
				submitted.preventDefault();
				const form = submitted.currentTarget;
				const { reason = "", score = "", more = "", market = "" } = fieldsOf(form);
				const terms: ResultTerms | undefined =
					kind === "correct"
						? correctionOf({ score, more, isFootball })
						: kind === "abandon"
							? { kind, why }
							: { kind, why, ...(market === "" ? {} : { market }) };
				if (terms === undefined) return;
				const onSuccess = () => {
					showToast({ tone: "success", text: say("result.asked") });
					form.reset();
				};
				ask.mutate({ eventId: event.id, terms, reason }, { onSuccess });
			}}
		>
			<h3 className="text-16 font-bold">{say("result.title")}</h3>
			<p className="max-w-[70ch] text-14 text-text-2">{say("result.text")}</p>
			<Select
				label={say("result.kind")}
				value={kind}
				onChange={(chosen) => setKind(kinds.find((one) => one === chosen) ?? "correct")}
				options={kinds.map((value) => ({ value, label: say(`result.kinds.${value}`) }))}
			/>
			{kind === "correct" ? (
				<>
					<Field label={say("result.score")} name="score" pattern="[0-9]{1,3}:[0-9]{1,3}" required autoComplete="off" />
					<Field label={say(isFootball ? "result.half" : "result.races")} name="more" autoComplete="off" />
				</>
			) : (
				<>
					<Select
						label={say("result.why")}
						value={why}
						onChange={(chosen) => setWhy(voidReasons.find((one) => one === chosen) ?? "other")}
						options={voidReasons.map((value) => ({ value, label: say(`result.reasons.${value}`) }))}
					/>
					{kind === "void" ? <Field label={say("result.market")} name="market" autoComplete="off" /> : null}
				</>
			)}
			<Field label={sayDesk("parts.because")} name="reason" minLength={3} maxLength={500} required autoComplete="off" />
			{ask.error === null ? null : <FailureNote error={ask.error} />}
			<div>
				<Button submit look="danger" busy={ask.isPending}>
					{say("result.ask")}
				</Button>
			</div>
		</form>
	);
}
