// Statistics of a match: the last meetings of both sides, and what each did this season. Asked for when it is opened.
import { useState } from "react";
import type * as z from "zod/mini";
import { FailureNote, Skeleton } from "#platform/ui";
import { type EventSeen, readMatchUp } from "../../contract/index.ts";
import { Form } from "../league/form.tsx";
import type { OpenedBook } from "../play/open-book.ts";
import { usePolled } from "../play/use-polled.ts";
import { useBookText } from "../text.ts";

type Value = z.infer<typeof readMatchUp.output>;

export type MatchUpProps = { readonly event: EventSeen; readonly opened: OpenedBook };

export function MatchUp({ event, opened }: MatchUpProps) {
	const say = useBookText();
	const [open, setOpen] = useState(false);
	return (
		<details className="rounded-card bg-surface-1 p-3" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary className="flex min-h-11 cursor-pointer items-center text-14 font-bold">{say("stats.title")}</summary>
			{open ? <Opened event={event} opened={opened} /> : null}
		</details>
	);
}

function Opened({ event, opened }: MatchUpProps) {
	const { value, failure, again } = usePolled({
		every: 60_000,
		about: event.id,
		ask: () => opened.client.call(readMatchUp, { eventId: event.id }),
	});
	if (value === undefined && failure !== undefined) return <FailureNote error={failure} onRetry={again} />;
	if (value === undefined) return <Skeleton className="h-40 rounded-card" />;
	return (
		<div className="flex flex-col gap-4 pt-2 text-14">
			<Season event={event} value={value} />
			<Meetings value={value} />
		</div>
	);
}

/** Of a hundred matches, or what came to one match on average. */
type Counted = { readonly count: number; readonly played: number };
const share = ({ count, played }: Counted): string => (played === 0 ? "–" : `${Math.round((100 * count) / played)} %`);
const mean = ({ count, played }: Counted): string => (played === 0 ? "–" : (count / played).toFixed(1));

function Season({ event, value: { home, away } }: { readonly event: EventSeen; readonly value: Value }) {
	const say = useBookText();
	type Side = typeof home;
	const rows: readonly (readonly [words: string, of: (side: Side) => string])[] = [
		[say("league.played"), ({ played }) => String(played)],
		[say("stats.record"), ({ won, drawn, lost }) => `${won}-${drawn}-${lost}`],
		[say("stats.scored"), ({ scored, played }) => mean({ count: scored, played })],
		[say("stats.against"), ({ against, played }) => mean({ count: against, played })],
		[say("market.bothScore"), ({ bothScored, played }) => share({ count: bothScored, played })],
		[say("stats.cleanSheets"), ({ cleanSheets, played }) => share({ count: cleanSheets, played })],
		[say("period.corners"), ({ corners, played }) => (corners === undefined ? "" : mean({ count: corners, played }))],
		[say("period.cards"), ({ yellows, played }) => (yellows === undefined ? "" : mean({ count: yellows, played }))],
	];
	const shown = rows.filter(([, of]) => of(home) !== "" || of(away) !== "");
	return (
		<table className="w-full tabular-nums">
			<caption className="pb-1 text-start text-13 text-text-2">{say("stats.season")}</caption>
			<thead>
				<tr className="text-13 text-text-2">
					<td />
					<th scope="col" className="w-2/5 px-2 text-end font-medium">
						{event.home}
					</th>
					<th scope="col" className="w-2/5 px-2 text-end font-medium">
						{event.away}
					</th>
				</tr>
			</thead>
			<tbody>
				<tr className="border-t border-line">
					<th scope="row" className="py-1.5 text-start font-normal text-text-2">
						{say("league.form")}
					</th>
					{[home, away].map(({ form }, place) => (
						<td key={place === 0 ? "home" : "away"} className="px-2">
							<Form form={form} />
						</td>
					))}
				</tr>
				{shown.map(([words, of]) => (
					<tr key={words} className="border-t border-line">
						<th scope="row" className="py-1.5 text-start font-normal text-text-2">
							{words}
						</th>
						<td className="px-2 text-end">{of(home)}</td>
						<td className="px-2 text-end">{of(away)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Meetings({ value: { meetings } }: { readonly value: Value }) {
	const say = useBookText();
	return (
		<section className="flex flex-col gap-1.5">
			<h3 className="text-13 text-text-2">{say("stats.meetings")}</h3>
			{meetings.length === 0 ? <p className="text-text-2">{say("stats.noMeetings")}</p> : null}
			<ul className="flex flex-col gap-1">
				{meetings.map((one) => (
					<li key={one.id} className="grid grid-cols-[1fr_auto_1fr] items-center gap-3">
						<span className="truncate text-end">{one.home}</span>
						<strong className="tabular-nums">{one.score.join(" : ")}</strong>
						<span className="truncate">{one.away}</span>
					</li>
				))}
			</ul>
		</section>
	);
}
