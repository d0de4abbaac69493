// What was played since the run began: time, staked, won, and what is left of both.
import type { ReactNode } from "react";
import { Amount } from "#platform/ui";
import type { RealityCheck } from "../../contract/index.ts";
import { useDuration } from "../duration.ts";
import { useProtectionText } from "../text.ts";

export function RealityFigures({ check }: { readonly check: RealityCheck }) {
	const say = useProtectionText();
	const duration = useDuration();
	const { currency } = check;
	return (
		<dl className="flex flex-col rounded-card bg-surface-2 px-4 py-2 text-14">
			<Figure name={say("check.time")}>
				<span className="font-bold">{duration(check.minutes)}</span>
			</Figure>
			<Figure name={say("played.staked")}>
				<Amount amount={check.staked} currency={currency} />
			</Figure>
			<Figure name={say("played.won")}>
				<Amount amount={check.won} currency={currency} />
			</Figure>
			<Figure name={say("check.net")}>
				<Amount amount={check.net} currency={currency} signed />
			</Figure>
		</dl>
	);
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
	return (
		<div className="flex items-baseline justify-between gap-3 border-t border-line py-2 first:border-t-0">
			<dt className="text-text-2">{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}
