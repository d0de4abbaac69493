// What is known of a withdrawal: whose, how much, where to, why it is looked at, who approved, what is left to wager.
import type { ReactNode } from "react";
import { MemberLink, useCodeWords, useDeskText } from "#platform/desk/ui";
import { Amount, Badge, DateTime, useFormats } from "#platform/ui";
import type { QueuedWithdrawal, WithdrawalSheet } from "../../contract/index.ts";
import { useCashierDeskText } from "../text.ts";
import { RevealAccount } from "./reveal-account.tsx";

export function WithdrawalFacts({ sheet }: { readonly sheet: WithdrawalSheet }) {
	const say = useCashierDeskText();
	const sayDesk = useDeskText();
	const { amount } = useFormats();
	const { withdrawal, turnover } = sheet;
	const money = (text: string): string => amount(text, withdrawal.currency);
	return (
		<dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 items-baseline gap-y-2.5 text-14 [&>dt]:text-text-3">
			<Fact name={sayDesk("parts.member")}>
				<MemberLink account={withdrawal.account} memberId={withdrawal.memberId} />
			</Fact>
			<Fact name={say("deposits.asked")}>
				<span className="text-20 font-bold">{money(withdrawal.amount)}</span>
			</Fact>
			<Fact name={say("withdrawals.fee")}>{money(withdrawal.fee)}</Fact>
			<Fact name={say("withdrawals.arrives")}>
				<span className="font-medium">{money(withdrawal.arrives)}</span>
			</Fact>
			<Fact name={say("withdrawals.to")}>
				<RevealAccount sheet={sheet} />
			</Fact>
			<Fact name={say("withdrawals.turnover")}>
				{say("withdrawals.turnoverOf", { missing: money(turnover.missing), asked: money(turnover.asked) })}
			</Fact>
			{sheet.member === undefined ? null : <MemberFacts member={sheet.member} currency={withdrawal.currency} />}
			<Fact name={sayDesk("parts.state")}>
				<Badge tone="hue">{say(`withdrawals.states.${withdrawal.state}`)}</Badge>
			</Fact>
			<Fact name={say("withdrawals.askedAt")}>
				<DateTime at={withdrawal.askedAt} />
			</Fact>
			{withdrawal.confirmBy === null ? null : (
				<Fact name={say("withdrawals.confirmBy")}>
					<DateTime at={withdrawal.confirmBy} />
				</Fact>
			)}
			{withdrawal.reason === "" ? null : <Fact name={sayDesk("parts.because")}>{withdrawal.reason}</Fact>}
			<Fact name={say("withdrawals.reasons")}>
				<Reasons reasons={withdrawal.reasons} />
			</Fact>
			<Fact name={say("withdrawals.approvals")}>
				<Approvals sheet={sheet} />
			</Fact>
		</dl>
	);
}

type Standing = NonNullable<WithdrawalSheet["member"]>;

/** What the member has, and what became of their money in the month. */
function MemberFacts({ member, currency }: { readonly member: Standing; readonly currency: string }) {
	const say = useCashierDeskText();
	const wordsOf = useCodeWords();
	const { amount } = useFormats();
	const month = (what: string): string => say("withdrawals.ofMonth", { what });
	return (
		<>
			<Fact name={wordsOf("purses", "cash")}>
				<span className="font-medium">{amount(member.balance, currency)}</span>
				{Number(member.held) === 0 ? null : (
					<span className="ms-2 whitespace-nowrap text-text-3">
						{say("withdrawals.held", { amount: amount(member.held, currency) })}
					</span>
				)}
			</Fact>
			<Fact name={month(say("withdrawals.paidIn"))}>{amount(member.deposited, currency)}</Fact>
			<Fact name={month(say("withdrawals.paidOut"))}>{amount(member.withdrawn, currency)}</Fact>
			<Fact name={month(say("withdrawals.net"))}>
				<Amount amount={member.net} currency={currency} signed />
			</Fact>
		</>
	);
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
	<>
		<dt>{name}</dt>
		<dd className="min-w-0 break-words">{children}</dd>
	</>
);

function Reasons({ reasons }: Pick<QueuedWithdrawal, "reasons">) {
	const say = useCashierDeskText();
	if (reasons.length === 0) return say("withdrawals.noReason");
	return (
		<ul className="flex flex-wrap gap-1.5">
			{reasons.map((reason) => (
				<li key={reason}>
					<Badge tone="lost">{say(`withdrawals.risks.${reason}`)}</Badge>
				</li>
			))}
		</ul>
	);
}

/** So far: how many of how many, who and when. */
function Approvals({ sheet: { withdrawal, steps } }: { readonly sheet: WithdrawalSheet }) {
	const say = useCashierDeskText();
	const { approvedBy, levels } = withdrawal;
	return (
		<>
			<span>{say("withdrawals.approvalsOf", { count: approvedBy.length, levels })}</span>
			<ul>
				{steps
					.filter(({ kind }) => kind === "approve")
					.map(({ by, at }) => (
						<li key={at} className="flex flex-wrap justify-between gap-x-3">
							<span className="font-medium">{by}</span>
							<span className="text-text-3">
								<DateTime at={at} />
							</span>
						</li>
					))}
			</ul>
		</>
	);
}
