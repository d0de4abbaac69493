// One deposit on the desk: its facts and the pictures of the transfer side by side, and the decision below.
import { MemberLink, PaymentMethodName, Pictures, useCodeWords, useDeskText, useMay } from "#platform/desk/ui";
import { Badge, DateTime, FailureNote, Skeleton, useFormats } from "#platform/ui";
import type { QueuedDeposit } from "../../contract/index.ts";
import { useLookAtDeposit } from "../calls.gen.ts";
import { useCashierDeskText } from "../text.ts";
import { DecideDeposit } from "./decide-deposit.tsx";

/** Each look is written down: what was seen is kept for as long as somebody decides. */
const freshMilliseconds = 10 * 60_000;

export function DepositDesk({ reference, onDone }: { readonly reference: string; readonly onDone: () => void }) {
	const say = useCashierDeskText();
	const mayDecide = useMay("cashier.deposits:decide");
	const look = useLookAtDeposit({ reference }, { freshMilliseconds });
	if (look.error !== null) return <FailureNote error={look.error} onRetry={() => void look.refetch()} />;
	if (look.data === undefined) return <Skeleton className="h-80 w-full" />;
	const { deposit, pictures } = look.data;
	return (
		<div className="grid gap-6 lg:grid-cols-[320px_minmax(0,1fr)]">
			<div className="flex flex-col gap-6">
				<Facts deposit={deposit} />
				{mayDecide && deposit.state === "pending" ? <DecideDeposit deposit={deposit} onDone={onDone} /> : null}
			</div>
			<Pictures
				pictures={pictures.map((picture, index) => ({ picture, label: say("deposits.proof", { number: index + 1 }) }))}
				none={say("deposits.noProof")}
			/>
		</div>
	);
}

const tones = { pending: "hue", credited: "won", refused: "lost", cancelled: "plain", expired: "plain" } as const;

function Facts({ deposit }: { readonly deposit: QueuedDeposit }) {
	const say = useCashierDeskText();
	const sayDesk = useDeskText();
	const { amount } = useFormats();
	return (
		<dl className="grid grid-cols-[max-content_1fr] items-baseline gap-x-6 gap-y-2 text-14 [&>dt]:text-text-3">
			<dt>{sayDesk("parts.member")}</dt>
			<dd>
				<MemberLink account={deposit.account} memberId={deposit.memberId} />
			</dd>
			<dt>{say("deposits.asked")}</dt>
			<dd className="text-20 font-bold">{amount(deposit.amount, deposit.currency)}</dd>
			<dt>{say("deposits.method")}</dt>
			<dd>
				<PaymentMethodName code={deposit.method} names={deposit.methodNames} />
			</dd>
			<dt>{sayDesk("parts.state")}</dt>
			<dd>
				<Badge tone={tones[deposit.state]}>{say(`deposits.states.${deposit.state}`)}</Badge>
			</dd>
			<dt>{say("deposits.opened")}</dt>
			<dd>
				<DateTime at={deposit.openedAt} />
			</dd>
			<dt>{say("deposits.expires")}</dt>
			<dd>
				<DateTime at={deposit.expiresAt} />
			</dd>
			{deposit.agent === "" ? null : (
				<>
					<dt>{say("deposits.agent")}</dt>
					<dd>{deposit.agent}</dd>
				</>
			)}
			<HowItEnded deposit={deposit} />
		</dl>
	);
}

function HowItEnded({ deposit }: { readonly deposit: QueuedDeposit }) {
	const say = useCashierDeskText();
	const sayDesk = useDeskText();
	const { amount } = useFormats();
	const wordsOf = useCodeWords();
	const { closedAt, closedBy, credited, currency, reason } = deposit;
	if (closedAt === null) return null;
	return (
		<>
			<dt>{say("deposits.closed")}</dt>
			<dd>
				<DateTime at={closedAt} />
			</dd>
			<dt>{sayDesk("parts.closedBy")}</dt>
			<dd>{wordsOf("actors", closedBy) || "–"}</dd>
			{credited === null ? null : (
				<>
					<dt>{say("deposits.credited")}</dt>
					<dd className="font-medium">{amount(credited, currency)}</dd>
				</>
			)}
			{reason === "" ? null : (
				<>
					<dt>{sayDesk("parts.why")}</dt>
					<dd>{reason}</dd>
				</>
			)}
		</>
	);
}
