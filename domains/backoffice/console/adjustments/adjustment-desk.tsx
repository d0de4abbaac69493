// One adjustment: who asked for what and why, and the word on it of whoever may say one. What was typed stays when it fails.
import { DecideForm, TakeBackForm, useDeskText, useMay, useMe } from "#platform/desk/ui";
import { Badge, DateTime, useFormats } from "#platform/ui";
import { type Adjustment, countAdjustmentQueue, listAdjustments, lookAtMember } from "../../contract/index.ts";
import { useDecideAdjustment, useTakeBackAdjustment } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";
import { useAdjustmentNews } from "./adjustment-news.ts";

const refreshes = [listAdjustments, countAdjustmentQueue, lookAtMember];

type Shown = { readonly adjustment: Adjustment; readonly onDone: () => void };

export function AdjustmentDesk({ adjustment, onDone }: Shown) {
	const me = useMe();
	const mayDecide = useMay("wallet.adjustments:decide");
	const own = me?.username === adjustment.proposedBy;
	const waits = adjustment.state === "proposed";
	return (
		<div className="flex flex-col gap-6">
			<Facts adjustment={adjustment} />
			{waits && own ? <TakeBack adjustment={adjustment} onDone={onDone} /> : null}
			{waits && !own && mayDecide ? <Decide adjustment={adjustment} onDone={onDone} /> : null}
		</div>
	);
}

function Facts({ adjustment }: { readonly adjustment: Adjustment }) {
	const sayDesk = useDeskText();
	const { amount } = useFormats();
	const { account, memberId, currency, reason, proposedBy, proposedAt, expiresAt, decidedBy, decidedAt, why } =
		adjustment;
	return (
		<dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2 text-14 [&>dd]:break-words [&>dt]:text-text-3">
			<dt>{sayDesk("parts.member")}</dt>
			<dd className="font-medium">{account || memberId}</dd>
			<dt>{sayDesk("parts.amount")}</dt>
			<dd className="text-20 font-bold">{amount(adjustment.amount, currency)}</dd>
			<dt>{sayDesk("parts.reason")}</dt>
			<dd>{reason}</dd>
			<dt>{sayDesk("parts.askedBy")}</dt>
			<dd>{proposedBy}</dd>
			<dt>{sayDesk("parts.askedAt")}</dt>
			<dd>
				<DateTime at={proposedAt} />
			</dd>
			<dt>{sayDesk("parts.state")}</dt>
			<dd>
				<AdjustmentState state={adjustment.state} />
			</dd>
			<dt>{sayDesk(decidedAt === null ? "parts.lapses" : "parts.decidedBy")}</dt>
			<dd>
				{decidedBy} <DateTime at={decidedAt ?? expiresAt} />
			</dd>
			{why === "" ? null : (
				<>
					<dt>{sayDesk("parts.why")}</dt>
					<dd>{why}</dd>
				</>
			)}
		</dl>
	);
}

const tones = { proposed: "hue", approved: "won", refused: "lost", expired: "plain" } as const;

export function AdjustmentState({ state }: Pick<Adjustment, "state">) {
	const say = useOfficeText();
	return <Badge tone={tones[state]}>{say(`adjustments.states.${state}`)}</Badge>;
}

function TakeBack({ adjustment: { adjustmentId }, onDone }: Shown) {
	const takeBack = useTakeBackAdjustment({ refreshes });
	const onSuccess = useAdjustmentNews(onDone);
	return (
		<TakeBackForm
			busy={takeBack.isPending}
			error={takeBack.error}
			onTakeBack={() => takeBack.mutate({ adjustmentId }, { onSuccess })}
		/>
	);
}

function Decide({ adjustment: { adjustmentId }, onDone }: Shown) {
	const say = useOfficeText();
	const decide = useDecideAdjustment({ refreshes });
	const onSuccess = useAdjustmentNews(onDone);
	return (
		<DecideForm
			agree={say("adjustments.agree")}
			busy={decide.isPending}
			error={decide.error}
			onAgree={() => decide.mutate({ adjustmentId, decision: { kind: "approve" } }, { onSuccess })}
			onRefuse={(why) => decide.mutate({ adjustmentId, decision: { kind: "refuse", why } }, { onSuccess })}
		/>
	);
}
