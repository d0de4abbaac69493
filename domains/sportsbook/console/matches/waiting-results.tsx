// Results that somebody wants otherwise and that wait for a second person: which match, what, why, and the one word on it.
import { type DataColumn, Fact, Facts, SecondWord, useDeskText, WaitingSection } from "#platform/desk/ui";
import { Button, DateTime } from "#platform/ui";
import { listDeskMatches, type ResultTerms, readDeskMatch, type WaitingResult } from "../../contract/index.ts";
import { useDecideMatchResult, useTakeBackMatchResult } from "../calls.gen.ts";
import { useSportsbookDeskText } from "../text.ts";

const refreshes = [listDeskMatches, readDeskMatch];

export type WaitingResultsProps = {
	readonly waiting: readonly WaitingResult[];
	readonly onOpen: (eventId: string) => void;
};

export function WaitingResults({ waiting, onOpen }: WaitingResultsProps) {
	const say = useSportsbookDeskText();
	return (
		<WaitingSection
			title={say("result.waiting")}
			columns={useColumns()}
			rows={waiting}
			rowKey={({ resultId }) => resultId}
			nameOf={({ eventId }) => eventId}
		>
			{(open, close) => (
				<ResultDesk
					waiting={open}
					onDone={close}
					onLook={() => {
						close();
						onOpen(open.eventId);
					}}
				/>
			)}
		</WaitingSection>
	);
}

function useTermsText(): (terms: ResultTerms) => string {
	const say = useSportsbookDeskText();
	return (terms) => {
		if (terms.kind === "void")
			return say("result.voids", { market: terms.market ?? "*", why: say(`result.reasons.${terms.why}`) });
		if (terms.kind === "abandon") return say("result.abandons", { why: say(`result.reasons.${terms.why}`) });
		const more = terms.races ?? (terms.half === undefined ? [] : [terms.half]);
		return `${terms.score.join(":")} ${more.length === 0 ? "" : `(${more.map((one) => one.join(":")).join(" ")})`}`;
	};
}

function useColumns(): readonly DataColumn<WaitingResult>[] {
	const say = useSportsbookDeskText();
	const sayDesk = useDeskText();
	const text = useTermsText();
	return [
		{ key: "match", head: say("matches.name"), cell: ({ eventId }) => eventId },
		{ key: "terms", head: say("result.title"), cell: ({ terms }) => text(terms) },
		{ key: "reason", head: sayDesk("parts.because"), cell: ({ reason }) => reason },
		{ key: "by", head: sayDesk("parts.askedBy"), cell: ({ askedBy }) => askedBy },
		{ key: "until", head: sayDesk("parts.lapses"), cell: ({ lapsesAt }) => <DateTime at={lapsesAt} /> },
	];
}

type DeskProps = { readonly waiting: WaitingResult; readonly onDone: () => void; readonly onLook: () => void };

function ResultDesk({ waiting, onDone, onLook }: DeskProps) {
	const say = useSportsbookDeskText();
	const sayDesk = useDeskText();
	const text = useTermsText();
	const { resultId, own, terms, reason, askedBy, askedAt } = waiting;
	return (
		<div className="flex flex-col gap-6">
			<Facts>
				<Fact name={say("result.title")}>{text(terms)}</Fact>
				<Fact name={sayDesk("parts.because")}>{reason}</Fact>
				<Fact name={sayDesk("parts.askedBy")}>
					{askedBy}, <DateTime at={askedAt} />
				</Fact>
			</Facts>
			<p className="max-w-[70ch] text-14 text-text-2">{say("result.text")}</p>
			<div>
				<Button look="plain" onPress={onLook}>
					{say("result.look")}
				</Button>
			</div>
			<SecondWord
				about={{ resultId }}
				own={own}
				asks="sportsbook.events:result"
				decides="sportsbook.events:decide"
				agree={say("result.agree")}
				decide={useDecideMatchResult({ refreshes })}
				takeBack={useTakeBackMatchResult({ refreshes })}
				onDone={onDone}
			/>
		</div>
	);
}
