// Sets the payment password in a dialog of its own.
import { Dialog } from "#platform/ui";
import { useMembersText } from "../text.ts";
import { PaymentPasswordForm } from "./payment-password-form.tsx";
import type { KnownPayment } from "./wish-proof.tsx";

export type PaymentPasswordDialogProps = { readonly known: KnownPayment; readonly onClose: () => void };

export function PaymentPasswordDialog({ known, onClose }: PaymentPasswordDialogProps) {
	const say = useMembersText();
	return (
		<Dialog open size="dialog" title={say(known.set ? "payment.change" : "payment.set")} onClose={onClose}>
			<PaymentPasswordForm known={known} onDone={onClose} />
		</Dialog>
	);
}
