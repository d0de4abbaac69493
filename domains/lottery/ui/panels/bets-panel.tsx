// The player's bets in this lottery: open ones that can be taken back until their issue closes, and what became of the others.
import { useState } from "react";
import type { FramePlay, FramePorts } from "#cabinet/ui";
import { Amount, Button, Chips, useFormats } from "#platform/ui";
import { cancelOrders, listOwnOrders, type OrderView } from "../../contract/index.ts";
import { parseSlip } from "../../core/index.ts";
import type { Footing } from "../bet/draft.ts";
import { useSlipWords } from "../bet/slip-words.ts";
import { stateOf } from "../play/outcome.ts";
import { useLotteryText } from "../text.ts";
import { useAsked } from "./use-asked.ts";

export type BetsPanelProps = {
	readonly play: FramePlay;
	readonly ports: Pick<FramePorts, "clientFor" | "failureSentence">;
	readonly footing: Footing;
	readonly now: () => number;
	readonly onBalance: (balance: string) => void;
};

const kinds = ["open", "all"] as const;

export function BetsPanel({ play, ports, footing, now, onBalance }: BetsPanelProps) {
	const say = useLotteryText();
	const { amount } = useFormats();
	const [kind, setKind] = useState<(typeof kinds)[number]>("open");
	const [said, setSaid] = useState({ text: "", urgent: false });
	const [busy, setBusy] = useState(false);
	const client = ports.clientFor(play.token);
	const { orders, next, failure, more, again } = useOrders({ play, ports, state: kind });
	const cancel = async ({ orderId, stake }: OrderView): Promise<void> => {
		setBusy(true);
		const answer = await client.call(cancelOrders, { ids: [orderId] });
		setBusy(false);
		if (!answer.ok) return setSaid({ text: ports.failureSentence(answer.error), urgent: true });
		onBalance(answer.value.balance);
		setSaid({ text: say("bets.cancelled", { amount: amount(stake, footing.currency) }), urgent: false });
		again();
	};
	return (
		<div className="flex flex-col gap-3 text-14" aria-busy={busy}>
			<Chips
				label={say("bets.title")}
				items={kinds.map((key) => ({ key, label: say(`bets.${key}`) }))}
				chosen={kind}
				onChoose={setKind}
			/>
			<p role={said.urgent ? "alert" : "status"} className="text-text-2 empty:hidden">
				{said.text}
			</p>
			{failure === undefined ? null : <p role="alert">{ports.failureSentence(failure)}</p>}
			{orders === undefined && failure === undefined ? <div className="skeleton h-40 rounded-card" /> : null}
			{orders?.length === 0 ? <p className="text-text-2">{say("bets.empty")}</p> : null}
			<ul className="flex flex-col gap-1.5">
				{orders?.map((order) => (
					<OrderRow
						key={order.orderId}
						order={order}
						footing={footing}
						onCancel={order.status === 2 && order.closesAt > now() && !busy ? () => void cancel(order) : undefined}
					/>
				))}
			</ul>
			{next === undefined ? null : (
				<Button look="plain" onPress={more}>
					{say("bets.more")}
				</Button>
			)}
		</div>
	);
}

type Asking = Pick<BetsPanelProps, "play" | "ports"> & { readonly state: "open" | "all" };

/** Pages of thirty, those asked for by hand behind the first. */
function useOrders({ play, ports, state }: Asking) {
	const client = ports.clientFor(play.token);
	const first = useAsked(() => client.call(listOwnOrders, { state }), [state]);
	const [further, setFurther] = useState<{
		readonly of: unknown;
		readonly orders: readonly OrderView[];
		readonly next: string | undefined;
	}>();
	const value = first.answer?.ok === true ? first.answer.value : undefined;
	const own = further?.of === value ? further : undefined;
	const next = own === undefined ? value?.next : own.next;
	return {
		orders: value === undefined ? undefined : [...value.orders, ...(own?.orders ?? [])],
		next,
		failure: first.answer?.ok === false ? first.answer.error : undefined,
		again: first.again,
		more(): void {
			if (next === undefined) return;
			void client.call(listOwnOrders, { state, after: next }).then((answer) => {
				if (answer.ok)
					setFurther({ of: value, orders: [...(own?.orders ?? []), ...answer.value.orders], next: answer.value.next });
			});
		},
	};
}

type OrderRowProps = {
	readonly order: OrderView;
	readonly footing: Footing;
	readonly onCancel: (() => void) | undefined;
};

function OrderRow({ order, footing, onCancel }: OrderRowProps) {
	const say = useLotteryText();
	const slipWords = useSlipWords();
	const { currency } = footing;
	const { mode, group } = order.events.find((event) => event.type === "bet") ?? footing;
	const slip = parseSlip(order.slip, { currency, mode, group, game: order.gameId });
	const { name, picks } = slip.ok ? slipWords(slip.value) : { name: order.slip, picks: "" };
	const state = stateOf(order);
	return (
		<li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-surface-2 px-3 py-2">
			<div className="min-w-0 grow">
				<p className="text-13 text-text-3 tabular-nums">{say("draw.issue", { issue: order.numero })}</p>
				<p className="text-text-2">{name}</p>
				<p className="truncate font-medium tabular-nums">{picks}</p>
			</div>
			<div className="text-end tabular-nums">
				<p className={state === "won" ? "text-won" : "text-text-2"}>{say(`bets.state.${state}`)}</p>
				<p>
					<Amount amount={order.stake} currency={currency} />
				</p>
				{state === "open" || state === "lost" ? null : (
					<p className={state === "won" ? "text-won" : ""}>
						<Amount amount={order.returned} currency={currency} signed={state === "won"} />
					</p>
				)}
			</div>
			{onCancel === undefined ? null : (
				<button
					type="button"
					aria-label={say("bets.cancelOf", { issue: order.numero })}
					onClick={onCancel}
					className="min-h-11 rounded-control bg-surface-3 px-3 transition hover:brightness-110"
				>
					{say("bets.cancel")}
				</button>
			)}
		</li>
	);
}
