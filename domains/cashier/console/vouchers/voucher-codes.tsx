// The codes of one's own batch: on the page and as a file, again until one says that one has them, and never after that.
import { useState } from "react";
import { Button, csvOf, csvWord, FailureNote, saveFile } from "#platform/ui";
import { listVoucherBatches } from "../../contract/index.ts";
import { useRevealVoucherCodes, useTakeVoucherCodes } from "../calls.gen.ts";
import { useCashierDeskText } from "../text.ts";

export type VoucherCode = { readonly number: string; readonly code: string };

export type VoucherCodesProps = {
	readonly batchId: string;
	readonly codes: readonly VoucherCode[];
	readonly onDone: () => void;
};

export function VoucherCodes({ batchId, codes, onDone }: VoucherCodesProps) {
	const say = useCashierDeskText();
	const take = useTakeVoucherCodes({ refreshes: [listVoucherBatches] });
	const text = csvOf([["number", "code"], ...codes.map(({ number, code }) => [number, csvWord(code)])]);
	return (
		<div className="flex flex-col gap-4">
			<p className="text-14 text-text-2">{say("vouchers.once")}</p>
			<ul className="grid gap-x-10 gap-y-2 rounded-card bg-surface-2 p-4 sm:grid-cols-2">
				{codes.map(({ number, code }) => (
					<li key={number} className="flex justify-between gap-3 text-14">
						<span className="text-text-3">{number}</span>
						<span className="font-medium whitespace-nowrap select-all">{code}</span>
					</li>
				))}
			</ul>
			{take.error === null ? null : <FailureNote error={take.error} />}
			<div className="flex flex-wrap gap-2">
				<Button look="plain" icon="download" onPress={() => saveFile({ name: "voucher-codes.csv", text })}>
					{say("vouchers.codesFile")}
				</Button>
				<Button busy={take.isPending} onPress={() => take.mutate({ batchId }, { onSuccess: onDone })}>
					{say("vouchers.handed")}
				</Button>
			</div>
		</div>
	);
}

/** Asks for the codes of a batch, and keeps them for as long as they are looked at. */
export function useCodes() {
	const reveal = useRevealVoucherCodes();
	const [codes, setCodes] = useState<readonly VoucherCode[]>();
	return {
		codes,
		busy: reveal.isPending,
		error: reveal.error,
		show: (batchId: string) => reveal.mutate({ batchId }, { onSuccess: ({ vouchers }) => setCodes(vouchers) }),
		forget: () => setCodes(undefined),
	};
}

export type RevealCodesProps = Pick<ReturnType<typeof useCodes>, "busy" | "error"> & { readonly onShow: () => void };

export function RevealCodes({ busy, error, onShow }: RevealCodesProps) {
	const say = useCashierDeskText();
	return (
		<div className="flex flex-col gap-4">
			<p className="text-14 text-text-2">{say("vouchers.untaken")}</p>
			{error === null ? null : <FailureNote error={error} />}
			<div>
				<Button busy={busy} onPress={onShow}>
					{say("vouchers.show")}
				</Button>
			</div>
		</div>
	);
}
