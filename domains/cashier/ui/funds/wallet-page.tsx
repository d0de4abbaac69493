// My wallet: all that there is, purse by purse, moving it to vendors and home, and what was moved. Followed live.
import type { ReactNode } from "react";
import {
	Amount,
	Badge,
	FailureNote,
	GatedButton,
	Icon,
	IconButton,
	type IconName,
	Skeleton,
	showToast,
	useFormats,
	useRefresh,
} from "#platform/ui";
import { useBalanceNews, useWalletText } from "#wallet/ui";
import { type Funds, listTransfers, readConsolidatedFunds } from "../../contract/index.ts";
import { useReadConsolidatedFunds, useReturnWallets } from "../calls.gen.ts";
import { useCashierText } from "../text.ts";
import { MoveForm } from "./move-form.tsx";
import { TransferHistory } from "./transfer-history.tsx";

export type WalletPageProps = {
	/** Nothing here is paid in or out in money. */
	readonly playMoney: boolean;
	readonly onStatement: () => void;
};

export function WalletPage({ playMoney, onStatement }: WalletPageProps) {
	const { data, error, isFetching, refetch } = useReadConsolidatedFunds({});
	const refresh = useRefresh();
	useBalanceNews(() => refresh([readConsolidatedFunds, listTransfers]));
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-80 rounded-card" />;
	return (
		<div className="flex flex-col gap-6">
			<Total funds={data} reading={isFetching} onRead={() => void refetch()} />
			<Purses funds={data} />
			{data.vendors.length === 0 ? null : <MoveForm funds={data} />}
			<TransferHistory />
			{playMoney ? <PlayMoney symbol={data.symbol} /> : null}
			<ToStatement onPress={onStatement} />
		</div>
	);
}

type TotalProps = { readonly funds: Funds; readonly reading: boolean; readonly onRead: () => void };

function Total({ funds, reading, onRead }: TotalProps) {
	const say = useCashierText();
	const sayWallet = useWalletText();
	const { symbol, main, bonus } = funds;
	return (
		<section className="rounded-card bg-surface-2 p-5 md:p-6">
			<div className="flex items-start justify-between">
				<div>
					<h3 className="text-14 text-text-2">{say("funds.spendable")}</h3>
					<p aria-live="polite" className="mt-1 text-28 md:text-40">
						<Amount amount={main.available} currency={symbol} />
					</p>
				</div>
				<IconButton
					icon="refresh"
					label={sayWallet("balance.refresh")}
					onPress={onRead}
					className={reading ? "animate-spin" : ""}
				/>
			</div>
			<dl className="mt-5 grid grid-cols-3 gap-4 border-t border-line pt-4">
				<Part name={say("funds.restricted")} amount={bonus.balance} symbol={symbol} />
				<Part name={sayWallet("balance.held")} amount={main.held} symbol={symbol} />
				<Part name={say("funds.total")} amount={funds.total} symbol={symbol} />
			</dl>
		</section>
	);
}

function Part(props: { readonly name: string; readonly amount: string; readonly symbol: string }) {
	return (
		<div className="flex min-w-0 flex-col justify-between">
			<dt className="text-13 text-text-3">{props.name}</dt>
			<dd className="mt-0.5 truncate text-14 md:text-16">
				<Amount amount={props.amount} currency={props.symbol} />
			</dd>
		</div>
	);
}

function Purses({ funds }: { readonly funds: Funds }) {
	const sayWallet = useWalletText();
	const { symbol, main, bonus, points, vendors, float } = funds;
	return (
		<section aria-labelledby="purses" className="flex flex-col gap-3">
			<h3 id="purses" className="text-16 font-bold">
				{sayWallet("balance.purses")}
			</h3>
			<ul className="flex flex-col divide-y divide-line rounded-card bg-surface-2 px-5">
				<Purse icon="wallet" name={sayWallet("purses.cash")} amount={main.balance} unit={symbol} />
				<Purse icon="lock" name={sayWallet("purses.bonus")} amount={bonus.balance} unit={symbol} />
				<Purse icon="sparkles" name={sayWallet("purses.points")} amount={points} unit="" />
				{vendors.map((vendor) => (
					<Purse
						key={vendor.purse}
						icon="games"
						name={vendor.name}
						amount={vendor.balance}
						unit={symbol}
						mark={<VendorMark vendor={vendor} symbol={symbol} />}
					/>
				))}
				{float === null ? null : (
					<Purse icon="crown" name={sayWallet("purses.float")} amount={float.balance} unit={symbol} />
				)}
			</ul>
			<ComeHome funds={funds} />
		</section>
	);
}

type PurseProps = {
	readonly icon: IconName;
	readonly name: string;
	readonly amount: string;
	/** The sign of money; empty for points. */
	readonly unit: string;
	readonly mark?: ReactNode;
};

function Purse({ icon, name, amount, unit, mark }: PurseProps) {
	return (
		<li className="flex min-h-14 items-center gap-3 text-14">
			<Icon name={icon} className="shrink-0 text-text-3" />
			<span className="flex min-w-0 grow flex-wrap items-center gap-2">
				{name}
				{mark}
			</span>
			<Amount amount={amount} currency={unit} />
		</li>
	);
}

type MarkProps = { readonly vendor: Funds["vendors"][number]; readonly symbol: string };

function VendorMark({ vendor: { inPlay, open, underWay }, symbol }: MarkProps) {
	const say = useCashierText();
	const { amount } = useFormats();
	if (Number(underWay) > 0) return <Badge>{say("funds.underWay", { amount: amount(underWay, symbol) })}</Badge>;
	if (inPlay) return <Badge tone="hue">{say("funds.inPlay")}</Badge>;
	return open ? null : <Badge>{say("funds.closed")}</Badge>;
}

/** One press for all that lies at vendors; the house does the same when a game of another vendor is opened. */
function ComeHome({ funds }: { readonly funds: Funds }) {
	const say = useCashierText();
	const { amount } = useFormats();
	const home = useReturnWallets({ refreshes: [readConsolidatedFunds, listTransfers] });
	if (funds.vendors.length === 0) return null;
	const nothing = funds.vendors.every(({ balance }) => Number(balance) === 0);
	const nameOf = (code: string): string => funds.vendors.find(({ vassalage }) => vassalage === code)?.name ?? code;
	const act = () =>
		home.mutate(
			{},
			{
				onSuccess: ({ transfers, staying }) => {
					const sums = transfers.map((one) => amount(one.amount, funds.symbol)).join(" + ");
					if (sums !== "") showToast({ tone: "success", text: say("funds.homeDone", { amount: sums }) });
					const names = staying.map(nameOf).join(", ");
					if (names !== "") showToast({ tone: "info", text: say("funds.staying", { names }) });
				},
			},
		);
	return (
		<div className="flex flex-wrap items-center justify-between gap-3">
			<p className="min-w-60 flex-1 text-13 text-text-3">{say("funds.automatic")}</p>
			<GatedButton
				look="plain"
				size="small"
				icon="replay"
				busy={home.isPending}
				gates={nothing ? [{ text: say("funds.allHome") }] : []}
				onPress={act}
			>
				{say("funds.home")}
			</GatedButton>
			{home.error === null ? null : <FailureNote error={home.error} />}
		</div>
	);
}

function PlayMoney({ symbol }: { readonly symbol: string }) {
	const say = useWalletText();
	return (
		<p className="flex gap-3 rounded-card bg-surface-2 px-5 py-4 text-14 text-text-2">
			<Icon name="shield" className="shrink-0 text-won" />
			{say("balance.playMoney", { currency: symbol })}
		</p>
	);
}

function ToStatement({ onPress }: { readonly onPress: () => void }) {
	const say = useWalletText();
	return (
		<button
			type="button"
			onClick={onPress}
			className="flex min-h-14 items-center gap-3 rounded-card bg-surface-2 px-5 text-start text-14 font-medium transition hover:bg-surface-3"
		>
			<Icon name="history" className="text-text-2" />
			<span className="grow">{say("balance.toStatement")}</span>
			<Icon name="chevron-right" className="text-text-3" />
		</button>
	);
}
