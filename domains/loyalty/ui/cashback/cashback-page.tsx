// Cashback: what waits to be claimed, hall by hall, one press to have it, and the last claims.
import { useGamesText } from "#games/ui";
import {
	Amount,
	Button,
	type Column,
	DateTime,
	EmptyState,
	FailureNote,
	RecordTable,
	Skeleton,
	showToast,
	useFormats,
} from "#platform/ui";
import { getBalance } from "#wallet/contract";
import { type CashbackClaim, type CashbackLine, getManualRebate } from "../../contract/index.ts";
import { useClaimManualRebate, useGetManualRebate } from "../calls.gen.ts";
import { useLoyaltyText } from "../text.ts";

export function CashbackPage() {
	const { data, error, refetch } = useGetManualRebate({});
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-96 rounded-card" />;
	return (
		<div className="flex flex-col gap-6">
			<Waiting {...data} />
			<Halls lines={data.lines} currency={data.currency} />
			<Claims claims={data.claims} />
		</div>
	);
}

type WaitingProps = {
	readonly total: string;
	readonly smallest: string;
	readonly currency: string;
	readonly days: number;
};

function Waiting({ total, smallest, currency, days }: WaitingProps) {
	const say = useLoyaltyText();
	const { amount } = useFormats();
	const claim = useClaimManualRebate({ refreshes: [getManualRebate, getBalance] });
	// Too little can be pressed too: more may have come in since, and the server says what is missing.
	const enough = Number(total) >= Number(smallest);
	const onSuccess = (paid: CashbackClaim): void =>
		showToast({ tone: "success", text: say("cashback.done", { amount: amount(paid.amount, paid.currency) }) });
	return (
		<section aria-labelledby="cashback" className="flex flex-col gap-4 rounded-card bg-surface-2 p-5">
			<div>
				<h3 id="cashback" className="text-16 font-bold">
					{say("cashback.title")}
				</h3>
				<p className="mt-1 max-w-prose text-14 text-text-2">{say("cashback.text", { days })}</p>
			</div>
			<div className="flex flex-wrap items-end justify-between gap-4">
				<div>
					<p className="text-13 text-text-3">{say("cashback.waits")}</p>
					<p aria-live="polite" className="text-28">
						<Amount amount={total} currency={currency} />
					</p>
				</div>
				<Button
					look={enough ? "primary" : "plain"}
					busy={claim.isPending}
					onPress={() => claim.mutate({}, { onSuccess })}
				>
					{say("cashback.act")}
				</Button>
			</div>
			{enough ? null : (
				<p className="text-13 text-text-3">{say("cashback.least", { smallest: amount(smallest, currency) })}</p>
			)}
			{claim.error === null ? null : <FailureNote error={claim.error} />}
		</section>
	);
}

type HallsProps = { readonly lines: readonly CashbackLine[]; readonly currency: string };

function Halls({ lines, currency }: HallsProps) {
	const say = useLoyaltyText();
	const sayGames = useGamesText();
	const columns: readonly Column<CashbackLine>[] = [
		{
			key: "hall",
			head: say("cashback.hall"),
			cell: ({ category }) => (
				<span data-hue={category} className="inline-flex items-center gap-2 font-medium">
					<span aria-hidden="true" className="cut-corner-small size-3 bg-hue" />
					{sayGames(`category.name.${category}`)}
				</span>
			),
		},
		{
			key: "stake",
			head: say("cashback.stake"),
			figures: true,
			cell: ({ stake }) => <Amount amount={stake} currency={currency} />,
		},
		{ key: "rate", head: say("cashback.rate"), figures: true, cell: ({ rate }) => `${rate} %` },
		{
			key: "amount",
			head: say("cashback.amount"),
			figures: true,
			cell: ({ amount }) => <Amount amount={amount} currency={currency} />,
		},
	];
	return (
		<section className="flex flex-col gap-3">
			<h3 className="text-16 font-bold">{say("cashback.halls")}</h3>
			<RecordTable caption={say("cashback.halls")} columns={columns} rows={lines} rowKey={({ category }) => category} />
		</section>
	);
}

function Claims({ claims }: { readonly claims: readonly CashbackClaim[] }) {
	const say = useLoyaltyText();
	if (claims.length === 0) return <EmptyState title={say("cashback.none")} text={say("cashback.noneText")} />;
	const columns: readonly Column<CashbackClaim>[] = [
		{ key: "number", head: say("cashback.number"), cell: ({ transactionNumber }) => transactionNumber },
		{ key: "time", head: say("cashback.time"), cell: ({ claimedAt }) => <DateTime at={claimedAt} /> },
		{
			key: "amount",
			head: say("cashback.amount"),
			figures: true,
			cell: ({ amount, currency }) => <Amount amount={amount} currency={currency} />,
		},
	];
	return (
		<section className="flex flex-col gap-3">
			<h3 className="text-16 font-bold">{say("cashback.claims")}</h3>
			<RecordTable
				caption={say("cashback.claims")}
				columns={columns}
				rows={claims}
				rowKey={({ transactionNumber }) => transactionNumber}
			/>
		</section>
	);
}
