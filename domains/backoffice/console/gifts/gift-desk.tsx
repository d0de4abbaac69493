// One gift of free spins: what it is, to whom, what became of it; the word of a second person, and what is left taken back.
import { useState } from "react";
import { DecideForm, fieldsOf, useMay, useSaved } from "#platform/desk/ui";
import { Button, DateTime, FailureNote, Field, Skeleton, useFormats } from "#platform/ui";
import { type DeskGift, type GiftGame, type GiftMember, listGiftMembers, listGifts } from "../../contract/index.ts";
import { useDecideGift, useListGiftMembers, useWithdrawGift } from "../calls.gen.ts";
import { useNameOf } from "../catalogue/catalogue-words.ts";
import { useOfficeText } from "../text.ts";

const refreshes = [listGifts, listGiftMembers];

type Shown = { readonly gift: DeskGift; readonly onDone: () => void };
export type GiftDeskProps = Shown & { readonly games: readonly GiftGame[] };

export function GiftDesk({ gift, games, onDone }: GiftDeskProps) {
	const mayDecide = useMay("games.gifts:decide");
	const mayWrite = useMay("games.gifts:write");
	const [member, setMember] = useState<GiftMember>();
	const { state, own } = gift;
	const standing = state === "planned" || state === "running";
	const takes = mayWrite && (standing || (state === "waiting" && own));
	return (
		<div className="flex flex-col gap-6">
			<Facts gift={gift} games={games} />
			<Members gift={gift} chosen={member} {...(mayWrite && standing ? { onChoose: setMember } : {})} />
			{state === "waiting" && !own && mayDecide ? <Decide gift={gift} onDone={onDone} /> : null}
			{takes ? <TakeBack key={member?.memberId ?? "all"} gift={gift} member={member} onDone={onDone} /> : null}
		</div>
	);
}

function Facts({ gift, games }: Omit<GiftDeskProps, "onDone">) {
	const say = useOfficeText();
	const { amount } = useFormats();
	const nameOf = useNameOf();
	const { currency, stake, spins, startsAt, endsAt, reason, madeBy, madeAt, decidedBy, why } = gift;
	const names = gift.games
		.map((id) => games.find(({ gameId }) => gameId === id))
		.map((one) => (one ? nameOf(one) : ""));
	return (
		<dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2 text-14 [&>dd]:break-words [&>dt]:text-text-3">
			<dt>{say("gifts.perMember")}</dt>
			<dd className="font-medium">{say("gifts.spinsAt", { count: spins, stake: amount(stake, currency) })}</dd>
			<dt>{say("gifts.games")}</dt>
			<dd>{names.filter((name) => name !== "").join(", ")}</dd>
			<dt>{say("gifts.cost")}</dt>
			<dd className="text-20 font-bold">{amount(gift.cost, currency)}</dd>
			<dt>{say("gifts.won")}</dt>
			<dd>{amount(gift.won, currency)}</dd>
			<dt>{say("gifts.begins")}</dt>
			<dd>
				<DateTime at={startsAt} />
			</dd>
			<dt>{say("gifts.ends")}</dt>
			<dd>
				<DateTime at={endsAt} />
			</dd>
			<dt>{say("members.state")}</dt>
			<dd>{say(`gifts.states.${gift.state}`)}</dd>
			<dt>{say("adjustments.reason")}</dt>
			<dd>{reason}</dd>
			<dt>{say("adjustments.by")}</dt>
			<dd>
				{madeBy}, <DateTime at={madeAt} />
			</dd>
			{decidedBy === "" ? null : (
				<>
					<dt>{say("adjustments.decided")}</dt>
					<dd>{decidedBy}</dd>
				</>
			)}
			{why === "" ? null : (
				<>
					<dt>{say("deposits.why")}</dt>
					<dd>{why}</dd>
				</>
			)}
		</dl>
	);
}

type MembersProps = {
	readonly gift: DeskGift;
	readonly chosen: GiftMember | undefined;
	readonly onChoose?: (member: GiftMember | undefined) => void;
};

function Members({ gift: { giftId, currency, spins }, chosen, onChoose }: MembersProps) {
	const say = useOfficeText();
	const { amount } = useFormats();
	const list = useListGiftMembers({ giftId });
	if (list.error !== null) return <FailureNote error={list.error} onRetry={() => void list.refetch()} />;
	if (list.data === undefined) return <Skeleton className="h-24 w-full" />;
	return (
		<section aria-label={say("screens.members")} className="max-h-80 overflow-y-auto rounded-card bg-surface-2 p-3">
			<ul className="flex flex-col divide-y divide-line text-14">
				{list.data.members.map((member) => {
					const { memberId, account, left, won, closed } = member;
					const said = closed === null ? say("gifts.leftOf", { left, spins }) : say(`gifts.closed.${closed}`, { left });
					const mine = chosen?.memberId === memberId;
					return (
						<li key={memberId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
							<span className="font-medium">{account || memberId}</span>
							<span className="flex items-center gap-4 text-text-2 tabular-nums">
								<span>{said}</span>
								<span>{amount(won, currency)}</span>
								{onChoose === undefined || closed !== null || left === 0 ? null : (
									<Button look="quiet" size="small" onPress={() => onChoose(mine ? undefined : member)}>
										{say(mine ? "gifts.fromAll" : "gifts.fromOne")}
									</Button>
								)}
							</span>
						</li>
					);
				})}
			</ul>
		</section>
	);
}

function Decide({ gift: { giftId }, onDone }: Shown) {
	const say = useOfficeText();
	const decide = useDecideGift({ refreshes });
	const onSuccess = useSaved(onDone);
	return (
		<DecideForm
			agree={say("gifts.agree")}
			busy={decide.isPending}
			error={decide.error}
			onAgree={() => decide.mutate({ giftId, decision: { kind: "approve" } }, { onSuccess })}
			onRefuse={(why) => decide.mutate({ giftId, decision: { kind: "refuse", why } }, { onSuccess })}
		/>
	);
}

function TakeBack({
	gift: { giftId, own, state },
	member,
	onDone,
}: Shown & { readonly member: GiftMember | undefined }) {
	const say = useOfficeText();
	const withdraw = useWithdrawGift({ refreshes });
	const onSuccess = useSaved(onDone);
	const whose = member === undefined ? say("gifts.takeAll") : say("gifts.takeOne", { account: member.account });
	return (
		<form
			className="flex flex-col gap-4 border-t border-line pt-5"
			onSubmit={(event) => {
				event.preventDefault();
				const { reason = "" } = fieldsOf(event.currentTarget);
				const one = member === undefined ? {} : { memberId: member.memberId };
				withdraw.mutate({ giftId, ...one, reason }, { onSuccess });
			}}
		>
			<p className="text-14 text-text-2">{say(state === "waiting" && own ? "adjustments.own" : "gifts.takeText")}</p>
			<Field
				label={say("adjustments.reason")}
				name="reason"
				minLength={3}
				maxLength={500}
				required
				autoComplete="off"
			/>
			{withdraw.error === null ? null : <FailureNote error={withdraw.error} />}
			<div>
				<Button submit look="danger" busy={withdraw.isPending}>
					{whose}
				</Button>
			</div>
		</form>
	);
}
