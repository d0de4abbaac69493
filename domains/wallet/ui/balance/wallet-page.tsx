// My wallet: what there is, purse by purse, and what of it can be played with now.
import type { ReactNode } from "react";
import { Amount, FailureNote, Icon, IconButton, Skeleton, useLive } from "#platform/ui";
import { balanceEvent } from "../../contract/index.ts";
import { useGetBalance } from "../calls.gen.ts";
import { useWalletText } from "../text.ts";
import { purseName } from "./purse-name.ts";

export type WalletPageProps = {
	/** Nothing here is paid in or out in money. */
	readonly playMoney: boolean;
	readonly onStatement: () => void;
};

export function WalletPage({ playMoney, onStatement }: WalletPageProps) {
	const say = useWalletText();
	const { data, error, isFetching, refetch } = useGetBalance({});
	useLive(balanceEvent, () => void refetch());
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-80 rounded-card" />;
	return (
		<div className="flex flex-col gap-6">
			<section className="rounded-card bg-surface-2 p-5 md:p-6">
				<div className="flex items-start justify-between">
					<div>
						<h3 className="text-14 text-text-2">{say("balance.label")}</h3>
						<p aria-live="polite" className="mt-1 text-28 md:text-40">
							<Amount amount={data.sumBalance} currency={data.symbol} />
						</p>
					</div>
					<IconButton
						icon="refresh"
						label={say("balance.refresh")}
						onPress={() => void refetch()}
						className={isFetching ? "animate-spin" : ""}
					/>
				</div>
				<dl className="mt-5 grid grid-cols-3 gap-4 border-t border-line pt-4">
					<Part name={say("balance.available")} amount={data.available} symbol={data.symbol} />
					<Part name={say("balance.held")} amount={data.held} symbol={data.symbol} />
					<Part name={say("balance.restricted")} amount={data.restricted} symbol={data.symbol} />
				</dl>
			</section>
			<Purses balance={data} />
			{playMoney ? <Note>{say("balance.playMoney", { currency: data.symbol })}</Note> : null}
			<button
				type="button"
				onClick={onStatement}
				className="flex min-h-14 items-center gap-3 rounded-card bg-surface-2 px-5 text-start text-14 font-medium transition hover:bg-surface-3"
			>
				<Icon name="history" className="text-text-2" />
				<span className="grow">{say("balance.toStatement")}</span>
				<Icon name="chevron-right" className="text-text-3" />
			</button>
		</div>
	);
}

function Part(props: { readonly name: string; readonly amount: string; readonly symbol: string }) {
	return (
		<div className="min-w-0">
			<dt className="text-13 text-text-3">{props.name}</dt>
			<dd className="mt-0.5 truncate text-14 md:text-16">
				<Amount amount={props.amount} currency={props.symbol} />
			</dd>
		</div>
	);
}

type Balance = NonNullable<ReturnType<typeof useGetBalance>["data"]>;

function Purses({ balance }: { readonly balance: Balance }) {
	const say = useWalletText();
	return (
		<section>
			<h3 className="mb-2 text-16 font-bold">{say("balance.purses")}</h3>
			<ul className="flex flex-col divide-y divide-line rounded-card bg-surface-2 px-5">
				{balance.purses.map((purse) => {
					const { key, vendor } = purseName(purse.purse);
					return (
						<li key={purse.purse} className="flex min-h-14 items-center gap-3 text-14">
							<Icon name={purse.restricted ? "lock" : "wallet"} className="text-text-3" />
							<span className="grow">{`${say(`purses.${key}`)} ${vendor}`}</span>
							<Amount amount={purse.balance} currency={purse.purse === "points" ? "" : balance.symbol} />
						</li>
					);
				})}
			</ul>
		</section>
	);
}

function Note({ children }: { readonly children: ReactNode }) {
	return (
		<p className="flex gap-3 rounded-card bg-surface-2 px-5 py-4 text-14 text-text-2">
			<Icon name="shield" className="text-won" />
			{children}
		</p>
	);
}
