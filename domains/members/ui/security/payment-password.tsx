// The payment password in the security centre: whether there is one, and the way to set it.
import { useState } from "react";
import { Badge, Button, FailureNote, Skeleton } from "#platform/ui";
import { useReadPaymentPassword } from "../calls.gen.ts";
import { useMembersText } from "../text.ts";
import { PaymentPasswordDialog } from "./payment-password-dialog.tsx";

export function PaymentPassword() {
	const say = useMembersText();
	const { data, error, refetch } = useReadPaymentPassword({});
	const [open, setOpen] = useState(false);
	if (error !== null) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-20 rounded-card" />;
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-surface-2 px-5 py-4">
			<div className="min-w-56 grow basis-0">
				<p className="flex flex-wrap items-center gap-2 text-14 font-medium">
					{say("fields.paymentPassword")}
					<Badge tone={data.set ? "won" : "plain"}>{say(data.set ? "payment.there" : "payment.none")}</Badge>
				</p>
				<p className="text-13 text-text-3">{say("payment.text")}</p>
			</div>
			<Button look="plain" size="small" onPress={() => setOpen(true)}>
				{say(data.set ? "payment.change" : "payment.set")}
			</Button>
			{open ? <PaymentPasswordDialog known={data} onClose={() => setOpen(false)} /> : null}
		</div>
	);
}
