// Adds a way to pay in or out: what it is and how it is called for ever, then what may be changed later.
import { useState } from "react";
import { CodeField, Refused } from "#platform/desk/ui";
import { Button, Select, showToast } from "#platform/ui";
import { addedKinds, listPaymentMethods, type PaymentMethodSettings } from "../../contract/index.ts";
import { useAddPaymentMethod } from "../calls.gen.ts";
import { useCashierDeskText } from "../text.ts";
import { PaymentMethodFields, type PaymentMethodRange, sentOf } from "./payment-method-fields.tsx";
import { emptyLine } from "./terms-fields.tsx";

export type AddPaymentMethodProps = { readonly range: PaymentMethodRange; readonly onDone: () => void };

type Kind = (typeof addedKinds)[Flow][number];
type Flow = keyof typeof addedKinds;
const flows = ["in", "out"] as const;

export function AddPaymentMethod({ range, onDone }: AddPaymentMethodProps) {
	const say = useCashierDeskText();
	const [flow, setFlow] = useState<Flow>("in");
	const [kind, setKind] = useState<Kind>("bank-transfer");
	const [code, setCode] = useState("");
	const [settings, setSettings] = useState<PaymentMethodSettings>({
		open: false,
		order: 100,
		hours: 24,
		terms: range.currencies.map(emptyLine),
		words: [],
	});
	const add = useAddPaymentMethod({ refreshes: [listPaymentMethods] });
	const kinds: readonly Kind[] = addedKinds[flow];
	const done = () => {
		showToast({ tone: "success", text: say("paymentMethods.added", { name: code }) });
		onDone();
	};
	const choose = (to: string): void => {
		const next = flows.find((one) => one === to) ?? flow;
		setFlow(next);
		setKind(addedKinds[next][0]);
	};
	return (
		<form
			className="flex min-w-0 flex-col gap-6"
			onSubmit={(event) => {
				event.preventDefault();
				add.mutate({ flow, code, paymentMethodKind: kind, settings: sentOf(settings) }, { onSuccess: done });
			}}
		>
			<p className="text-14 text-text-2">{say("paymentMethods.addText")}</p>
			<div className="grid gap-4 sm:grid-cols-3">
				<Select
					label={say("paymentMethods.flow")}
					value={flow}
					options={flows.map((value) => ({ value, label: say(`paymentMethods.flows.${value}`) }))}
					onChange={choose}
				/>
				<Select
					label={say("paymentMethods.kind")}
					value={kind}
					options={kinds.map((value) => ({ value, label: say(`paymentMethods.kinds.${value}`) }))}
					onChange={(to) => setKind(kinds.find((one) => one === to) ?? kind)}
				/>
				<CodeField value={code} onChange={setCode} />
			</div>
			<PaymentMethodFields paymentMethod={{ flow, kind }} settings={settings} range={range} onChange={setSettings} />
			<Refused error={add.error} onLookAgain={onDone} />
			<div>
				<Button submit busy={add.isPending}>
					{say("paymentMethods.add")}
				</Button>
			</div>
		</form>
	);
}
