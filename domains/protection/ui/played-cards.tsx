// What was played today, this week and this month: the net position first (RTS 2E), then what it is made of.
import type { ReactNode } from "react";
import { Amount } from "#platform/ui";
import type { Played, Protection } from "../contract/index.ts";
import { useDuration } from "./duration.ts";
import { useProtectionText } from "./text.ts";

export function PlayedCards({ protection }: { readonly protection: Protection }) {
	const say = useProtectionText();
	return (
		<section aria-labelledby="played" className="flex flex-col gap-4">
			<h3 id="played" className="text-16 font-bold">
				{say("played.title")}
			</h3>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-3">
				{protection.played.map((played) => (
					<PlayedCard key={played.period} played={played} currency={protection.currency} />
				))}
			</div>
		</section>
	);
}

function PlayedCard({ played, currency }: { readonly played: Played; readonly currency: string }) {
	const say = useProtectionText();
	const duration = useDuration();
	return (
		<article className="rounded-card bg-surface-2 p-4">
			<h4 className="text-13 text-text-3">{say(`played.${played.period}`)}</h4>
			<p className="mt-1 text-20">
				<Amount amount={played.net} currency={currency} signed />
			</p>
			<dl className="mt-3 grid grid-cols-3 gap-1 text-13 text-text-2 sm:grid-cols-1">
				<Line name={say("played.staked")}>
					<Amount amount={played.staked} currency={currency} />
				</Line>
				<Line name={say("played.won")}>
					<Amount amount={played.won} currency={currency} />
				</Line>
				<Line name={say("played.time")}>{duration(played.minutes)}</Line>
			</dl>
		</article>
	);
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
	return (
		<div className="flex flex-col justify-between gap-x-3 sm:flex-row">
			<dt>{name}</dt>
			<dd className="text-text-1">{children}</dd>
		</div>
	);
}
