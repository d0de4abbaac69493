// One award of free spins: what it is, to whom, what became of it; the word of a second person, and what is left taken back.
import { useState } from "react";
import { DecideForm, fieldsOf, useDeskText, useMay, useSaved } from "#platform/desk/ui";
import { Button, DateTime, FailureNote, Field, Skeleton, useFormats } from "#platform/ui";
import {
	type DeskFreeSpinsAward,
	type FreeSpinsGame,
	type FreeSpinsMember,
	listFreeSpins,
	listFreeSpinsMembers,
} from "../../contract/index.ts";
import { useDecideFreeSpins, useListFreeSpinsMembers, useWithdrawFreeSpins } from "../calls.gen.ts";
import { useNameOf } from "../catalogue/catalogue-words.ts";
import { useGamesDeskText } from "../text.ts";

const refreshes = [listFreeSpins, listFreeSpinsMembers];

type Shown = { readonly award: DeskFreeSpinsAward; readonly onDone: () => void };
export type FreeSpinsDeskProps = Shown & { readonly games: readonly FreeSpinsGame[] };

export function FreeSpinsDesk({ award, games, onDone }: FreeSpinsDeskProps) {
	const mayDecide = useMay("games.free-spins:decide");
	const mayWrite = useMay("games.free-spins:write");
	const [member, setMember] = useState<FreeSpinsMember>();
	const { state, own } = award;
	const standing = state === "planned" || state === "running";
	const takes = mayWrite && (standing || (state === "waiting" && own));
	return (
		<div className="flex flex-col gap-6">
			<Facts award={award} games={games} />
			<Members award={award} chosen={member} {...(mayWrite && standing ? { onChoose: setMember } : {})} />
			{state === "waiting" && !own && mayDecide ? <Decide award={award} onDone={onDone} /> : null}
			{takes ? <TakeBack key={member?.memberId ?? "all"} award={award} member={member} onDone={onDone} /> : null}
		</div>
	);
}

function Facts({ award, games }: Omit<FreeSpinsDeskProps, "onDone">) {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	const { amount } = useFormats();
	const nameOf = useNameOf();
	const { currency, stake, spins, startsAt, endsAt, reason, madeBy, madeAt, decidedBy, why } = award;
	const names = award.games
		.map((id) => games.find(({ gameId }) => gameId === id))
		.map((one) => (one ? nameOf(one) : ""));
	return (
		<dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2 text-14 [&>dd]:break-words [&>dt]:text-text-3">
			<dt>{say("freeSpins.perMember")}</dt>
			<dd className="font-medium">{say("freeSpins.spinsAt", { count: spins, stake: amount(stake, currency) })}</dd>
			<dt>{say("freeSpins.games")}</dt>
			<dd>{names.filter((name) => name !== "").join(", ")}</dd>
			<dt>{say("freeSpins.cost")}</dt>
			<dd className="text-20 font-bold">{amount(award.cost, currency)}</dd>
			<dt>{say("freeSpins.won")}</dt>
			<dd>{amount(award.won, currency)}</dd>
			<dt>{say("freeSpins.begins")}</dt>
			<dd>
				<DateTime at={startsAt} />
			</dd>
			<dt>{say("freeSpins.ends")}</dt>
			<dd>
				<DateTime at={endsAt} />
			</dd>
			<dt>{sayDesk("parts.state")}</dt>
			<dd>{say(`freeSpins.states.${award.state}`)}</dd>
			<dt>{sayDesk("parts.reason")}</dt>
			<dd>{reason}</dd>
			<dt>{sayDesk("parts.askedBy")}</dt>
			<dd>
				{madeBy}, <DateTime at={madeAt} />
			</dd>
			{decidedBy === "" ? null : (
				<>
					<dt>{sayDesk("parts.decidedBy")}</dt>
					<dd>{decidedBy}</dd>
				</>
			)}
			{why === "" ? null : (
				<>
					<dt>{sayDesk("parts.why")}</dt>
					<dd>{why}</dd>
				</>
			)}
		</dl>
	);
}

type MembersProps = {
	readonly award: DeskFreeSpinsAward;
	readonly chosen: FreeSpinsMember | undefined;
	readonly onChoose?: (member: FreeSpinsMember | undefined) => void;
};

function Members({ award: { freeSpinsId, currency, spins }, chosen, onChoose }: MembersProps) {
	const say = useGamesDeskText();
	const { amount } = useFormats();
	const list = useListFreeSpinsMembers({ freeSpinsId });
	if (list.error !== null) return <FailureNote error={list.error} onRetry={() => void list.refetch()} />;
	if (list.data === undefined) return <Skeleton className="h-24 w-full" />;
	return (
		<section aria-label={say("freeSpins.members")} className="max-h-80 overflow-y-auto rounded-card bg-surface-2 p-3">
			<ul className="flex flex-col divide-y divide-line text-14">
				{list.data.members.map((member) => {
					const { memberId, account, left, won, closed } = member;
					const said =
						closed === null ? say("freeSpins.leftOf", { left, spins }) : say(`freeSpins.closed.${closed}`, { left });
					const mine = chosen?.memberId === memberId;
					return (
						<li key={memberId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
							<span className="font-medium">{account || memberId}</span>
							<span className="flex items-center gap-4 text-text-2 tabular-nums">
								<span>{said}</span>
								<span>{amount(won, currency)}</span>
								{onChoose === undefined || closed !== null || left === 0 ? null : (
									<Button look="quiet" size="small" onPress={() => onChoose(mine ? undefined : member)}>
										{say(mine ? "freeSpins.fromAll" : "freeSpins.fromOne")}
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

function Decide({ award: { freeSpinsId }, onDone }: Shown) {
	const say = useGamesDeskText();
	const decide = useDecideFreeSpins({ refreshes });
	const onSuccess = useSaved(onDone);
	return (
		<DecideForm
			agree={say("freeSpins.agree")}
			busy={decide.isPending}
			error={decide.error}
			onAgree={() => decide.mutate({ freeSpinsId, decision: { kind: "approve" } }, { onSuccess })}
			onRefuse={(why) => decide.mutate({ freeSpinsId, decision: { kind: "refuse", why } }, { onSuccess })}
		/>
	);
}

function TakeBack({
	award: { freeSpinsId, own, state },
	member,
	onDone,
}: Shown & { readonly member: FreeSpinsMember | undefined }) {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	const withdraw = useWithdrawFreeSpins({ refreshes });
	const onSuccess = useSaved(onDone);
	const whose = member === undefined ? say("freeSpins.takeAll") : say("freeSpins.takeOne", { account: member.account });
	return (
		<form
			className="flex flex-col gap-4 border-t border-line pt-5"
			onSubmit={(event) => {
				event.preventDefault();
				const { reason = "" } = fieldsOf(event.currentTarget);
				const one = member === undefined ? {} : { memberId: member.memberId };
				withdraw.mutate({ freeSpinsId, ...one, reason }, { onSuccess });
			}}
		>
			<p className="text-14 text-text-2">
				{state === "waiting" && own ? sayDesk("parts.own") : say("freeSpins.takeText")}
			</p>
			<Field label={sayDesk("parts.reason")} name="reason" minLength={3} maxLength={500} required autoComplete="off" />
			{withdraw.error === null ? null : <FailureNote error={withdraw.error} />}
			<div>
				<Button submit look="danger" busy={withdraw.isPending}>
					{whose}
				</Button>
			</div>
		</form>
	);
}
