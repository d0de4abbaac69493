// What protects a member and what they play: for whoever answers them. It changes nothing.
import type { ReactNode } from "react";
import type { OutputOf } from "#platform/contract";
import { ConsoleLink, consolePath, TableSkeleton, useMay } from "#platform/desk/ui";
import { Amount, Badge, FailureNote, useFormats } from "#platform/ui";
import type { MemberLimit } from "#protection/contract";
import { documentKinds } from "#protection/core";
import { useProtectionText } from "#protection/ui";
import type { lookAtProtection } from "../../contract/index.ts";
import { useLookAtProtection } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";

type ProtectionSheet = OutputOf<typeof lookAtProtection>;

export function MemberProtection({ memberId }: { readonly memberId: string }) {
	const say = useOfficeText();
	const sayProtection = useProtectionText();
	const { moment } = useFormats();
	const { data, error, refetch } = useLookAtProtection({ memberId });
	if (error !== null) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <TableSkeleton />;
	const { exclusion, documents, limits, played, currency } = data;
	const titleOf = (document: string): string => {
		const kind = documentKinds.find((known) => known === document);
		return kind === undefined ? document : sayProtection(`identity.kinds.${kind}.title`);
	};
	return (
		<div className="flex flex-col gap-6 text-14">
			{exclusion === null ? null : (
				<p>
					<Badge tone="lost">{say(`members.${exclusion.kind}`, { moment: moment(exclusion.until) })}</Badge>
				</p>
			)}
			<Table
				caption={say("members.net")}
				heads={[
					"",
					say("members.net"),
					sayProtection("played.staked"),
					sayProtection("played.won"),
					say("members.paidIn"),
					say("members.paidOut"),
				]}
				rows={played.map(({ period, net, staked, won, deposited, withdrawn }) => [
					sayProtection(`played.${period}`),
					<Amount key="net" amount={net} currency={currency} signed />,
					<Amount key="staked" amount={staked} currency={currency} />,
					<Amount key="won" amount={won} currency={currency} />,
					<Amount key="paid-in" amount={deposited} currency={currency} />,
					<Amount key="paid-out" amount={withdrawn} currency={currency} />,
				])}
			/>
			<section>
				<h3 className="mb-2 text-16 font-bold">{say("members.limits")}</h3>
				{limits.length === 0 ? <p className="text-text-3">{say("members.noLimits")}</p> : null}
				<ul className="flex flex-col gap-1.5">
					{limits.map((limit) => (
						<LimitLine key={`${limit.kind} ${limit.period}`} limit={limit} currency={currency} />
					))}
				</ul>
			</section>
			<section>
				<h3 className="mb-2 text-16 font-bold">{say("members.documents")}</h3>
				<p>{documents.length === 0 ? "–" : documents.map(titleOf).join(", ")}</p>
				<SentDocuments sent={data.sent} />
			</section>
		</div>
	);
}

/** What was sent, each a way to its desk for whoever may open it. */
function SentDocuments({ sent }: Pick<ProtectionSheet, "sent">) {
	const say = useOfficeText();
	const sayProtection = useProtectionText();
	const { moment } = useFormats();
	const mayOpen = useMay("protection.documents:read");
	return (
		<ul className="mt-2 flex flex-col gap-1.5">
			{sent.map(({ documentId, kind, state, sentAt }) => {
				const name = sayProtection(`identity.kinds.${kind}.title`);
				const place = `${consolePath}documents?${state === "waiting" ? "" : `state=${state}&`}document=${documentId}`;
				return (
					<li key={documentId} className="flex flex-wrap gap-x-4">
						{mayOpen ? (
							<ConsoleLink to={place} className="text-accent-text underline-offset-4 hover:underline">
								{name}
							</ConsoleLink>
						) : (
							<span>{name}</span>
						)}
						<span className="text-text-3">{`${say(`documents.states.${state}`)}, ${moment(sentAt)}`}</span>
					</li>
				);
			})}
		</ul>
	);
}

type LimitLineProps = { readonly limit: MemberLimit; readonly currency: string };

function LimitLine({ limit, currency }: LimitLineProps) {
	const say = useOfficeText();
	const sayProtection = useProtectionText();
	const { amount, moment } = useFormats();
	const { kind, period, holds, used, operator, next } = limit;
	const shown = (value: string): string =>
		kind === "time" ? say("members.minutes", { value }) : amount(value, currency);
	const of = holds === null ? "–" : shown(holds);
	return (
		<li className="flex flex-wrap gap-x-4">
			<span className="font-medium">{`${sayProtection(`kinds.${kind}.title`)}, ${sayProtection(`periods.${period}`)}`}</span>
			<span>{sayProtection("limits.used", { used: shown(used), limit: of })}</span>
			{operator !== null && operator === holds ? <Badge tone="hue">{say("members.byOperator")}</Badge> : null}
			{next === null ? null : (
				<span className="text-text-3">{`${next.amount === null ? sayProtection("limits.none") : shown(next.amount)}: ${moment(next.at)}`}</span>
			)}
		</li>
	);
}

type TableProps = {
	readonly caption: string;
	readonly heads: readonly string[];
	readonly rows: readonly (readonly ReactNode[])[];
};

function Table({ caption, heads, rows }: TableProps) {
	return (
		<div className="overflow-x-auto">
			<table className="w-full text-end">
				<caption className="sr-only">{caption}</caption>
				<thead className="text-13 text-text-3">
					<tr>
						{heads.map((head) => (
							<th key={head} scope="col" className="py-1.5 ps-4 text-end font-normal first:ps-0">
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(([first, ...rest]) => (
						<tr key={String(first)} className="border-t border-line">
							<th scope="row" className="py-1.5 text-start font-medium whitespace-nowrap">
								{first}
							</th>
							{rest.map((cell, at) => (
								<td key={heads[at + 1]} className="py-1.5 ps-4 whitespace-nowrap">
									{cell}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
