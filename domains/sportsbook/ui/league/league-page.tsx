// The leagues: the season's table with form, and the newest results.
import { useState } from "react";
import type * as z from "zod/mini";
import { EmptyState, FailureNote, Select, Skeleton } from "#platform/ui";
import { readSportLeague } from "../../contract/index.ts";
import { leagues } from "../../core/index.ts";
import { Crest } from "../list/crest.tsx";
import type { OpenedBook } from "../play/open-book.ts";
import { usePolled } from "../play/use-polled.ts";
import { useBookText } from "../text.ts";
import { Form } from "./form.tsx";

export function LeaguePage({ opened }: { readonly opened: OpenedBook }) {
	const say = useBookText();
	const own = leagues.filter(({ sport }) => opened.sports.includes(sport));
	const [code, setCode] = useState(own[0]?.code ?? "");
	const { value, failure, again } = usePolled({
		every: 20_000,
		about: code,
		ask: () => opened.client.call(readSportLeague, { league: code }),
	});
	const clubs = own.find((one) => one.code === code)?.clubs ?? [];
	return (
		<div className="flex flex-col gap-4">
			<Select
				label={say("league.league")}
				value={code}
				onChange={setCode}
				options={own.map((one) => ({ value: one.code, label: one.name }))}
			/>
			{value === undefined && failure === undefined ? <Skeleton className="h-64 rounded-card" /> : null}
			{value === undefined && failure !== undefined ? <FailureNote error={failure} onRetry={again} /> : null}
			{value === undefined ? null : (
				<div className="grid items-start gap-4 xl:grid-cols-2">
					<Table value={value} clubs={clubs} />
					<section className="flex flex-col gap-2">
						<h2 className="text-16 font-bold">{say("nav.results")}</h2>
						{value.results.length === 0 ? <EmptyState title={say("league.none")} /> : null}
						<ul className="flex flex-col gap-1.5">
							{value.results.map((one) => (
								<li
									key={one.id}
									className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 rounded-control bg-surface-1 px-3 py-2 text-14"
								>
									<span className="truncate text-end">{one.home}</span>
									<strong className="tabular-nums">{one.void ? say("end.void") : one.score.join(" : ")}</strong>
									<span className="truncate">{one.away}</span>
								</li>
							))}
						</ul>
					</section>
				</div>
			)}
		</div>
	);
}

type Value = z.infer<typeof readSportLeague.output>;

function Table({ value, clubs }: { readonly value: Value; readonly clubs: readonly string[] }) {
	const say = useBookText();
	const heads = ["played", "goals", "points", "form"] as const;
	return (
		<div className="overflow-x-auto rounded-card bg-surface-1 p-3">
			<table className="w-full text-14 tabular-nums">
				<caption className="pb-2 text-start text-16 font-bold">
					{say("league.season", { number: value.season })}
				</caption>
				<thead className="text-13 text-text-3">
					<tr>
						<th scope="col" colSpan={2} className="text-start font-normal">
							{say("league.club")}
						</th>
						{heads.map((head) => (
							<th key={head} scope="col" className="px-2 text-end font-normal">
								{say(`league.${head}`)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{value.table.map((row) => (
						<tr key={row.club} className="border-t border-line">
							<td className="w-8 py-1.5 text-text-3">{row.place}</td>
							<th scope="row" className="flex items-center gap-2 py-1.5 text-start font-medium">
								<Crest league={value.league} club={clubs.indexOf(row.club)} size={18} />
								{row.club}
							</th>
							<td className="px-2 text-end">{row.played}</td>
							<td className="px-2 text-end">{`${row.scored}:${row.against}`}</td>
							<td className="px-2 text-end font-bold">{row.points}</td>
							<td className="px-2">
								<Form form={row.form} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
