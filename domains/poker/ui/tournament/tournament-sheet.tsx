// All there is to know of a tournament: what it costs and how it goes, what it pays, its levels, and where everybody stands.
import { Badge } from "#platform/ui";
import { levelsOf, type SeenTournament } from "../../core/index.ts";
import { Chips } from "../hall/table-rows.tsx";
import { usePokerText } from "../text.ts";
import { Cost } from "./tournament-rows.tsx";

export function TournamentSheet({ seen }: { readonly seen: SeenTournament }) {
	const say = usePokerText();
	const { config, prizes, pool, entries } = seen;
	if (config === null) return null;
	return (
		<div className="flex flex-col gap-5">
			<dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-14 sm:grid-cols-3">
				<Fact name={say("hall.buyIn")}>
					<Cost config={config} />
				</Fact>
				<Fact name={say("cup.pool")}>
					<Chips of={pool} currency={config.currency} />
				</Fact>
				<Fact name={say("cup.players")}>{say("cup.entries", { entries, most: config.most })}</Fact>
				<Fact name={say("cup.stack")}>
					<Chips of={config.chips} currency="" />
				</Fact>
				<Fact name={say("cup.levelTime")}>
					{say("cup.minutes", { minutes: levelsOf(config.speed).level / 60_000 })}
				</Fact>
				<Fact name={say("cup.lateTitle")}>
					{config.lateLevels === 0
						? say("cup.none")
						: say("cup.lateIs", { level: config.lateLevels, again: config.reentries })}
				</Fact>
			</dl>
			<Part title={say("cup.standings")}>
				{seen.standings.length === 0 ? (
					<p className="text-14 text-text-2">{say("cup.nobody")}</p>
				) : (
					<Standings seen={seen} currency={config.currency} />
				)}
			</Part>
			{entries === 0 ? null : (
				<Part title={say("cup.payouts")}>
					<ol className="grid grid-cols-2 gap-x-6 text-14 tabular-nums sm:grid-cols-3">
						{prizes.map((prize, index) => (
							<li key={`place-${String(index + 1)}`} className="flex justify-between gap-3 border-b border-line py-1">
								<span className="text-text-2">{say("cup.place", { place: index + 1 })}</span>
								<Chips of={prize} currency={config.currency} />
							</li>
						))}
					</ol>
				</Part>
			)}
			<Part title={say("cup.structure")}>
				<Levels config={config} />
			</Part>
			{config.bots > 0 ? <p className="text-13 text-text-2">{say("cup.bots")}</p> : null}
		</div>
	);
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
	return (
		<div>
			<dt className="text-13 text-text-3">{name}</dt>
			<dd className="tabular-nums">{children}</dd>
		</div>
	);
}

function Part({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
	return (
		<section className="flex flex-col gap-2">
			<h2 className="text-16 font-bold">{title}</h2>
			{children}
		</section>
	);
}

function Standings({ seen, currency }: { readonly seen: SeenTournament; readonly currency: string }) {
	const say = usePokerText();
	return (
		<ol className="flex flex-col text-14">
			{seen.standings.map(({ name, bot, place, chips, table, prize, you }, index) => (
				<li
					key={`${name}-${String(index)}`}
					className={`flex items-center gap-3 border-b border-line py-1.5 ${you ? "font-bold" : ""}`}
				>
					<span className="w-8 text-text-3 tabular-nums">{place ?? (chips > 0 ? index + 1 : "–")}</span>
					<span className="min-w-0 grow truncate">{name}</span>
					{bot ? <Badge>{say("table.bot")}</Badge> : null}
					{table === null ? null : <span className="text-13 text-text-3">{say("cup.table", { table })}</span>}
					<span className="min-w-16 text-end tabular-nums">
						{chips > 0 ? <Chips of={chips} currency="" /> : prize > 0 ? <Chips of={prize} currency={currency} /> : null}
					</span>
				</li>
			))}
		</ol>
	);
}

function Levels({ config: { speed } }: { readonly config: NonNullable<SeenTournament["config"]> }) {
	const say = usePokerText();
	const { levels, every, rest } = levelsOf(speed);
	return (
		<>
			<table className="w-full text-14 tabular-nums">
				<thead>
					<tr className="text-start text-13 text-text-3">
						<th className="py-1 text-start font-normal">{say("cup.levels")}</th>
						<th className="py-1 text-end font-normal">{say("hall.blinds")}</th>
						<th className="py-1 text-end font-normal">{say("cup.ante")}</th>
					</tr>
				</thead>
				<tbody>
					{levels.map(({ small, big, ante }, index) => (
						<tr key={small} className="border-t border-line">
							<td className="py-1">{index + 1}</td>
							<td className="py-1 text-end">
								<Chips of={small} currency="" /> / <Chips of={big} currency="" />
							</td>
							<td className="py-1 text-end">{ante === 0 ? "–" : <Chips of={ante} currency="" />}</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className="text-13 text-text-2">{say("cup.anteText")}</p>
			{every === 0 ? null : (
				<p className="text-13 text-text-2">{say("cup.breaks", { every, minutes: rest / 60_000 })}</p>
			)}
		</>
	);
}
