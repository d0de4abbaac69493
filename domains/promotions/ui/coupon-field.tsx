// A coupon's code, typed where promotions stand.
import { type FormEvent, useState } from "react";
import { Button, FailureNote, Field, showToast, useFormats, useProtectedAction } from "#platform/ui";
import { getBalance } from "#wallet/contract";
import { listActivities, listRewards } from "../contract/index.ts";
import { useRedeemCoupon } from "./calls.gen.ts";
import { usePromotionsText } from "./text.ts";

export function CouponField() {
	const say = usePromotionsText();
	const { amount } = useFormats();
	const whenMember = useProtectedAction();
	const [couponCode, setCode] = useState("");
	const redeem = useRedeemCoupon({ refreshes: [listActivities, listRewards, getBalance] });
	const send = (event: FormEvent): void => {
		event.preventDefault();
		if (couponCode.trim().length < 4) return;
		whenMember(() =>
			redeem.mutate(
				{ couponCode },
				{
					onSuccess: ({ amount: paid, currency }) => {
						setCode("");
						showToast({ tone: "success", text: say("done.paid", { amount: amount(paid, currency) }) });
					},
				},
			),
		);
	};
	return (
		<form onSubmit={send} noValidate className="grid grid-cols-[minmax(0,20rem)_auto] items-end justify-start gap-2">
			<Field
				label={say("coupon.label")}
				value={couponCode}
				autoComplete="off"
				spellCheck={false}
				onChange={(event) => setCode(event.target.value)}
			/>
			<Button submit look="plain" busy={redeem.isPending}>
				{say("coupon.act")}
			</Button>
			{redeem.error === null ? null : (
				<div className="col-span-2">
					<FailureNote error={redeem.error} />
				</div>
			)}
		</form>
	);
}
