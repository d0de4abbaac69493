// The vouchers of the brand by state: a batch is made or asked for here, what waits is decided, what nobody used is cancelled.
import { useState } from "react";
import { ChoiceFilter, type DataColumn, DataPages, FileButton, PageHead, useDeskText, useMay } from "#platform/desk/ui";
import {
	actionHook,
	Badge,
	Button,
	DateTime,
	Dialog,
	FailureNote,
	pagesHook,
	showToast,
	useAddress,
	useFormats,
} from "#platform/ui";
import { listVouchers, type Voucher } from "../../contract/index.ts";
import { useCancelVoucher, useListVoucherBatches } from "../calls.gen.ts";
import { useCashierDeskText } from "../text.ts";
import { MakeVouchers } from "../vouchers/make-vouchers.tsx";
import { VoucherBatches } from "../vouchers/voucher-batches.tsx";

const usePages = pagesHook(listVouchers, ({ next }) => (next === null ? undefined : { cursor: next }));
const useOnePage = actionHook(listVouchers);

/** How often what waits is asked for again. */
const everyMilliseconds = 10_000;

const states = ["open", "redeemed", "withdrawn"] as const;
const columnsOfFile = ["number", "amount", "currency", "state", "madeAt", "madeBy", "expiresAt", "account"] as const;

export function VouchersPage() {
	const say = useCashierDeskText();
	const sayDesk = useDeskText();
	const mayWrite = useMay("cashier.vouchers:write");
	const { read } = useAddress();
	const state = states.find((one) => one === read("state"));
	const asked = state === undefined ? {} : { state };
	const pages = usePages(asked);
	const one = useOnePage();
	const onTheWay = useListVoucherBatches({}, { everyMilliseconds });
	const batches = onTheWay.data?.batches ?? [];
	const [making, setMaking] = useState(false);
	const [open, setOpen] = useState<Voucher>();
	const columns = useColumns();
	return (
		<>
			<PageHead title={say("screens.vouchers")} text={say("vouchers.text")}>
				<FileButton
					name="vouchers.csv"
					heads={columnsOfFile}
					cells={(row: Voucher) => columnsOfFile.map((column) => row[column])}
					page={async (step) => {
						const { vouchers, next } = await one.mutateAsync({ ...asked, ...step });
						return { rows: vouchers, next };
					}}
				/>
				{mayWrite && onTheWay.data !== undefined ? (
					<Button size="small" icon="ticket" onPress={() => setMaking(true)}>
						{say("vouchers.make")}
					</Button>
				) : null}
			</PageHead>
			{onTheWay.error === null ? null : <FailureNote error={onTheWay.error} onRetry={() => void onTheWay.refetch()} />}
			<VoucherBatches title={say("vouchers.toTake")} batches={batches.filter((batch) => batch.state === "made")} />
			<VoucherBatches title={sayDesk("parts.waiting")} batches={batches.filter((batch) => batch.state === "waiting")} />
			<div className="mb-4 flex flex-wrap gap-3">
				<ChoiceFilter
					name="state"
					label={sayDesk("parts.state")}
					items={states.map((value) => ({ value, label: say(`vouchers.states.${value}`) }))}
				/>
			</div>
			<DataPages
				pages={pages}
				rows={pages.data?.pages.flatMap(({ vouchers }) => vouchers)}
				none={say("vouchers.none")}
				caption={say("screens.vouchers")}
				columns={columns}
				rowKey={({ number }) => number}
				{...(mayWrite ? { onOpen: (row: Voucher) => (row.state === "open" ? setOpen(row) : undefined) } : {})}
			/>
			<MakeVouchers open={making} givenAlone={onTheWay.data?.givenAlone ?? "0"} onClose={() => setMaking(false)} />
			{open === undefined ? null : <Cancel voucher={open} onClose={() => setOpen(undefined)} />}
		</>
	);
}

function Cancel({ voucher: { number }, onClose }: { readonly voucher: Voucher; readonly onClose: () => void }) {
	const say = useCashierDeskText();
	const cancel = useCancelVoucher({ refreshes: [listVouchers] });
	const onSuccess = () => {
		showToast({ tone: "success", text: say("vouchers.cancelled", { number }) });
		onClose();
	};
	return (
		<Dialog open onClose={onClose} title={`${say("vouchers.number")} ${number}`} size="dialog">
			<div className="flex flex-col gap-5">
				<p className="text-text-2">{say("vouchers.cancelWill", { number })}</p>
				{cancel.error === null ? null : <FailureNote error={cancel.error} />}
				<Button wide look="danger" busy={cancel.isPending} onPress={() => cancel.mutate({ number }, { onSuccess })}>
					{say("vouchers.cancel")}
				</Button>
			</div>
		</Dialog>
	);
}

const tones = { open: "hue", redeemed: "won", withdrawn: "plain", expired: "plain" } as const;

function useColumns(): readonly DataColumn<Voucher>[] {
	const say = useCashierDeskText();
	const sayDesk = useDeskText();
	const { amount } = useFormats();
	return [
		{ key: "number", head: say("vouchers.number"), cell: ({ number }) => number },
		{
			key: "amount",
			head: sayDesk("parts.amount"),
			figures: true,
			sortBy: (row) => Number(row.amount),
			cell: (row) => <span className="font-medium">{amount(row.amount, row.currency)}</span>,
		},
		{
			key: "state",
			head: sayDesk("parts.state"),
			sortBy: ({ state }) => state,
			cell: ({ state }) => <Badge tone={tones[state]}>{say(`vouchers.states.${state}`)}</Badge>,
		},
		{ key: "account", head: say("vouchers.redeemedBy"), cell: ({ account }) => account || "–" },
		{ key: "by", head: sayDesk("parts.madeBy"), cell: ({ madeBy }) => madeBy },
		{ key: "made", head: say("vouchers.madeAt"), cell: ({ madeAt }) => <DateTime at={madeAt} /> },
		{ key: "ends", head: say("deposits.expires"), cell: ({ expiresAt }) => <DateTime at={expiresAt} /> },
	];
}
