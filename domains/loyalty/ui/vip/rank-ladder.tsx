// The ladder: every rank with what it needs and what it brings. For members it says where they stand.
import { Amount, Badge, Icon } from "#platform/ui";
import type { Rank } from "../../contract/index.ts";
import { useLoyaltyText } from "../text.ts";
import { RankEmblem, rankHue } from "./rank-emblem.tsx";

export type RankLadderProps = {
	readonly ranks: readonly Rank[];
	readonly currency: string;
	/** Undefined for a visitor. */
	readonly ownLevel: number | undefined;
};

export function RankLadder({ ranks, currency, ownLevel }: RankLadderProps) {
	return (
		<ol className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
			{ranks.map((rank) => (
				<RankCard key={rank.code} rank={rank} currency={currency} ownLevel={ownLevel} />
			))}
		</ol>
	);
}

type RankCardProps = Omit<RankLadderProps, "ranks"> & { readonly rank: Rank };

function RankCard({ rank, currency, ownLevel }: RankCardProps) {
	const say = useLoyaltyText();
	const own = rank.level === ownLevel;
	return (
		<li
			data-hue={rankHue(rank.level)}
			aria-current={own ? "true" : undefined}
			className={`flex flex-col gap-4 rounded-card bg-surface-1 p-5 ${own ? "outline-2 -outline-offset-2 outline-hue" : ""}`}
		>
			<div className="flex items-start gap-4">
				<RankEmblem level={rank.level} />
				<div className="min-w-0 grow">
					<h3 className="text-20 font-bold">{rank.name}</h3>
					<p className="min-h-11 text-14 text-text-2">{rank.summary}</p>
				</div>
				<Mark level={rank.level} ownLevel={ownLevel} />
			</div>
			<div className="min-h-11">
				<p className="text-13 text-text-3">{rank.level === 0 ? say("vip.everybody") : say("vip.needs")}</p>
				<p className="text-16">
					<Amount amount={rank.turnover} currency={currency} />
				</p>
			</div>
			<div className="flex flex-col gap-2 border-t border-line pt-4">
				<p className="text-13 text-text-3">{say("vip.brings")}</p>
				<ul className="flex flex-col gap-1.5 text-14">
					<Line strong>{say("vip.points", { factor: (rank.pointPercent / 100).toFixed(2) })}</Line>
					{rank.brings.map((line) => (
						<Line key={line}>{line}</Line>
					))}
				</ul>
			</div>
		</li>
	);
}

function Mark({ level, ownLevel }: { readonly level: number; readonly ownLevel: number | undefined }) {
	const say = useLoyaltyText();
	if (level === ownLevel) return <Badge tone="accent">{say("vip.here")}</Badge>;
	if (ownLevel !== undefined && level < ownLevel) return <Badge tone="won">{say("vip.reached")}</Badge>;
	return <span className="text-13 whitespace-nowrap text-text-3">{say("vip.level", { level })}</span>;
}

function Line({ children, strong = false }: { readonly children: string; readonly strong?: boolean }) {
	return (
		<li className={`flex gap-2 ${strong ? "font-medium" : "text-text-2"}`}>
			<Icon name="check" className="mt-0.5 size-4 shrink-0 text-hue" />
			{children}
		</li>
	);
}
