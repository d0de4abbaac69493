// What stands against money that leaves, out to an account or up to an agent: play that deposits ask for, and a bonus that
// would be given up, with the question before it is.
import { Confirm, useFormats } from "#platform/ui";
import type { WithdrawDesk } from "../contract/index.ts";
import { BonusLine } from "./bonus-line.tsx";
import { ProgressLine } from "./progress-line.tsx";
import { useCashierText } from "./text.ts";

/** Of the page of withdrawals or of the one of transfers. */
export type Leaving = Pick<WithdrawDesk, "currency" | "turnover" | "bonus">;

const isSome = (amount: string): boolean => /[1-9]/.test(amount);

/** Nothing leaves yet. */
export const isMissing = ({ turnover }: Pick<Leaving, "turnover">): boolean => isSome(turnover.missing);

/** A bonus is given up by what leaves now. */
export const isAtStake = ({ bonus }: Pick<Leaving, "bonus">): boolean => bonus !== null && isSome(bonus.missing);

export function LeavingNotices({ currency, turnover, bonus }: Leaving) {
	const say = useCashierText();
	const { amount } = useFormats();
	const words = { missing: amount(turnover.missing, currency), asked: amount(turnover.asked, currency) };
	return (
		<>
			{isMissing({ turnover }) ? (
				<ProgressLine
					title={say("withdraw.turnover")}
					left={say("withdraw.turnoverLeft", words)}
					text={say("withdraw.turnoverText")}
					{...turnover}
				/>
			) : null}
			<BonusLine bonus={bonus} currency={currency} />
		</>
	);
}

export type GiveUpProps = Pick<Leaving, "currency" | "bonus"> & {
	readonly asked: boolean;
	/** Out to an account, or up to an agent. */
	readonly paymentMethod: "out" | "up";
	/** How much leaves. */
	readonly leaves: string;
	readonly onAct: () => void;
	readonly onClose: () => void;
};

/** Both amounts, before a bonus is given up (A.5.3). */
export function GiveUp({ bonus, currency, paymentMethod, asked, leaves, onAct, onClose }: GiveUpProps) {
	const say = useCashierText();
	const { amount } = useFormats();
	if (bonus === null) return null;
	const show = (text: string): string => amount(text, currency);
	const words = { amount: show(bonus.amount), withdrawn: show(leaves), missing: show(bonus.missing) };
	return (
		<Confirm
			open={asked}
			danger
			title={say("bonus.giveUpTitle", words)}
			text={say(paymentMethod === "out" ? "bonus.giveUpText" : "bonus.handUpText", words)}
			act={say(paymentMethod === "out" ? "bonus.giveUp" : "bonus.handUp")}
			onAct={onAct}
			onClose={onClose}
		/>
	);
}
