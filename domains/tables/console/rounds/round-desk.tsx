// One round at the desk: its times and what came, the results before it, its tickets by pages, and the wish that it be void.
import { type DataColumn, DataPages, Fact, Facts, fieldsOf, MemberLink, useDeskText, useMay } from "#platform/desk/ui";
import { Button, DateTime, FailureNote, Field, pagesHook, showToast, useFormats } from "#platform/ui";
import {
	type DeskRound,
	type DeskTableTicket,
	listTableRounds,
	listTableRoundTickets,
	readTableRound,
} from "../../contract/index.ts";
import { readOutcome, shortText } from "../../core/index.ts";
import { useAskTableRoundVoid, useReadTableRound } from "../calls.gen.ts";
import { useMoneyWords } from "../money-words.ts";
import { useTablesDeskText } from "../text.ts";
import { RoundState } from "./round-state.tsx";

const useTickets = pagesHook(listTableRoundTickets, ({ next }) => (next === null ? undefined : { cursor: next }));

export type RoundDeskProps = { readonly roundId: string };

export function RoundDesk({ roundId }: RoundDeskProps) {
	const { data, error, refetch } = useReadTableRound({ roundId }, { everyMilliseconds: 5_000 });
	const mayVoid = useMay("tables.rounds:void");
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return null;
	const { round, before, commit, halt } = data;
	return (
		<div className="flex flex-col gap-6">
			<RoundFacts round={round} before={before} commit={commit} />
			{mayVoid && round.state !== "void" ? <AskVoid roundId={roundId} /> : null}
			{mayVoid && halt !== null ? <AskResult roundId={roundId} halt={halt} /> : null}
			<Tickets roundId={roundId} />
		</div>
	);
}

type FactsProps = { readonly round: DeskRound; readonly before: readonly string[]; readonly commit: string | null };

function RoundFacts({ round, before, commit }: FactsProps) {
	const say = useTablesDeskText();
	const money = useMoneyWords();
	const { table, shoe, hand, state, openedAt, closesAt, outcome, voidWhy, tickets, open } = round;
	const results = before.flatMap((text) => readOutcome(text) ?? []).map(shortText);
	return (
		<Facts>
			<Fact name={say("rounds.round")}>{`${table} ${shoe} ${hand}`}</Fact>
			<Fact name={say("rounds.state")}>
				<RoundState state={state} />
			</Fact>
			{voidWhy === null ? null : <Fact name={say("rounds.voidWhy")}>{voidWhy}</Fact>}
			<Fact name={say("rounds.opened")}>
				<DateTime at={openedAt} />
			</Fact>
			<Fact name={say("rounds.closes")}>
				<DateTime at={closesAt} />
			</Fact>
			<Fact name={say("rounds.outcome")}>{outcome ?? "–"}</Fact>
			<Fact name={say("rounds.before")}>{results.length === 0 ? "–" : results.join(" ")}</Fact>
			<Fact name={say("rounds.tickets")}>{say("rounds.count", { count: tickets, open })}</Fact>
			<Fact name={say("rounds.stake")}>{money(round, "stake")}</Fact>
			<Fact name={say("rounds.returned")}>{money(round, "returned")}</Fact>
			<Fact name={say("rounds.most")}>{money(round, "most")}</Fact>
			<Fact name={say("rounds.commit")}>
				<code className="text-13 break-all">{commit ?? "–"}</code>
			</Fact>
		</Facts>
	);
}

function Tickets({ roundId }: RoundDeskProps) {
	const say = useTablesDeskText();
	const tickets = useTickets({ roundId });
	return (
		<section className="flex flex-col gap-3">
			<h3 className="text-16 font-bold">{say("rounds.tickets")}</h3>
			<DataPages
				pages={tickets}
				rows={tickets.data?.pages.flatMap((page) => page.tickets)}
				none={say("rounds.noTickets")}
				caption={say("rounds.tickets")}
				columns={useTicketColumns()}
				rowKey={({ ticketId }) => ticketId}
			/>
		</section>
	);
}

/** Nobody voids a round alone: it waits for another. */
function AskVoid({ roundId }: RoundDeskProps) {
	const say = useTablesDeskText();
	const sayDesk = useDeskText();
	const ask = useAskTableRoundVoid({ refreshes: [listTableRounds, readTableRound] });
	return (
		<form
			className="flex flex-col gap-4 border-t border-line pt-5"
			onSubmit={(event) => {
				event.preventDefault();
				const form = event.currentTarget;
				const { reason = "" } = fieldsOf(form);
				const onSuccess = () => {
					showToast({ tone: "success", text: say("rounds.asked") });
					form.reset();
				};
				ask.mutate({ roundId, reason }, { onSuccess });
			}}
		>
			<h3 className="text-16 font-bold">{say("rounds.void")}</h3>
			<p className="max-w-[70ch] text-14 text-text-2">{say("rounds.voidText")}</p>
			<Field label={sayDesk("parts.because")} name="reason" minLength={3} maxLength={500} required autoComplete="off" />
			{ask.error === null ? null : <FailureNote error={ask.error} />}
			<div>
				<Button submit look="danger" busy={ask.isPending}>
					{say("rounds.askVoid")}
				</Button>
			</div>
		</form>
	);
}

/** Of a round that halts its table: how it ended, where the studio's word and the cards differ. */
type AskResultProps = RoundDeskProps & { readonly halt: { readonly said: string; readonly found: string | null } };

function AskResult({ roundId, halt: { said, found } }: AskResultProps) {
	const say = useTablesDeskText();
	const sayDesk = useDeskText();
	const ask = useAskTableRoundVoid({ refreshes: [listTableRounds, readTableRound] });
	return (
		<form
			className="flex flex-col gap-4 border-t border-line pt-5"
			onSubmit={(event) => {
				event.preventDefault();
				const form = event.currentTarget;
				const { reason = "", outcome = "" } = fieldsOf(form);
				const onSuccess = () => {
					showToast({ tone: "success", text: say("rounds.asked") });
					form.reset();
				};
				ask.mutate({ roundId, outcome: outcome.trim().toUpperCase(), reason }, { onSuccess });
			}}
		>
			<h3 className="text-16 font-bold">{say("rounds.result")}</h3>
			<p className="max-w-[70ch] text-14 text-text-2">{say("rounds.resultText")}</p>
			<p className="text-14">{say("tables.videoHalt", { said, found: found ?? say("tables.videoNothing") })}</p>
			<Field
				label={say("rounds.resultField")}
				name="outcome"
				maxLength={24}
				required
				autoComplete="off"
				defaultValue={found ?? ""}
			/>
			<Field label={sayDesk("parts.because")} name="reason" minLength={3} maxLength={500} required autoComplete="off" />
			{ask.error === null ? null : <FailureNote error={ask.error} />}
			<div>
				<Button submit look="plain" busy={ask.isPending}>
					{say("rounds.resultAsk")}
				</Button>
			</div>
		</form>
	);
}

function useTicketColumns(): readonly DataColumn<DeskTableTicket>[] {
	const say = useTablesDeskText();
	const sayDesk = useDeskText();
	const { amount } = useFormats();
	return [
		{
			key: "member",
			head: sayDesk("parts.member"),
			cell: ({ memberId }) => <MemberLink account="" memberId={memberId} />,
		},
		{
			key: "bets",
			head: say("returns.bets"),
			cell: ({ bets }) => (
				<code className="block max-w-64 truncate text-13">
					{bets.map((bet) => `${bet.spot} ${bet.amount}`).join(", ")}
				</code>
			),
		},
		{ key: "stake", head: say("rounds.stake"), figures: true, cell: (row) => amount(row.stake, row.currency) },
		{ key: "returned", head: say("rounds.returned"), figures: true, cell: (row) => amount(row.returned, row.currency) },
		{ key: "state", head: sayDesk("parts.state"), cell: ({ state }) => say(`rounds.ticketStates.${state}`) },
		{ key: "at", head: say("rounds.placed"), cell: ({ placedAt }) => <DateTime at={placedAt} /> },
	];
}
