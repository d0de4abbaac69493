// The card of a deposit that waits: its title, until when it waits, whatever its way has to say, and the way to take it back.
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Badge, useFormats } from "#platform/ui";
import type { Deposit } from "../contract/index.ts";
import { CancelDeposit } from "./cancel-deposit.tsx";
import { useCashierText } from "./text.ts";

export type PendingCardProps = {
	readonly deposit: Deposit;
	readonly title: string;
	/** What is said where it is taken back; undefined when it cannot be any more. */
	readonly cancelText: string | undefined;
	/** It was opened just now: one stands there. */
	readonly isNew?: boolean | undefined;
	readonly children: ReactNode;
};

export function PendingCard({ deposit, title, cancelText, isNew = false, children }: PendingCardProps) {
	const say = useCashierText();
	const { moment } = useFormats();
	const id = useId();
	const head = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (!isNew) return;
		head.current?.scrollIntoView({ block: "start" });
		head.current?.focus({ preventScroll: true });
	}, [isNew]);
	return (
		<article aria-labelledby={id} className="flex flex-col gap-5 rounded-card bg-surface-2 p-5 md:p-6">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<h3 ref={head} id={id} tabIndex={-1} className="scroll-mt-6 text-16 font-bold outline-none">
					{title}
				</h3>
				<Badge tone="hue">{say("pending.until", { moment: moment(deposit.expiresAt) })}</Badge>
			</div>
			{children}
			{cancelText === undefined ? null : <CancelDeposit deposit={deposit} text={cancelText} />}
		</article>
	);
}
