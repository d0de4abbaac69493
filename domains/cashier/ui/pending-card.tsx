// The card of a deposit that waits: its title, until when it waits, whatever its way has to say, and the way to take it back.
import { type ReactNode, useId } from "react";
import { Badge, useFormats } from "#platform/ui";
import type { Deposit } from "../contract/index.ts";
import { CancelDeposit } from "./cancel-deposit.tsx";
import { useCashierText } from "./text.ts";

export type PendingCardProps = {
	readonly deposit: Deposit;
	readonly title: string;
	/** What is said where it is taken back; undefined when it cannot be any more. */
	readonly cancelText: string | undefined;
	readonly children: ReactNode;
};

export function PendingCard({ deposit, title, cancelText, children }: PendingCardProps) {
	const say = useCashierText();
	const { moment } = useFormats();
	const id = useId();
	return (
		<article aria-labelledby={id} className="flex flex-col gap-5 rounded-card bg-surface-2 p-5 md:p-6">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<h3 id={id} className="text-16 font-bold">
					{title}
				</h3>
				<Badge tone="hue">{say("pending.until", { moment: moment(deposit.expiresAt) })}</Badge>
			</div>
			{children}
			{cancelText === undefined ? null : <CancelDeposit deposit={deposit} text={cancelText} />}
		</article>
	);
}
