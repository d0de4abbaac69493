// Hands money on to somebody else: what is there, the amount, a remark, the payment password, and one question before it goes.
import { type FormEvent, type ReactNode, useState } from "react";
import { isCurrencyCode } from "#platform/kernel";
import { Amount, Button, Confirm, FailureNote, Field, useFormats } from "#platform/ui";
import { AmountChips } from "../amount-chips.tsx";
import { AmountField } from "../amount-field.tsx";
import { useCashierText } from "../text.ts";
import { planHand, type Room } from "./plan-hand.ts";
import { quickAmounts } from "./plan-move.ts";

const quick = ["10", "50", "100", "500"];

/** What is handed on, as it is typed. */
export type Handing = { readonly amount: string; readonly paymentPassword: string; readonly remark: string };

/** A question of one's own: whether it is asked now, of how much, and what either answer does. */
export type HandQuestion = {
	readonly asked: boolean;
	readonly leaves: string;
	readonly onAct: () => void;
	readonly onClose: () => void;
};

export type HandFormProps = {
	readonly room: Room;
	readonly currency: string;
	readonly symbol: string;
	/** Who gets it; empty until somebody is named. */
	readonly name: string;
	/** The field that names somebody, where one does not stand fast. */
	readonly naming?: ReactNode;
	/** Nothing may be handed on now; why stands beside the form. */
	readonly closed?: boolean;
	/** Asked before it goes, in place of the plain question. */
	readonly question?: (asked: HandQuestion) => ReactNode;
	readonly busy: boolean;
	readonly error: Parameters<typeof FailureNote>[0]["error"] | null;
	/** Sends it; `done` empties the form. */
	readonly onHand: (handing: Handing, done: () => void) => void;
};

export function HandForm(props: HandFormProps) {
	const say = useCashierText();
	const { room, symbol, busy } = props;
	const form = useHandForm(props);
	const { typed, setTyped, faults } = form;
	return (
		<form onSubmit={form.ask} noValidate className="flex flex-col gap-4 rounded-card bg-surface-2 p-5">
			<RoomFacts room={room} symbol={symbol} />
			{props.naming}
			<AmountField
				label={say("move.amount")}
				symbol={symbol}
				typed={typed.amount}
				onType={(amount) => setTyped({ ...typed, amount })}
				fault={faults.amount}
			/>
			<AmountChips
				label={say("form.quick")}
				amounts={quickAmounts(quick, room.available)}
				unit={symbol}
				typed={typed.amount}
				onChoose={(amount) => setTyped({ ...typed, amount })}
			/>
			<Field
				label={say("hand.remark")}
				hint={say("hand.remarkHint")}
				autoComplete="off"
				maxLength={140}
				value={typed.remark}
				onChange={(event) => setTyped({ ...typed, remark: event.target.value })}
			/>
			<Field
				label={say("hand.password")}
				{...(faults.password === undefined ? {} : { error: faults.password })}
				type="password"
				inputMode="numeric"
				autoComplete="off"
				maxLength={64}
				value={typed.paymentPassword}
				onChange={(event) => setTyped({ ...typed, paymentPassword: event.target.value })}
			/>
			{props.error === null ? null : <FailureNote error={props.error} />}
			<Button submit wide size="large" busy={busy} disabled={props.closed === true}>
				{say("hand.act")}
			</Button>
			{props.question?.({ asked: form.asked, leaves: form.leaves, onAct: form.send, onClose: form.leave }) ?? (
				<Confirm
					open={form.asked}
					title={say("hand.sure", { amount: form.shown, name: props.name })}
					text={say("hand.sureText")}
					act={say("hand.act")}
					busy={busy}
					onAct={form.send}
					onClose={form.leave}
				/>
			)}
		</form>
	);
}

const empty: Handing = { amount: "", paymentPassword: "", remark: "" };

function useHandForm({ room, currency, symbol, name, onHand }: HandFormProps) {
	const say = useCashierText();
	const { amount } = useFormats();
	const [typed, setTyped] = useState(empty);
	const [tried, setTried] = useState(false);
	const [asked, setAsked] = useState(false);
	if (!isCurrencyCode(currency)) throw new Error(`an unknown currency: ${currency}`);
	const plan = planHand(typed.amount, { room, currency });
	const show = (text: string): string => amount(text, symbol);
	const wrong = {
		empty: say("form.malformed"),
		malformed: say("form.malformed"),
		"out-of-range": say("hand.outOfRange", { smallest: show(room.smallest), largest: show(room.largest) }),
		"too-much": say("move.tooMuch", { most: plan.state === "too-much" ? show(plan.most) : "" }),
		ready: undefined,
	}[plan.state];
	const ask = (event: FormEvent): void => {
		event.preventDefault();
		setTried(true);
		if (plan.state === "ready" && name !== "" && typed.paymentPassword !== "") setAsked(true);
	};
	const done = (): void => {
		setTyped(empty);
		setTried(false);
	};
	const send = (): void => {
		setAsked(false);
		if (plan.state === "ready") onHand({ ...typed, amount: plan.amount }, done);
	};
	const faults = {
		amount: tried ? wrong : undefined,
		password: tried && typed.paymentPassword === "" ? say("hand.needed") : undefined,
	};
	const leaves = plan.state === "ready" ? plan.amount : "0";
	const shown = plan.state === "ready" ? show(leaves) : "";
	return { typed, setTyped, faults, asked, ask, send, shown, leaves, leave: () => setAsked(false) };
}

function RoomFacts({ room, symbol }: { readonly room: Room; readonly symbol: string }) {
	const say = useCashierText();
	const { amount } = useFormats();
	return (
		<dl className="grid gap-3 border-b border-line pb-4 text-14 sm:grid-cols-3">
			<Fact name={say("hand.available")}>
				<Amount amount={room.available} currency={symbol} />
			</Fact>
			<Fact name={say("hand.left")}>
				<Amount amount={room.left} currency={symbol} />
			</Fact>
			<Fact name={say("hand.range")}>{`${amount(room.smallest, symbol)} – ${amount(room.largest, symbol)}`}</Fact>
		</dl>
	);
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
	return (
		<div className="flex items-baseline justify-between gap-3 sm:block">
			<dt className="text-13 text-text-3">{name}</dt>
			<dd className="mt-0.5 font-medium">{children}</dd>
		</div>
	);
}
