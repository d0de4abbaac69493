// Makes a batch of vouchers. Their codes are shown this once: on the page, and as a file.
import { useState } from "react";
import { Button, csvOf, csvWord, Dialog, FailureNote, Field, saveFile } from "#platform/ui";
import { listVouchers } from "../../contract/index.ts";
import { useMakeVouchers } from "../calls.gen.ts";
import { fieldsOf } from "../login/fields-of.ts";
import { useMe } from "../parts/use-me.ts";
import { useOfficeText } from "../text.ts";

type Codes = readonly { readonly number: string; readonly code: string }[];

export function MakeVouchers({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
	const say = useOfficeText();
	const [codes, setCodes] = useState<Codes>();
	const close = () => {
		setCodes(undefined);
		onClose();
	};
	return (
		<Dialog
			open={open}
			onClose={close}
			title={say(codes === undefined ? "vouchers.make" : "vouchers.codes")}
			size={codes === undefined ? "dialog" : "popup"}
		>
			{codes === undefined ? <Batch onMade={setCodes} /> : <ShownOnce codes={codes} onDone={close} />}
		</Dialog>
	);
}

const mostAtOnce = 100;

function Batch({ onMade }: { readonly onMade: (codes: Codes) => void }) {
	const say = useOfficeText();
	const currency = useMe()?.currency ?? "";
	const make = useMakeVouchers({ refreshes: [listVouchers] });
	return (
		<form
			className="flex flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				const { amount = "", count = "", ends = "" } = fieldsOf(event.currentTarget);
				const asked = { amount: amount.trim(), count: Number(count), expiresAt: endOf(ends) };
				make.mutate(asked, { onSuccess: ({ vouchers }) => onMade(vouchers) });
			}}
		>
			<Field
				label={say("deposits.amount")}
				name="amount"
				inputMode="decimal"
				required
				maxLength={20}
				autoComplete="off"
				after={<span className="text-14 text-text-3">{currency}</span>}
			/>
			<Field
				label={say("vouchers.count")}
				name="count"
				type="number"
				min={1}
				max={mostAtOnce}
				required
				defaultValue={10}
			/>
			<Field label={say("vouchers.ends")} hint={say("vouchers.endsHint")} name="ends" type="date" required />
			{make.error === null ? null : <FailureNote error={make.error} />}
			<Button submit wide busy={make.isPending}>
				{say("vouchers.make")}
			</Button>
		</form>
	);
}

/** The last moment of a day where the person is. */
function endOf(day: string): string {
	const next = new Date(`${day}T00:00`);
	next.setDate(next.getDate() + 1);
	return new Date(next.getTime() - 1).toISOString();
}

function ShownOnce({ codes, onDone }: { readonly codes: Codes; readonly onDone: () => void }) {
	const say = useOfficeText();
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
			<div className="flex flex-wrap gap-2">
				<Button look="plain" icon="download" onPress={() => saveFile({ name: "voucher-codes.csv", text })}>
					{say("vouchers.codesFile")}
				</Button>
				<Button onPress={onDone}>{say("vouchers.handed")}</Button>
			</div>
		</div>
	);
}
