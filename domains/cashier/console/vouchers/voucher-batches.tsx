// Batches of vouchers that are on their way: what waits for a second person with the one word on it, and one's own whose codes are not
// taken yet.
import { type DataColumn, SecondWord, useDeskText, useMay, WaitingSection } from "#platform/desk/ui";
import { DateTime, useFormats } from "#platform/ui";
import { listVoucherBatches, listVouchers, type VoucherBatch } from "../../contract/index.ts";
import { useDecideVouchers, useTakeBackVouchers } from "../calls.gen.ts";
import { useCashierDeskText } from "../text.ts";
import { RevealCodes, useCodes, VoucherCodes } from "./voucher-codes.tsx";

const refreshes = [listVouchers, listVoucherBatches];

export type VoucherBatchesProps = { readonly title: string; readonly batches: readonly VoucherBatch[] };

export function VoucherBatches({ title, batches }: VoucherBatchesProps) {
	return (
		<WaitingSection
			title={title}
			columns={useColumns()}
			rows={batches}
			rowKey={({ batchId }) => batchId}
			nameOf={() => title}
		>
			{(open, close) => <BatchDesk batch={open} onDone={close} />}
		</WaitingSection>
	);
}

function useColumns(): readonly DataColumn<VoucherBatch>[] {
	const say = useCashierDeskText();
	const sayDesk = useDeskText();
	const { amount } = useFormats();
	return [
		{ key: "each", head: say("vouchers.each"), cell: (one) => `${one.count} × ${amount(one.amount, one.currency)}` },
		{
			key: "worth",
			head: say("vouchers.worth"),
			figures: true,
			cell: (one) => <span className="font-medium">{amount(one.worth, one.currency)}</span>,
		},
		{ key: "by", head: sayDesk("parts.askedBy"), cell: ({ askedBy }) => askedBy },
		{ key: "at", head: sayDesk("parts.askedAt"), cell: ({ askedAt }) => <DateTime at={askedAt} as="ago" /> },
		{ key: "ends", head: say("vouchers.goodUntil"), cell: ({ expiresAt }) => <DateTime at={expiresAt} /> },
	];
}

type DeskProps = { readonly batch: VoucherBatch; readonly onDone: () => void };

function BatchDesk({ batch, onDone }: DeskProps) {
	const say = useCashierDeskText();
	const mayWrite = useMay("cashier.vouchers:write");
	const decide = useDecideVouchers({ refreshes });
	const takeBack = useTakeBackVouchers({ refreshes });
	const { batchId, state, own } = batch;
	return (
		<div className="flex flex-col gap-6">
			<Facts batch={batch} />
			{state === "waiting" ? (
				<SecondWord
					about={{ batchId }}
					own={own}
					asks="cashier.vouchers:write"
					decides="cashier.vouchers:decide"
					agree={say("vouchers.agree")}
					decide={decide}
					takeBack={takeBack}
					onDone={onDone}
				/>
			) : null}
			{state === "made" && mayWrite ? <Codes batchId={batchId} onDone={onDone} /> : null}
		</div>
	);
}

function Facts({ batch }: Pick<DeskProps, "batch">) {
	const say = useCashierDeskText();
	const sayDesk = useDeskText();
	const { amount } = useFormats();
	const { currency, count, reason, state, expiresAt, askedBy, askedAt, lapsesAt } = batch;
	return (
		<dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[max-content_minmax(0,1fr)] sm:gap-x-6 gap-y-2 text-14 [&>dd]:break-words [&>dt]:text-text-3">
			<dt>{say("vouchers.worth")}</dt>
			<dd className="text-20 font-bold">{amount(batch.worth, currency)}</dd>
			<dt>{say("vouchers.each")}</dt>
			<dd>
				{count} × {amount(batch.amount, currency)}
			</dd>
			<dt>{say("vouchers.goodUntil")}</dt>
			<dd>
				<DateTime at={expiresAt} />
			</dd>
			<dt>{sayDesk("parts.because")}</dt>
			<dd>{reason}</dd>
			<dt>{sayDesk("parts.askedBy")}</dt>
			<dd>
				{askedBy}, <DateTime at={askedAt} />
			</dd>
			{state === "waiting" ? (
				<>
					<dt>{sayDesk("parts.lapses")}</dt>
					<dd>
						<DateTime at={lapsesAt} />
					</dd>
				</>
			) : null}
		</dl>
	);
}

type WordProps = Pick<VoucherBatch, "batchId"> & { readonly onDone: () => void };

function Codes({ batchId, onDone }: WordProps) {
	const { codes, busy, error, show } = useCodes();
	return (
		<div className="border-t border-line pt-5">
			{codes === undefined ? (
				<RevealCodes busy={busy} error={error} onShow={() => show(batchId)} />
			) : (
				<VoucherCodes batchId={batchId} codes={codes} onDone={onDone} />
			)}
		</div>
	);
}
