// What is asked before a wish about pay-outs can be typed at all, one after the other in the dialog of that wish: a login that
// is fresh, and a payment password. No dialog opens above it.
import type { ReactNode } from "react";
import { PaymentPasswordForm, RenewLogin, useReadPaymentPassword } from "#members/ui";
import { readWithdrawDesk } from "../contract/index.ts";
import { useCashierText } from "./text.ts";

export type WishGateProps = { readonly fresh: boolean; readonly children: ReactNode };

export function WishGate({ fresh, children }: WishGateProps) {
	const say = useCashierText();
	const { data } = useReadPaymentPassword({});
	if (!fresh) return <RenewLogin refreshes={[readWithdrawDesk]} />;
	if (data?.set === false) {
		return (
			<div className="flex flex-col gap-4">
				<p className="text-14 text-text-2">{say("withdraw.noPassword")}</p>
				<PaymentPasswordForm known={data} onDone={() => undefined} />
			</div>
		);
	}
	return children;
}
