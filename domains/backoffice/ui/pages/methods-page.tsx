// The ways to pay in and out of the brand, and what it asks of withdrawals: listed, opened, set.
import { useState } from "react";
import { Badge, Dialog, FailureNote, useFormats, useLanguage } from "#platform/ui";
import type { Way } from "../../contract/index.ts";
import { useListWays } from "../calls.gen.ts";
import { type DataColumn, DataTable } from "../parts/data-table.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { TableSkeleton } from "../parts/table-skeleton.tsx";
import { useOfficeText } from "../text.ts";
import { PayoutTermsForm } from "../ways/payout-terms-form.tsx";
import { WayForm } from "../ways/way-form.tsx";

const keyOf = ({ flow, code }: Way): string => `${flow} ${code}`;

export function MethodsPage() {
	const say = useOfficeText();
	const list = useListWays({});
	const columns = useColumns();
	const [open, setOpen] = useState<Way>();
	const name = useWayName();
	const lookAgain = async (way: Way): Promise<void> => {
		const { data } = await list.refetch();
		setOpen(data?.ways.find((one) => keyOf(one) === keyOf(way)));
	};
	return (
		<>
			<PageHead title={say("nav.screens.methods")} text={say("ways.text")} />
			{list.error === null ? null : <FailureNote error={list.error} onRetry={() => void list.refetch()} />}
			{list.data === undefined ? (
				<TableSkeleton />
			) : (
				<>
					<DataTable
						caption={say("nav.screens.methods")}
						columns={columns}
						rows={list.data.ways}
						rowKey={keyOf}
						onOpen={setOpen}
						opened={open === undefined ? undefined : keyOf(open)}
					/>
					<PayoutTermsForm
						key={list.data.payouts.stamp}
						terms={list.data.payouts}
						onLookAgain={() => void list.refetch()}
					/>
				</>
			)}
			<Dialog
				open={open !== undefined}
				onClose={() => setOpen(undefined)}
				title={open === undefined ? "" : name(open)}
				size="panel"
			>
				{open === undefined ? null : (
					<WayForm
						key={open.stamp}
						way={open}
						onDone={() => setOpen(undefined)}
						onLookAgain={() => void lookAgain(open)}
					/>
				)}
			</Dialog>
		</>
	);
}

/** In the language of whoever looks, where it has words in it. */
function useWayName(): (way: Way) => string {
	const language = useLanguage();
	return ({ words, code }) => (words.find((one) => one.language === language) ?? words[0])?.name ?? code;
}

function useColumns(): readonly DataColumn<Way>[] {
	const say = useOfficeText();
	const { amount } = useFormats();
	const name = useWayName();
	return [
		{ key: "name", head: say("ways.name"), cell: name },
		{ key: "code", head: say("ways.code"), cell: ({ code }) => <span className="text-text-2">{code}</span> },
		{ key: "flow", head: say("ways.flow"), cell: ({ flow }) => say(`ways.flows.${flow}`), sortBy: ({ flow }) => flow },
		{
			...{ key: "state", head: say("members.state"), sortBy: ({ open }) => (open ? 0 : 1) },
			cell: ({ open }) => <Badge tone={open ? "won" : "plain"}>{say(open ? "ways.open" : "ways.closed")}</Badge>,
		},
		{
			...{ key: "terms", head: say("ways.limits"), figures: true },
			cell: ({ terms }) =>
				terms.map((one) => (
					<span key={one.currency} className="block">
						{`${amount(one.smallest, one.currency)} – ${amount(one.largest, one.currency)}`}
					</span>
				)),
		},
		{
			...{ key: "fee", head: say("withdrawals.fee"), figures: true },
			cell: ({ terms }) =>
				terms.map((one) => (
					<span key={one.currency} className="block">
						{`${amount(one.feeFixed, one.currency)} + ${one.feePercent} %`}
					</span>
				)),
		},
		{ key: "order", head: say("ways.order"), figures: true, cell: ({ order }) => order, sortBy: ({ order }) => order },
	];
}
