// Inviting friends: the code, its link and its picture to scan, each friend's progress, and who invited oneself.
import { type FormEvent, useState } from "react";
import { QrCode } from "#brand/ui";
import type { OutputOf } from "#platform/contract";
import {
	Amount,
	Button,
	type Column,
	FailureNote,
	Field,
	RecordTable,
	Skeleton,
	showToast,
	useFormats,
} from "#platform/ui";
import { getReferral } from "../contract/index.ts";
import { useAcceptReferral, useGetReferral } from "./calls.gen.ts";
import { usePromotionsText } from "./text.ts";

type Referral = OutputOf<typeof getReferral>;

/** Where the code of a link is typed for whoever came by it. */
const linkOf = (code: string): string => `${location.origin}/register?referral=${code}`;

export function ReferralPage() {
	const { data, error, refetch } = useGetReferral({});
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-80 rounded-card" />;
	return (
		<div className="flex flex-col gap-6">
			<Own referral={data} />
			<Friends referral={data} />
			{data.mayAccept ? <Accept /> : null}
		</div>
	);
}

function Own({ referral }: { readonly referral: Referral }) {
	const say = usePromotionsText();
	const { amount } = useFormats();
	const { code, currency, earned, rule } = referral;
	const link = linkOf(code);
	const copy = async (): Promise<void> => {
		await navigator.clipboard.writeText(link);
		showToast({ tone: "success", text: say("friends.copied") });
	};
	const terms = rule?.reward.kind === "referral" ? rule.reward : undefined;
	return (
		<section className="flex flex-wrap items-start gap-6 rounded-card bg-surface-2 p-5">
			<div className="flex min-w-0 grow flex-col gap-2">
				<h3 className="text-14 text-text-2">{say("friends.code")}</h3>
				<p className="font-mono text-28 font-bold">{code}</p>
				<p className="text-13 break-all text-text-3">{link}</p>
				<p>
					<Button look="plain" size="small" onPress={() => void copy().catch(() => {})}>
						{say("friends.copy")}
					</Button>
				</p>
				{terms === undefined ? null : (
					<p className="max-w-prose text-14 text-text-2">
						{say("friends.asked", {
							deposit: amount(terms.deposit, currency),
							turnover: amount(terms.turnover, currency),
							days: terms.days,
						})}
					</p>
				)}
				<p className="text-14">
					{say("friends.earned")} <Amount amount={earned} currency={currency} />
				</p>
			</div>
			<QrCode text={link} label={say("friends.code")} />
		</section>
	);
}

type Friend = Referral["friends"][number];

function Friends({ referral: { friends, currency } }: { readonly referral: Referral }) {
	const say = usePromotionsText();
	const yes = (done: boolean): string => say(done ? "friends.yes" : "friends.no");
	const columns: readonly Column<Friend>[] = [
		{ key: "account", head: say("friends.account"), cell: ({ account }) => account },
		{ key: "deposit", head: say("friends.deposit"), cell: ({ deposited }) => yes(deposited) },
		{
			key: "turnover",
			head: say("friends.turnover"),
			figures: true,
			cell: ({ turnover }) => <Amount amount={turnover} currency={currency} />,
		},
		{ key: "counts", head: say("friends.counts"), cell: ({ counted }) => yes(counted) },
	];
	return (
		<section className="flex flex-col gap-3">
			<h3 className="text-16 font-bold">{say("friends.list")}</h3>
			{friends.length === 0 ? (
				<p className="text-14 text-text-2">{say("friends.none")}</p>
			) : (
				<RecordTable
					caption={say("friends.list")}
					columns={columns}
					rows={friends}
					rowKey={({ account, joinedAt }) => `${account} ${joinedAt}`}
				/>
			)}
		</section>
	);
}

function Accept() {
	const say = usePromotionsText();
	const [referralCode, setCode] = useState("");
	const accept = useAcceptReferral({ refreshes: [getReferral] });
	const send = (event: FormEvent): void => {
		event.preventDefault();
		const onSuccess = () => showToast({ tone: "success", text: say("friends.accepted") });
		if (referralCode.trim().length >= 4) accept.mutate({ referralCode: referralCode.trim() }, { onSuccess });
	};
	return (
		<form onSubmit={send} noValidate className="flex max-w-96 flex-wrap items-end gap-2">
			<Field
				label={say("friends.accept")}
				value={referralCode}
				autoComplete="off"
				spellCheck={false}
				onChange={(event) => setCode(event.target.value)}
			/>
			<Button submit look="plain" busy={accept.isPending}>
				{say("friends.acceptAct")}
			</Button>
			{accept.error === null ? null : <FailureNote error={accept.error} />}
		</form>
	);
}
