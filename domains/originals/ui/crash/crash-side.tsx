// Beside the sky: who bets on the round and what they took, and where the last flights ended.
import { Amount } from "#platform/ui";
import type { CrashPast, CrashTable } from "../../contract/index.ts";
import { useOriginalText } from "../text.ts";
import { crashText } from "./crash-board.tsx";

export function CrashBets({ table }: { readonly table: CrashTable }) {
	const say = useOriginalText();
	return (
		<section
			aria-label={say("crash.others")}
			className="flex max-h-36 min-h-0 shrink-0 flex-col gap-2 border-line px-4 py-3 max-lg:border-t lg:max-h-none lg:w-72 lg:border-s"
		>
			<div className="flex flex-wrap items-baseline justify-between gap-x-3 text-13 text-text-2">
				<span className="tabular-nums">{say("crash.players", { count: table.players })}</span>
				<span className="flex flex-wrap gap-x-3">
					{table.sums.map(({ currency, stake }) => (
						<Amount key={currency} amount={stake} currency={currency} />
					))}
				</span>
			</div>
			<ul className="min-h-0 grow overflow-y-auto text-14">
				{table.bets.map(({ betId, name, currency, stake, taken }) => (
					<li
						key={betId}
						className={`grid grid-cols-[1fr_auto_4.5rem] gap-2 py-1 ${taken > 0 ? "text-won" : "text-text-2"}`}
					>
						<span className="truncate">{name}</span>
						<Amount amount={stake} currency={currency} />
						<span className="text-end font-medium tabular-nums">{taken > 0 ? crashText(taken) : "–"}</span>
					</li>
				))}
			</ul>
		</section>
	);
}

/** The newest first; nothing that could be read as a promise of what comes. */
export function CrashPastStrip({ past }: { readonly past: readonly CrashPast[] }) {
	const say = useOriginalText();
	return (
		<ol
			aria-label={say("crash.past")}
			className="flex h-9 shrink-0 items-center gap-1 overflow-hidden px-4 sm:justify-center"
		>
			{past.slice(0, 12).map(({ number, point }) => (
				<li
					key={number}
					className={`shrink-0 rounded-control bg-surface-2 px-2 py-0.5 text-13 tabular-nums ${point >= 200 ? "text-won" : "text-text-2"}`}
				>
					<span className="sr-only">{say("crash.number", { number })}: </span>
					{crashText(Math.max(100, point))}
				</li>
			))}
		</ol>
	);
}
