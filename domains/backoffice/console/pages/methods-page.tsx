// The ways to pay in and out of the brand, and what it asks of withdrawals: listed, opened, set.
import { useState } from "react";
import { methodKinds, payoutKinds } from "#cashier/core";
import { type DataColumn, DataTable, FileButton, PageHead, TableSkeleton, useMay, useWayName } from "#platform/desk/ui";
import { actionHook, Badge, Button, Dialog, FailureNote, useFormats } from "#platform/ui";
import { listWays, type Way } from "../../contract/index.ts";
import { useListWays } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";
import { AddWay } from "../ways/add-way.tsx";
import { PayoutTermsForm } from "../ways/payout-terms-form.tsx";
import { WayAccount } from "../ways/way-account.tsx";
import { WayForm, type WayFormProps } from "../ways/way-form.tsx";

const useList = actionHook(listWays);

/** A line a way and currency. */
const columnsOfFile = ["currency", "smallest", "largest", "feeFixed", "feePercent"] as const;
type FileLine = { readonly way: Way; readonly terms: Way["terms"][number] };

const kinds = [...methodKinds, ...payoutKinds];

const keyOf = ({ flow, code }: Way): string => `${flow} ${code}`;

export function MethodsPage() {
	const say = useOfficeText();
	const list = useListWays({});
	const one = useList();
	const mayWrite = useMay("cashier.methods:write");
	const columns = useColumns();
	const [open, setOpen] = useState<Way>();
	const [adding, setAdding] = useState(false);
	const name = useName();
	const lookAgain = async (way: Way): Promise<void> => {
		const { data } = await list.refetch();
		setOpen(data?.ways.find((one) => keyOf(one) === keyOf(way)));
	};
	return (
		<>
			<PageHead title={say("screens.methods")} text={say("ways.text")}>
				<FileButton
					name="methods.csv"
					heads={["flow", "code", "kind", "open", "order", "hours", "name", ...columnsOfFile, "quick", "languages"]}
					cells={({ way, terms }: FileLine) => [
						...[way.flow, way.code, way.kind, String(way.open), String(way.order), String(way.hours), name(way)],
						...columnsOfFile.map((column) => terms[column]),
						terms.quick.join(" "),
						way.words.map(({ language }) => language).join(" "),
					]}
					page={async () => {
						const { ways } = await one.mutateAsync({});
						return { rows: ways.flatMap((way) => way.terms.map((terms) => ({ way, terms }))), next: null };
					}}
				/>
				{mayWrite && list.data !== undefined ? (
					<Button size="small" onPress={() => setAdding(true)}>
						{say("ways.add")}
					</Button>
				) : null}
			</PageHead>
			{list.error === null ? null : <FailureNote error={list.error} onRetry={() => void list.refetch()} />}
			{list.data === undefined ? (
				<TableSkeleton />
			) : (
				<>
					<DataTable
						caption={say("screens.methods")}
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
					<Dialog open={adding} onClose={() => setAdding(false)} title={say("ways.add")} size="panel">
						{adding ? <AddWay range={list.data.range} onDone={() => setAdding(false)} /> : null}
					</Dialog>
					<Dialog
						open={open !== undefined}
						onClose={() => setOpen(undefined)}
						title={open === undefined ? "" : name(open)}
						size="panel"
					>
						{open === undefined ? null : (
							<OpenWay
								key={open.stamp}
								way={open}
								range={list.data.range}
								onDone={() => setOpen(undefined)}
								onLookAgain={() => void lookAgain(open)}
							/>
						)}
					</Dialog>
				</>
			)}
		</>
	);
}

function OpenWay(props: WayFormProps) {
	return (
		<>
			{props.way.kind === "bank-transfer" ? <WayAccount {...props} /> : null}
			<WayForm {...props} />
		</>
	);
}

/** A way is called by the name among its words. */
function useName(): (way: Way) => string {
	const nameOf = useWayName();
	return ({ words, code }) => nameOf({ code, names: words });
}

function useColumns(): readonly DataColumn<Way>[] {
	const say = useOfficeText();
	const { amount } = useFormats();
	const name = useName();
	const kindName = (kind: string): string => {
		const known = kinds.find((one) => one === kind);
		return known === undefined ? kind : say(`ways.kinds.${known}`);
	};
	return [
		{ key: "name", head: say("ways.name"), cell: name },
		{ key: "code", head: say("ways.code"), cell: ({ code }) => <span className="text-text-2">{code}</span> },
		{ key: "flow", head: say("ways.flow"), cell: ({ flow }) => say(`ways.flows.${flow}`), sortBy: ({ flow }) => flow },
		{ key: "kind", head: say("ways.kind"), cell: ({ kind }) => kindName(kind), sortBy: ({ kind }) => kind },
		{
			key: "state",
			head: say("members.state"),
			sortBy: ({ open }) => (open ? 0 : 1),
			cell: ({ open }) => <Badge tone={open ? "won" : "plain"}>{say(open ? "ways.open" : "ways.closed")}</Badge>,
		},
		{
			key: "terms",
			head: say("ways.limits"),
			figures: true,
			cell: ({ terms }) =>
				terms.map((one) => (
					<span key={one.currency} className="block">
						{`${amount(one.smallest, one.currency)} – ${amount(one.largest, one.currency)}`}
					</span>
				)),
		},
		{
			key: "fee",
			head: say("withdrawals.fee"),
			figures: true,
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
