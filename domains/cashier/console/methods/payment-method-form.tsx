// Sets a way to pay in or out as a whole. What was typed stays when it is refused; what somebody else set meanwhile is said,
// and looked at when whoever typed wants to.
import { useState } from "react";
import { SettingsForm, useSaved } from "#platform/desk/ui";
import { Check } from "#platform/ui";
import { listPaymentMethods, type PaymentMethod, type PaymentMethodSettings } from "../../contract/index.ts";
import { useChangePaymentMethod } from "../calls.gen.ts";
import { useCashierDeskText } from "../text.ts";
import { PaymentMethodFields, type PaymentMethodRange, sentOf } from "./payment-method-fields.tsx";

export type PaymentMethodFormProps = {
	readonly paymentMethod: PaymentMethod;
	readonly range: PaymentMethodRange;
	readonly onDone: () => void;
	/** Shows it as it is now. */
	readonly onLookAgain: () => void;
};

export function PaymentMethodForm({ paymentMethod, range, onDone, onLookAgain }: PaymentMethodFormProps) {
	const say = useCashierDeskText();
	const { flow, code, kind: _kind, stamp, account: _account, ...shown } = paymentMethod;
	const [settings, setSettings] = useState<PaymentMethodSettings>(shown);
	const change = useChangePaymentMethod({ refreshes: [listPaymentMethods] });
	const done = useSaved(onDone);
	return (
		<SettingsForm
			permission="cashier.methods:write"
			save={change}
			onLookAgain={onLookAgain}
			onSave={() => change.mutate({ flow, code, stamp, settings: sentOf(settings) }, { onSuccess: done })}
		>
			<Check
				checked={settings.open}
				onChange={({ currentTarget }) => setSettings({ ...settings, open: currentTarget.checked })}
			>
				{say("paymentMethods.isOpen")}
			</Check>
			<PaymentMethodFields paymentMethod={paymentMethod} settings={settings} range={range} onChange={setSettings} />
			<p className="text-13 text-text-3">{say("paymentMethods.fromNow")}</p>
		</SettingsForm>
	);
}
