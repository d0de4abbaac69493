// From which worth on the rest of a bet is cashed out by itself: said, shown, and taken back.
import { useState } from "react";
import type { CallFailure } from "#platform/contract/client";
import { formatMinor, parseMinor } from "#platform/kernel";
import { Button, useFormats } from "#platform/ui";
import { type SportsBet, setAutoCashOut } from "../../contract/index.ts";
import type { OpenedBook } from "../play/open-book.ts";
import { useBookText } from "../text.ts";

export type AutoCashOutProps = {
	readonly bet: SportsBet;
	readonly opened: OpenedBook;
	readonly onRefused: (failure: CallFailure | undefined) => void;
	readonly onSet: () => void;
};

/** From which worth on the rest of it is cashed out by itself. */
export function AutoCashOut({ bet: { betId, auto }, opened, onRefused, onSet }: AutoCashOutProps) {
	const say = useBookText();
	const { amount } = useFormats();
	const [from, setFrom] = useState("");
	const parsed = parseMinor(from, opened.currency);
	const set = async (wished: string | undefined): Promise<void> => {
		const answer = await opened.client.call(setAutoCashOut, {
			betId,
			...(wished === undefined ? {} : { from: wished }),
		});
		onRefused(answer.ok ? undefined : answer.error);
		onSet();
	};
	if (auto !== undefined)
		return (
			<div className="flex flex-wrap items-center justify-between gap-2 text-13 text-text-2">
				<span>{say("bets.autoOn", { amount: amount(auto, opened.currency) })}</span>
				<Button look="quiet" size="small" onPress={() => void set(undefined)}>
					{say("bets.autoStop")}
				</Button>
			</div>
		);
	return (
		<form
			className="flex items-end gap-2"
			onSubmit={(event) => {
				event.preventDefault();
				if (parsed.ok && parsed.value > 0n) void set(formatMinor(parsed.value, opened.currency));
			}}
		>
			<label className="flex min-w-0 grow flex-col gap-1 text-13 text-text-2">
				{say("bets.auto")}
				<input
					inputMode="decimal"
					value={from}
					onChange={(event) => setFrom(event.target.value.replace(",", "."))}
					className="h-11 w-full rounded-control border border-line-control bg-surface-1 px-3 text-14 text-text-1 tabular-nums"
				/>
			</label>
			<Button look="plain" submit disabled={!parsed.ok || parsed.value <= 0n}>
				{say("bets.autoSet")}
			</Button>
		</form>
	);
}
