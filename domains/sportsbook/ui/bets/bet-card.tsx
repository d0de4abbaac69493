// One bet: its legs with their marks, stake and return. What was cashed out is shown as neither won nor lost.
import { Amount } from "#platform/ui";
import type { LegView, SportsBet } from "../../contract/index.ts";
import { kindOf, type OddsFormat, oddsText, offerAt } from "../../core/index.ts";
import { useBookText } from "../text.ts";
import { betWords, hourOf, marketWords, outcomeWords } from "../words.ts";

type Shown = Pick<SportsBet, "legs" | "sizes" | "stake" | "returned" | "free"> & {
	readonly state?: SportsBet["state"];
	readonly most?: string;
	readonly placedAt?: number;
};
export type BetCardProps = {
	readonly bet: Shown;
	readonly currency: string;
	readonly format: OddsFormat;
	readonly children?: React.ReactNode;
};

const tones = {
	open: "text-text-2",
	won: "text-won",
	lost: "text-text-2",
	void: "text-text-2",
	cashed: "text-accent-text",
} as const;

export function BetCard({ bet, currency, format, children }: BetCardProps) {
	const say = useBookText();
	const kind = kindOf(bet.legs.length, bet.sizes);
	return (
		<article className="flex flex-col gap-2 rounded-card bg-surface-1 p-3 text-14">
			<header className="flex items-center gap-2">
				<strong>{kind === undefined ? "" : betWords(say, kind, bet.legs)}</strong>
				{bet.placedAt === undefined ? null : (
					<span className="text-13 text-text-3 tabular-nums">{hourOf(bet.placedAt)}</span>
				)}
				{bet.state === undefined ? null : (
					<span className={`ms-auto font-medium ${tones[bet.state]}`}>{say(`state.${bet.state}`)}</span>
				)}
			</header>
			<ul className="flex flex-col gap-2">
				{bet.legs.map((leg) => (
					<Leg key={leg.event} leg={leg} format={format} alone={bet.legs.length === 1} />
				))}
			</ul>
			<footer className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-text-2 tabular-nums">
				<span>
					{`${say(bet.free === true ? "slip.free" : "slip.stake")} `}
					<Amount amount={bet.stake} currency={currency} />
				</span>
				{bet.state === "open" && bet.most !== undefined ? (
					<span>
						{`${say("slip.most")} `}
						<Amount amount={bet.most} currency={currency} />
					</span>
				) : null}
				{bet.state === "open" && Number(bet.returned) === 0 ? null : (
					<span>
						{`${say("slip.returned")} `}
						<Amount amount={bet.returned} currency={currency} />
					</span>
				)}
			</footer>
			{children}
		</article>
	);
}

/** `alone`: what it is stands over the bet. */
type LegProps = { readonly leg: LegView; readonly format: OddsFormat; readonly alone: boolean };

function Leg({ leg, format, alone }: LegProps) {
	const say = useBookText();
	const built = (leg.more ?? []).length > 0;
	return (
		<li className="flex gap-2 border-s-2 border-line ps-3">
			<div className="min-w-0 grow">
				{built && !alone ? <p className="text-13 text-text-3">{say("builder.title")}</p> : null}
				{[leg, ...(leg.more ?? [])].map((part) => (
					<Part key={part.market} part={part} leg={leg} />
				))}
				<p className="truncate text-13 text-text-3">
					{`${leg.home} – ${leg.away}${leg.since === undefined ? "" : ` (${leg.since.join(":")})`}`}
				</p>
			</div>
			<span className="shrink-0 text-end tabular-nums">
				<strong className="block">{oddsText(leg.odds, format)}</strong>
				<End end={leg.end} />
			</span>
		</li>
	);
}

function End({ end }: { readonly end: LegView["end"] }) {
	const say = useBookText();
	if (end === undefined) return null;
	return <span className={`text-13 ${end.endsWith("won") ? "text-won" : "text-text-2"}`}>{say(`end.${end}`)}</span>;
}

type PartProps = { readonly part: Pick<LegView, "market" | "code" | "outcome">; readonly leg: LegView };

/** One of the outcomes of a leg: of a built one there are several. */
function Part({ part: { market: key, code, outcome }, leg }: PartProps) {
	const say = useBookText();
	const named = offerAt(leg.sport, key);
	const parts = key.split("|").filter((one) => /^[a-z]+nr=/.test(one));
	const market = {
		id: named?.offer.id ?? 0,
		code,
		...(named?.offer.type.line === undefined ? {} : { line: named.line }),
		...(parts.length === 0 ? {} : { part: parts.join("|") }),
	};
	return (
		<>
			<p className="font-medium">{outcomeWords(say, { outcome, line: market.line, code }, leg)}</p>
			<p className="text-13 text-text-2">{marketWords(say, market, leg)}</p>
		</>
	);
}
