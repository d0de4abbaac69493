// An amount that counts up to what is true and never beyond it. It jumps where less motion is asked for, and when a pot was
// won and begins anew.
import { useEffect, useRef, useState } from "react";
import { Amount } from "#platform/ui";
import { betweenAmounts } from "./between-amounts.ts";

const lastsMilliseconds = 2_000;

export type TickingAmountProps = { readonly amount: string; readonly currency: string };

export function TickingAmount({ amount, currency }: TickingAmountProps) {
	const shown = useRef(amount);
	const [text, setText] = useState(amount);
	useEffect(() => {
		const from = shown.current;
		const begun = performance.now();
		const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
		let frame = 0;
		const step = (now: number): void => {
			const part = still ? 1 : Math.min(1, Math.max(0, (now - begun) / lastsMilliseconds));
			shown.current = betweenAmounts({ from, to: amount, part });
			setText(shown.current);
			if (part < 1) frame = requestAnimationFrame(step);
		};
		step(begun);
		return () => cancelAnimationFrame(frame);
	}, [amount]);
	return <Amount amount={text} currency={currency} />;
}
