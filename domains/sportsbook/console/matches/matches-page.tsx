// Matches at the desk: what runs and what is over, what each can cost the house, how the feed is; one opens with its prices, and
// what waits for a second person stands above.
import {
	ChipsFilter,
	ChoiceFilter,
	type DataColumn,
	everyMilliseconds,
	Fact,
	Facts,
	QueuePage,
} from "#platform/desk/ui";
import { actionHook, Badge, DateTime, pagesHook, useAddress, useFormats } from "#platform/ui";
import { type DeskEvent, type FeedHealth, listDeskMatches } from "../../contract/index.ts";
import { leagueOf, leagues } from "../../core/index.ts";
import { useSportsbookDeskText } from "../text.ts";
import { MatchDesk } from "./match-desk.tsx";
import { ReferredBets } from "./referred-bets.tsx";
import { WaitingResults } from "./waiting-results.tsx";

const usePages = pagesHook(listDeskMatches, ({ next }) => (next === null ? undefined : { cursor: next }));
const useOnePage = actionHook(listDeskMatches);
const states = ["open", "over"] as const;
const heads = ["id", "league", "home", "away", "kickoff", "phase", "score", "currency", "bets", "stake", "worst"];

export function MatchesPage() {
	const say = useSportsbookDeskText();
	const { read, write } = useAddress();
	const league = leagueOf(read("league") ?? "")?.code;
	const state = states.find((one) => one === read("state")) ?? "open";
	const asked = { state, ...(league === undefined ? {} : { league }) };
	const pages = usePages(asked, { everyMilliseconds });
	const one = useOnePage();
	const [first] = pages.data?.pages ?? [];
	return (
		<QueuePage
			title={say("screens.matches")}
			text={say("matches.text")}
			none={say("matches.none")}
			opens="match"
			wide
			deskTitle={say("matches.match", { id: read("match") ?? "" })}
			above={
				<>
					{first === undefined ? null : <Health health={first.health} />}
					<ReferredBets />
					<WaitingResults waiting={first?.waiting ?? []} onOpen={(match) => write({ match }, { step: true })} />
				</>
			}
			pages={pages}
			rows={pages.data?.pages.flatMap(({ events }) => events)}
			columns={useColumns()}
			rowKey={({ id }) => id}
			file={{
				name: `matches-${state}.csv`,
				heads,
				cells: cellsOf,
				page: async (step) => {
					const { events, next } = await one.mutateAsync({ ...asked, ...step });
					return { rows: events, next };
				},
			}}
			desk={(key) => <MatchDesk key={key} eventId={key} />}
		>
			<ChoiceFilter
				name="league"
				label={say("matches.league")}
				items={leagues.map(({ code, name }) => ({ value: code, label: name }))}
			/>
			<ChipsFilter
				name="state"
				label={say("matches.state")}
				items={states.map((key) => ({ key, label: say(`matches.filters.${key}`) }))}
				chosen={state}
			/>
		</QueuePage>
	);
}

/** How the leagues come in: what is behind its clock is seen here first. */
function Health({ health }: { readonly health: FeedHealth }) {
	const say = useSportsbookDeskText();
	return (
		<section className="mb-6">
			<h2 className="pb-2 text-16 font-bold">{say("health.title")}</h2>
			<Facts>
				{(["running", "resting", "late", "unsettled"] as const).map((key) => (
					<Fact key={key} name={say(`health.${key}`)}>
						{health[key]}
					</Fact>
				))}
				{health.feed.map(({ product, up, silent }) => (
					<Fact key={product} name={say("health.producer", { product })}>
						{say(up ? "health.heard" : "health.silent", { count: Math.round(silent / 1_000) })}
					</Fact>
				))}
				<Fact name={say("health.behind")}>{say("health.seconds", { count: Math.round(health.behind / 1_000) })}</Fact>
			</Facts>
		</section>
	);
}

function cellsOf({ id, league, home, away, kickoff, phase, score, money: [money] }: DeskEvent): readonly string[] {
	return [
		...[id, league, home, away, kickoff, phase, score.join(":")],
		...[money?.currency ?? "", String(money?.bets ?? 0), money?.stake ?? "", money?.worst ?? ""],
	];
}

function useColumns(): readonly DataColumn<DeskEvent>[] {
	const say = useSportsbookDeskText();
	const { amount } = useFormats();
	const sums = ({ money }: DeskEvent, of: "stake" | "worst" | "room") =>
		money.length === 0 ? "–" : money.map((one) => amount(one[of], one.currency)).join(", ");
	return [
		{ key: "match", head: say("matches.name"), cell: ({ home, away }) => `${home} – ${away}` },
		{
			key: "league",
			head: say("matches.league"),
			cell: ({ league, feedLeague }) => feedLeague ?? leagueOf(league)?.name ?? league,
		},
		{ key: "kickoff", head: say("matches.kickoff"), cell: ({ kickoff }) => <DateTime at={kickoff} /> },
		{ key: "phase", head: say("matches.phase"), cell: ({ phase }) => say(`matches.phases.${phase}`) },
		{ key: "score", head: say("matches.score"), figures: true, cell: ({ score }) => score.join(" : ") },
		{
			key: "state",
			head: say("matches.state"),
			cell: ({ held, open }) => (
				<Badge tone={held ? "lost" : open ? "won" : "plain"}>
					{say(held ? "matches.held" : open ? "matches.taking" : "matches.waits")}
				</Badge>
			),
		},
		{
			key: "bets",
			head: say("matches.bets"),
			figures: true,
			cell: ({ money }) => money.reduce((sum, { bets }) => sum + bets, 0),
		},
		{ key: "stake", head: say("matches.stake"), figures: true, cell: (row) => sums(row, "stake") },
		{ key: "worst", head: say("matches.worst"), figures: true, cell: (row) => sums(row, "worst") },
		{ key: "room", head: say("matches.room"), figures: true, cell: (row) => sums(row, "room") },
	];
}
