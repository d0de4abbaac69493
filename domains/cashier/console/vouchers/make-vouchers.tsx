// Makes a batch of vouchers and shows their codes, or asks another person to agree to it. What one may not make alone is said before
// it is pressed.
import { useState } from "react";
import { beyondAlone } from "#platform/desk/core";
import { fieldsOf, minorOf, useAlone, useAloneText, useDeskText, useMe } from "#platform/desk/ui";
import { formatMinor, isCurrencyCode } from "#platform/kernel";
import { Button, Dialog, FailureNote, Field, showToast, useFormats } from "#platform/ui";
import { listVoucherBatches, listVouchers } from "../../contract/index.ts";
import { useMakeVouchers } from "../calls.gen.ts";
import { useCashierDeskText } from "../text.ts";
import { RevealCodes, useCodes, VoucherCodes } from "./voucher-codes.tsx";

export type MakeVouchersProps = {
	readonly open: boolean;
	/** What those are worth that whoever looks made alone within the last 24 hours. */
	readonly givenAlone: string;
	readonly onClose: () => void;
};

export function MakeVouchers({ open, givenAlone, onClose }: MakeVouchersProps) {
	const say = useCashierDeskText();
	const [made, setMade] = useState<string>();
	const { codes, busy, error, show, forget } = useCodes();
	const close = () => {
		setMade(undefined);
		forget();
		onClose();
	};
	const onMade = ({ waits, batchId }: { readonly waits: boolean; readonly batchId: string }) => {
		if (waits) {
			showToast({ tone: "success", text: say("vouchers.asked") });
			close();
			return;
		}
		setMade(batchId);
		show(batchId);
	};
	return (
		<Dialog
			open={open}
			onClose={close}
			title={say(made === undefined ? "vouchers.make" : "vouchers.codes")}
			size={made === undefined ? "dialog" : "popup"}
		>
			{made === undefined ? <Batch givenAlone={givenAlone} onMade={onMade} /> : null}
			{made === undefined || codes !== undefined ? null : (
				<RevealCodes busy={busy} error={error} onShow={() => show(made)} />
			)}
			{made === undefined || codes === undefined ? null : <VoucherCodes batchId={made} codes={codes} onDone={close} />}
		</Dialog>
	);
}

const mostAtOnce = 100;

type BatchProps = Pick<MakeVouchersProps, "givenAlone"> & {
	readonly onMade: (made: { readonly waits: boolean; readonly batchId: string }) => void;
};

function Batch({ givenAlone, onMade }: BatchProps) {
	const say = useCashierDeskText();
	const sayDesk = useDeskText();
	const currency = useMe()?.currency ?? "";
	const [amount, setAmount] = useState("");
	const [count, setCount] = useState("10");
	const make = useMakeVouchers({ refreshes: [listVouchers, listVoucherBatches] });
	return (
		<form
			className="flex flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				const { ends = "", reason = "" } = fieldsOf(event.currentTarget);
				const wish = { amount: amount.trim(), count: Number(count), expiresAt: endOf(ends), reason };
				make.mutate(wish, { onSuccess: onMade });
			}}
		>
			<Field
				label={sayDesk("parts.amount")}
				name="amount"
				inputMode="decimal"
				required
				maxLength={20}
				autoComplete="off"
				value={amount}
				onChange={({ currentTarget }) => setAmount(currentTarget.value)}
				after={<span className="text-14 text-text-3">{currency}</span>}
			/>
			<Field
				label={say("vouchers.count")}
				name="count"
				type="number"
				min={1}
				max={mostAtOnce}
				required
				value={count}
				onChange={({ currentTarget }) => setCount(currentTarget.value)}
			/>
			<Field label={say("vouchers.ends")} hint={say("vouchers.endsHint")} name="ends" type="date" required />
			<Field label={sayDesk("parts.because")} name="reason" minLength={3} maxLength={500} required autoComplete="off" />
			<AloneNote worth={worthOf({ amount, count, currency })} currency={currency} givenAlone={givenAlone} />
			{make.error === null ? null : <FailureNote error={make.error} />}
			<Button submit wide busy={make.isPending}>
				{say("vouchers.make")}
			</Button>
		</form>
	);
}

type Typed = { readonly amount: string; readonly count: string; readonly currency: string };

/** Of all of them, in minor units; nothing where either is none. */
const worthOf = ({ amount, count, currency }: Typed): bigint =>
	/^[0-9]{1,3}$/.test(count) ? minorOf({ text: amount, currency }) * BigInt(count) : 0n;

type NoteProps = { readonly worth: bigint; readonly currency: string; readonly givenAlone: string };

function AloneNote({ worth, currency, givenAlone }: NoteProps) {
	const say = useCashierDeskText();
	const { amount: show } = useFormats();
	const aloneUpTo = useAlone(currency);
	const text =
		useAloneText({ currency, given: givenAlone, hint: (values) => say("vouchers.aloneHint", values) }) ??
		say("vouchers.neverAlone");
	const given = minorOf({ text: givenAlone, currency });
	const waits = worth > 0n && beyondAlone({ size: worth, given, alone: aloneUpTo });
	return (
		<div className="flex flex-col gap-1 rounded-card bg-surface-2 p-4 text-14 text-text-2" aria-live="polite">
			{worth > 0n && isCurrencyCode(currency) ? (
				<p className="flex flex-wrap justify-between gap-x-6 text-text">
					<span>{say("vouchers.worth")}</span>
					<strong className="tabular-nums">{show(formatMinor(worth, currency), currency)}</strong>
				</p>
			) : null}
			<p>{text}</p>
			{waits ? <p className="font-medium text-text">{say("vouchers.willWait")}</p> : null}
		</div>
	);
}

/** The last moment of a day where the person is. */
function endOf(day: string): string {
	const next = new Date(`${day}T00:00`);
	next.setDate(next.getDate() + 1);
	return new Date(next.getTime() - 1).toISOString();
}
