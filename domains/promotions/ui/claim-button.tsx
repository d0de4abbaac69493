// The one thing that can be done with a turn now: opt in, claim, sign, take. It says what came of it.
import { Button, FailureNote, showToast, useFormats, useProtectedAction } from "#platform/ui";
import { getBalance } from "#wallet/contract";
import { getMissionSummaryDetails, listActivities, listRewards, readActivity } from "../contract/index.ts";
import type { Kind, State } from "../core/index.ts";
import { useClaimActivity, useClaimRafflePromotion, useJoinActivity } from "./calls.gen.ts";
import { usePromotionsText } from "./text.ts";

const refreshes = [listActivities, readActivity, listRewards, getMissionSummaryDetails, getBalance];

export type ClaimButtonProps = {
	readonly id: string;
	readonly kind: Kind;
	readonly state: State;
	readonly turn: string;
	readonly step: number;
	readonly currency: string;
	/** Applied for with a form of its own, or redeemed by its code. */
	readonly elsewhere?: boolean;
};

/** A right is no money: it says where it is used. */
const received = (kind: Kind) => (kind === "free-bet" ? "freeBet" : kind === "free-spins" ? "freeSpins" : "paid");

export function ClaimButton({ id, kind, state, turn, step, currency, elsewhere = false }: ClaimButtonProps) {
	const say = usePromotionsText();
	const { amount } = useFormats();
	const whenMember = useProtectedAction();
	const again = { refreshes, lookAgain: refreshes };
	const [join, claim, raffle] = [useJoinActivity(again), useClaimActivity(again), useClaimRafflePromotion(again)];
	const paid = { onSuccess: (got: { readonly amount: string }) => tell(got.amount) };
	const tell = (got: string): void =>
		showToast({ tone: "success", text: say(`done.${received(kind)}`, { amount: amount(got, currency) }) });
	const joined = { onSuccess: () => showToast({ tone: "success", text: say("done.joined") }) };
	const error = join.error ?? claim.error ?? raffle.error;
	const press = (): void => {
		if (state === "join") join.mutate({ id }, joined);
		else if (kind === "raffle") raffle.mutate({ id }, paid);
		else claim.mutate({ id, turn, step }, paid);
	};
	const may = state === "issued" || (!elsewhere && (state === "join" || state === "claim"));
	const name = state === "join" ? "join" : kind === "check-in" ? "sign" : kind === "red-packet" ? "open" : "claim";
	return (
		<>
			{may ? (
				<Button busy={join.isPending || claim.isPending || raffle.isPending} onPress={() => whenMember(press)}>
					{say(`act.${name}`)}
				</Button>
			) : null}
			{error === null ? null : <FailureNote error={error} />}
		</>
	);
}
