// One match at the desk: suspended by one press or the key S, its terms, what can be lost by outcome, what changed its prices, and
// the wish for another result.
import { useEffect, useRef } from "react";
import { type DataColumn, DataTable, Fact, Facts, useMay } from "#platform/desk/ui";
import { Badge, Button, DateTime, FailureNote, isTyping, useFormats } from "#platform/ui";
import { listDeskMatches, readDeskMatch } from "../../contract/index.ts";
import { useReadDeskMatch, useSuspendMatch } from "../calls.gen.ts";
import { useSportsbookDeskText } from "../text.ts";
import { AskResult } from "./ask-result.tsx";
import type { MatchFull } from "./match-full.ts";
import { MatchTerms } from "./match-terms.tsx";

export type MatchDeskProps = { readonly eventId: string };

const refreshes = [listDeskMatches, readDeskMatch];

export function MatchDesk({ eventId }: MatchDeskProps) {
	const { data, error, refetch } = useReadDeskMatch({ eventId }, { everyMilliseconds: 2_000 });
	const mayPrice = useMay("sportsbook.events:price");
	const mayAsk = useMay("sportsbook.events:result");
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return null;
	const over = data.event.phase === "ended" || data.event.phase === "void";
	return (
		<div className="flex flex-col gap-6">
			<MatchFacts match={data} over={over} />
			<Liability match={data} />
			{mayPrice && !over ? <MatchTerms match={data} /> : null}
			{mayAsk ? <AskResult match={data} /> : null}
			<Stands match={data} />
		</div>
	);
}

type OfMatch = { readonly match: MatchFull };

function MatchFacts({ match: { event }, over }: OfMatch & { readonly over: boolean }) {
	const say = useSportsbookDeskText();
	const { amount } = useFormats();
	return (
		<>
			<Facts>
				<Fact name={say("matches.name")}>{`${event.home} – ${event.away}`}</Fact>
				<Fact name={say("matches.kickoff")}>
					<DateTime at={event.kickoff} />
				</Fact>
				<Fact name={say("matches.phase")}>{say(`matches.phases.${event.phase}`)}</Fact>
				<Fact name={say("matches.score")}>{event.score.join(" : ")}</Fact>
				<Fact name={say("matches.state")}>
					<Badge tone={event.held ? "lost" : event.open ? "won" : "plain"}>
						{say(event.held ? "matches.held" : event.open ? "matches.taking" : "matches.waits")}
					</Badge>
				</Fact>
				{event.money.map(({ currency, stake, worst, room }) => (
					<Fact key={currency} name={currency}>
						{say("matches.couldCost", {
							stake: amount(stake, currency),
							worst: amount(worst, currency),
							room: amount(room, currency),
						})}
					</Fact>
				))}
			</Facts>
			{over ? null : <Suspend eventId={event.id} held={event.held} />}
		</>
	);
}

/** S does what the button does: bets are refused from that moment. */
function Suspend({ eventId, held }: { readonly eventId: string; readonly held: boolean }) {
	const say = useSportsbookDeskText();
	const may = useMay("sportsbook.events:suspend");
	const suspend = useSuspendMatch({ refreshes });
	const press = useRef(() => {});
	press.current = () => {
		if (may && !suspend.isPending) suspend.mutate({ eventId, held: !held });
	};
	useEffect(() => {
		const onKey = (event: KeyboardEvent): void => {
			if (event.key.toLowerCase() !== "s" || isTyping(event.target)) return;
			if (event.ctrlKey || event.metaKey || event.altKey) return;
			event.preventDefault();
			press.current();
		};
		addEventListener("keydown", onKey);
		return () => removeEventListener("keydown", onKey);
	}, []);
	if (!may) return null;
	return (
		<div className="flex flex-wrap items-center gap-3">
			<Button look={held ? "plain" : "danger"} busy={suspend.isPending} onPress={() => press.current()}>
				{say(held ? "matches.resume" : "matches.suspend")}
			</Button>
			<span className="text-13 text-text-2">{say("matches.key")}</span>
			{suspend.error === null ? null : <FailureNote error={suspend.error} />}
		</div>
	);
}

function Liability({ match: { exposures } }: OfMatch) {
	const say = useSportsbookDeskText();
	const { amount } = useFormats();
	const columns: readonly DataColumn<(typeof exposures)[number]>[] = [
		{ key: "market", head: say("liability.market"), cell: ({ market }) => market },
		{ key: "outcome", head: say("liability.outcome"), cell: ({ outcome }) => outcome },
		{ key: "bets", head: say("matches.bets"), figures: true, cell: ({ bets }) => bets },
		{
			key: "stake",
			head: say("matches.stake"),
			figures: true,
			cell: ({ stake, currency }) => amount(stake, currency),
		},
		{ key: "pays", head: say("liability.pays"), figures: true, cell: ({ pays, currency }) => amount(pays, currency) },
	];
	return (
		<section className="flex flex-col gap-3">
			<h3 className="text-16 font-bold">{say("liability.title")}</h3>
			{exposures.length === 0 ? (
				<p className="text-14 text-text-2">{say("liability.none")}</p>
			) : (
				<DataTable
					caption={say("liability.title")}
					columns={columns}
					rows={exposures}
					rowKey={({ market, outcome, currency }) => `${market} ${outcome} ${currency}`}
				/>
			)}
		</section>
	);
}

function Stands({ match: { stands } }: OfMatch) {
	const say = useSportsbookDeskText();
	const columns: readonly DataColumn<(typeof stands)[number]>[] = [
		{ key: "at", head: say("stands.at"), cell: ({ at }) => <DateTime at={at} /> },
		{ key: "score", head: say("matches.score"), figures: true, cell: ({ score }) => score.join(" : ") },
		{ key: "stopped", head: say("stands.stopped"), cell: ({ stopped }) => stopped ?? "–" },
		{
			key: "odds",
			head: say("stands.odds"),
			cell: ({ odds }) =>
				odds
					.map(({ outcome, odds: one }) => `${outcome} ${one === undefined ? "–" : (one / 100).toFixed(2)}`)
					.join("  "),
		},
	];
	return (
		<section className="flex flex-col gap-3">
			<h3 className="text-16 font-bold">{say("stands.title")}</h3>
			<p className="max-w-[70ch] text-14 text-text-2">{say("stands.text")}</p>
			{stands.length === 0 ? null : (
				<DataTable caption={say("stands.title")} columns={columns} rows={stands} rowKey={({ at }) => at} />
			)}
		</section>
	);
}
