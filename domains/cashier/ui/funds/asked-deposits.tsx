// What waits for an agent: deposits of members directly below, each accepted behind the payment password or refused with a
// reason. Followed live; nothing is shown while nothing waits.
import { type FormEvent, type ReactNode, useState } from "react";
import {
	Amount,
	Button,
	DateTime,
	Dialog,
	FailureNote,
	Field,
	pagesHook,
	showToast,
	useFormats,
	useLiveAnswers,
} from "#platform/ui";
import {
	type AskedDeposit,
	depositEvent,
	listFloatDeposits,
	listTransfers,
	readConsolidatedFunds,
	readFloatDesk,
} from "../../contract/index.ts";
import { useAcceptFloatDeposit, useRefuseFloatDeposit } from "../calls.gen.ts";
import { useCashierText } from "../text.ts";
import { PaymentPasswordField } from "../wish-fields.tsx";

const useAsked = pagesHook(listFloatDeposits, ({ next }) => (next === null ? undefined : { cursor: next }));

export function AskedDeposits() {
	const say = useCashierText();
	useLiveAnswers(depositEvent, [listFloatDeposits]);
	const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useAsked({ pageSize: 20 });
	const waiting = data?.pages.flatMap(({ deposits }) => deposits) ?? [];
	if (waiting.length === 0) return null;
	return (
		<section aria-labelledby="asked" className="flex flex-col gap-3">
			<h3 id="asked" className="text-16 font-bold">
				{say("asked.title")}
			</h3>
			<p className="max-w-prose text-14 text-text-2">{say("asked.text")}</p>
			<ul className="flex flex-col gap-3">
				{waiting.map((deposit) => (
					<Asked key={deposit.depositId} deposit={deposit} />
				))}
			</ul>
			{hasNextPage ? (
				<Button look="quiet" busy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
					{say("asked.more")}
				</Button>
			) : null}
		</section>
	);
}

function Asked({ deposit }: { readonly deposit: AskedDeposit }) {
	const say = useCashierText();
	const [deciding, setDeciding] = useState<"accept" | "refuse">();
	const { account, amount, currency, openedAt } = deposit;
	const leave = () => setDeciding(undefined);
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-surface-2 p-5">
			<div className="min-w-0">
				<p className="text-16 font-bold break-words">{account}</p>
				<p className="text-13 text-text-3">
					<DateTime at={openedAt} />
				</p>
			</div>
			<p className="text-20">
				<Amount amount={amount} currency={currency} />
			</p>
			<div className="flex gap-2 max-sm:w-full max-sm:*:grow">
				<Button look="quiet" onPress={() => setDeciding("refuse")}>
					{say("asked.refuse")}
				</Button>
				<Button onPress={() => setDeciding("accept")}>{say("asked.accept")}</Button>
			</div>
			{deciding === "accept" ? <Accept deposit={deposit} onClose={leave} /> : null}
			{deciding === "refuse" ? <Refuse deposit={deposit} onClose={leave} /> : null}
		</li>
	);
}

type DecisionProps = { readonly deposit: AskedDeposit; readonly onClose: () => void };

const useWords = ({ account: name, amount: asked, currency }: AskedDeposit) => {
	const { amount } = useFormats();
	return { name, amount: amount(asked, currency) };
};

/** Told also when the news was faster than the answer, and what waited is gone from the page. A refusal is shown where it was asked. */
const done = (answer: Promise<unknown>, tell: () => void): void => void answer.then(tell, () => undefined);

function Accept({ deposit, onClose }: DecisionProps) {
	const say = useCashierText();
	const words = useWords(deposit);
	const [typed, setTyped] = useState("");
	const accept = useAcceptFloatDeposit({
		refreshes: [listFloatDeposits, readFloatDesk, listTransfers, readConsolidatedFunds],
	});
	const onSuccess = (): void => {
		showToast({ tone: "success", text: say("asked.accepted", words) });
		onClose();
	};
	const send = (): void =>
		done(accept.mutateAsync({ depositId: deposit.depositId, paymentPassword: typed.trim() }), onSuccess);
	return (
		<Decision
			title={say("asked.acceptTitle", words)}
			act={say("asked.accept")}
			ready={typed.trim() !== ""}
			send={send}
			onClose={onClose}
			busy={accept.isPending}
			error={accept.error}
		>
			{(missing) => <PaymentPasswordField value={typed} onChange={setTyped} error={missing} />}
		</Decision>
	);
}

function Refuse({ deposit, onClose }: DecisionProps) {
	const say = useCashierText();
	const words = useWords(deposit);
	const [reason, setReason] = useState("");
	const refuse = useRefuseFloatDeposit({ refreshes: [listFloatDeposits] });
	const onSuccess = (): void => {
		showToast({ tone: "info", text: say("asked.refused", words) });
		onClose();
	};
	const send = (): void => done(refuse.mutateAsync({ depositId: deposit.depositId, reason: reason.trim() }), onSuccess);
	return (
		<Decision
			title={say("asked.refuseTitle", words)}
			act={say("asked.refuse")}
			ready={reason.trim() !== ""}
			send={send}
			onClose={onClose}
			busy={refuse.isPending}
			error={refuse.error}
		>
			{(missing) => (
				<Field
					label={say("asked.reason")}
					hint={say("asked.reasonHint")}
					{...(missing === undefined ? {} : { error: missing })}
					autoComplete="off"
					maxLength={140}
					value={reason}
					onChange={(event) => setReason(event.target.value)}
				/>
			)}
		</Decision>
	);
}

type DecisionFrame = {
	readonly title: string;
	readonly act: string;
	/** What is asked for was typed. */
	readonly ready: boolean;
	readonly busy: boolean;
	readonly error: Parameters<typeof FailureNote>[0]["error"] | null;
	readonly send: () => void;
	readonly onClose: () => void;
	/** The field, with what is missing of it. */
	readonly children: (missing: string | undefined) => ReactNode;
};

function Decision({ title, act, ready, busy, error, send, onClose, children }: DecisionFrame) {
	const say = useCashierText();
	const [tried, setTried] = useState(false);
	const onSubmit = (event: FormEvent): void => {
		event.preventDefault();
		setTried(true);
		if (ready && !busy) send();
	};
	return (
		<Dialog open size="dialog" title={title} onClose={onClose}>
			<form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
				{children(tried && !ready ? say("hand.needed") : undefined)}
				{error === null ? null : <FailureNote error={error} />}
				<Button submit wide size="large" busy={busy}>
					{act}
				</Button>
			</form>
		</Dialog>
	);
}
