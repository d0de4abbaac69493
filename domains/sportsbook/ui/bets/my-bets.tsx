// The player's bets: open ones with what is offered for them, whole or in part; settled ones with what they returned.
import { useState } from "react";
import type { FramePorts } from "#cabinet/ui";
import type { CallFailure } from "#platform/contract/client";
import { formatMinor, parseMinor } from "#platform/kernel";
import { Button, EmptyState, FailureNote, Skeleton, Tabs, useFormats } from "#platform/ui";
import { cashOutSportsBet, listOwnSportsBets, type SportsBet } from "../../contract/index.ts";
import { partOf } from "../../core/index.ts";
import type { OpenedBook } from "../play/open-book.ts";
import type { Book } from "../play/use-book.ts";
import { usePolled } from "../play/use-polled.ts";
import { useBookText } from "../text.ts";
import { AutoCashOut } from "./auto-cash-out.tsx";
import { BetCard } from "./bet-card.tsx";

export type MyBetsProps = {
	readonly opened: OpenedBook;
	readonly book: Book;
	readonly ports: Pick<FramePorts, "failureSentence">;
	readonly onBalance: (balance: string) => void;
};

const views = ["open", "settled"] as const;

export function MyBets({ opened, book, ports, onBalance }: MyBetsProps) {
	const say = useBookText();
	const [state, setState] = useState<(typeof views)[number]>("open");
	const { value, failure, again } = usePolled({
		every: 2_500,
		about: state,
		async ask() {
			const answer = await opened.client.call(listOwnSportsBets, { state });
			if (answer.ok) onBalance(answer.value.balance);
			return answer;
		},
	});
	return (
		<Tabs
			label={say("nav.bets")}
			items={views.map((key) => ({ key, label: say(`bets.${key}`) }))}
			chosen={state}
			onChoose={setState}
		>
			{value === undefined && failure === undefined ? <Skeleton className="h-40 rounded-card" /> : null}
			{value === undefined && failure !== undefined ? <FailureNote error={failure} onRetry={again} /> : null}
			{value?.bets.length === 0 ? <EmptyState title={say("bets.none")} /> : null}
			<div className="grid items-start gap-3 xl:grid-cols-2">
				{value?.bets.map((bet) => (
					<BetCard key={bet.betId} bet={bet} currency={opened.currency} format={book.format}>
						{state === "open" && bet.free !== true ? (
							<CashOut bet={bet} opened={opened} ports={ports} onSold={again} />
						) : null}
					</BetCard>
				))}
			</div>
		</Tabs>
	);
}

type CashOutProps = {
	readonly bet: SportsBet;
	readonly opened: OpenedBook;
	readonly ports: Pick<FramePorts, "failureSentence">;
	readonly onSold: () => void;
};

/** A part of the whole bet; what is left of it is the most. */
function CashOut({ bet, opened, ports, onSold }: CashOutProps) {
	const say = useBookText();
	const { amount } = useFormats();
	const left = 100 - bet.sold;
	const [wished, setWished] = useState(100);
	const [busy, setBusy] = useState(false);
	const [refused, setRefused] = useState<CallFailure>();
	const part = Math.min(left, wished);
	const offer = bet.offer === undefined ? undefined : parseMinor(bet.offer, opened.currency);
	const value =
		offer?.ok === true ? formatMinor(partOf((offer.value * 100n) / BigInt(left), part), opened.currency) : undefined;
	const sell = async (atLeast: string): Promise<void> => {
		setBusy(true);
		setRefused(undefined);
		const answer = await opened.client.call(cashOutSportsBet, {
			betId: bet.betId,
			part,
			atLeast,
			version: bet.version,
		});
		setBusy(false);
		if (!answer.ok) setRefused(answer.error);
		onSold();
	};
	return (
		<div className="flex flex-col gap-2 border-t border-line pt-2">
			<label className="flex items-center gap-3 text-13 text-text-2">
				<span className="w-12 shrink-0 tabular-nums">{`${part} %`}</span>
				<input
					type="range"
					min={Math.min(10, left)}
					max={left}
					value={part}
					aria-label={say("bets.part")}
					onChange={(event) => setWished(Number(event.target.value))}
					className="h-11 grow accent-accent"
				/>
			</label>
			<Button
				look="plain"
				wide
				busy={busy}
				disabled={value === undefined}
				onPress={() => (value === undefined ? undefined : void sell(lower(value)))}
			>
				{value === undefined ? say("bets.noOffer") : say("bets.cashOut", { amount: amount(value, opened.currency) })}
			</Button>
			<AutoCashOut bet={bet} opened={opened} onRefused={setRefused} onSet={onSold} />
			<p role="alert" className="text-13 text-lost empty:hidden">
				{refused === undefined ? "" : ports.failureSentence(refused)}
			</p>
		</div>
	);
}

/** What moves by a hundredth while it is pressed is still taken. */
const lower = (value: string): string => {
	const [whole = "0", decimals = ""] = value.split(".");
	const minor = (BigInt(whole + decimals) * 99n) / 100n;
	const text = minor.toString().padStart(decimals.length + 1, "0");
	return decimals === "" ? text : `${text.slice(0, -decimals.length)}.${text.slice(-decimals.length)}`;
};
