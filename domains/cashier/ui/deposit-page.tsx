// Paying in: what waits, a new deposit, and what became of the others. Followed live.
import { useRef, useState } from "react";
import {
	Button,
	EmptyState,
	FailureNote,
	Icon,
	Skeleton,
	showToast,
	useFormats,
	useLive,
	useRefresh,
} from "#platform/ui";
import {
	type Deposit,
	type Desk,
	depositEvent,
	listDeposits,
	type Method,
	readDepositDesk,
} from "../contract/index.ts";
import { BonusLine } from "./bonus-line.tsx";
import { useReadDepositDesk } from "./calls.gen.ts";
import { DepositForm, type DepositFormProps } from "./deposit-form.tsx";
import { DepositHistory, useDeposits } from "./deposit-history.tsx";
import { FirstLimit } from "./first-limit.tsx";
import { PaymentResult } from "./payment-result.tsx";
import { PendingAgent } from "./pending-agent.tsx";
import { PendingDeposit } from "./pending-deposit.tsx";
import { PendingPayment } from "./pending-payment.tsx";
import { PlayMoney } from "./play-money.tsx";
import { useCashierText } from "./text.ts";
import { VoucherForm } from "./voucher-form.tsx";

export type DepositPageProps = {
	/** Nothing here is paid in money. */
	readonly playMoney: boolean;
	/** Leads to the member's limits. */
	readonly onLimits: () => void;
	/** Leads to the games. */
	readonly onPlay: () => void;
};

export function DepositPage({ playMoney, onLimits, onPlay }: DepositPageProps) {
	const say = useCashierText();
	const { data, error, refetch } = useReadDepositDesk({});
	const [opened, setOpened] = useState<string>();
	useNews();
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-96 rounded-card" />;
	return (
		<div className="flex flex-col gap-6">
			<div className="flex flex-col gap-3">
				<p className="max-w-prose text-14 text-text-2">{say("desk.text")}</p>
				{playMoney ? <PlayMoney /> : null}
			</div>
			<PaymentResult onPlay={onPlay} />
			{data.pending.map((deposit) => (
				<Waiting
					key={deposit.depositId}
					deposit={deposit}
					isNew={deposit.depositId === opened}
					method={data.methods.find(({ code }) => code === deposit.method)}
				/>
			))}
			<BonusLine bonus={data.bonus} currency={data.currency} />
			<NewDeposit desk={data} onOpened={setOpened} />
			<Vouchers desk={data} />
			<Limits desk={data} onLimits={onLimits} />
			<DepositHistory />
		</div>
	);
}

type WaitingProps = { readonly deposit: Deposit; readonly method: Method | undefined; readonly isNew: boolean };

function Waiting({ deposit, method, isNew }: WaitingProps) {
	const { payment, kind } = deposit;
	if (kind === "agent-float") return <PendingAgent deposit={deposit} isNew={isNew} />;
	if (payment === null) return <PendingDeposit deposit={deposit} steps={method?.steps ?? []} isNew={isNew} />;
	return <PendingPayment deposit={deposit} payment={payment} provider={method?.provider ?? null} />;
}

function NewDeposit({ desk, onOpened }: DepositFormProps) {
	const say = useCashierText();
	const { moment } = useFormats();
	if (desk.blockedUntil !== null) return <Closed text={say("desk.blocked", { moment: moment(desk.blockedUntil) })} />;
	if (desk.pending.length >= desk.mostPending) return <Closed text={say("desk.full")} />;
	if (desk.methods.length === 0) return <EmptyState title={say("desk.noMethods")} text={say("desk.noMethodsText")} />;
	return desk.asksForLimit ? <FirstLimit currency={desk.currency} /> : <DepositForm desk={desk} onOpened={onOpened} />;
}

function Vouchers({ desk }: { readonly desk: Desk }) {
	const method = desk.methods.find(({ kind }) => kind === "voucher");
	if (method === undefined || desk.blockedUntil !== null || desk.asksForLimit) return null;
	return <VoucherForm method={method} />;
}

function Closed({ text }: { readonly text: string }) {
	return (
		<p role="status" className="flex items-center gap-3 rounded-card bg-surface-2 px-5 py-4 text-14">
			<Icon name="clock" className="shrink-0 text-text-3" />
			{text}
		</p>
	);
}

/** What deposit limits leave, and the way to them: never more than one tap away. */
function Limits({ desk, onLimits }: { readonly desk: Desk; readonly onLimits: () => void }) {
	const say = useCashierText();
	const { amount } = useFormats();
	const { currency, limits } = desk;
	return (
		<section aria-label={say("desk.limits")} className="flex flex-wrap items-center gap-x-6 gap-y-3">
			{limits.map(({ period, limit, left }) => (
				<p key={period} className="text-14 text-text-2">
					<span className="me-2 text-13 text-text-3">{say(`desk.periods.${period}`)}</span>
					{say("desk.left", { left: amount(left, currency), limit: amount(limit, currency) })}
				</p>
			))}
			<Button look="plain" size="small" icon="shield" onPress={onLimits}>
				{say("desk.toLimits")}
			</Button>
		</section>
	);
}

const told = { credited: "success", refused: "warning", expired: "info" } as const;

/** Asks again when something was pushed, and says what became of a deposit that waited. */
function useNews(): void {
	const say = useCashierText();
	const refresh = useRefresh();
	const { data, refetch } = useDeposits();
	const known = useRef<readonly Deposit[]>([]);
	known.current = data?.pages.flatMap(({ deposits }) => deposits) ?? known.current;
	useLive(depositEvent, ({ depositId }) => {
		refresh([readDepositDesk, listDeposits]);
		const waited = known.current.find((one) => one.depositId === depositId)?.state === "pending";
		if (!waited) return;
		void refetch().then((latest) => {
			const found = latest.data?.pages.flatMap(({ deposits }) => deposits).find((one) => one.depositId === depositId);
			if (found === undefined || found.state === "pending" || found.state === "cancelled") return;
			showToast({ tone: told[found.state], text: say(`news.${found.state}`, { reference: found.reference }) });
		});
	});
}
