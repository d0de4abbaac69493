// The ways to pay in and out of the brand, and what it asks of withdrawals: listed, opened, set.
import { useState } from "react";
import {
	type DataColumn,
	DataTable,
	FileButton,
	PageHead,
	TableSkeleton,
	useDeskText,
	useMay,
	usePaymentMethodName,
} from "#platform/desk/ui";
import { actionHook, Badge, Button, Dialog, FailureNote, useFormats } from "#platform/ui";
import { listPaymentMethods, type PaymentMethod } from "../../contract/index.ts";
import { methodKinds, payoutKinds } from "../../core/index.ts";
import { useListPaymentMethods } from "../calls.gen.ts";
import { AddPaymentMethod } from "../methods/add-payment-method.tsx";
import { PaymentMethodAccount } from "../methods/payment-method-account.tsx";
import { PaymentMethodForm, type PaymentMethodFormProps } from "../methods/payment-method-form.tsx";
import { PayoutTermsForm } from "../methods/payout-terms-form.tsx";
import { useCashierDeskText } from "../text.ts";

const useList = actionHook(listPaymentMethods);

/** A line a way and currency. */
const columnsOfFile = ["currency", "smallest", "largest", "feeFixed", "feePercent"] as const;
type FileLine = { readonly paymentMethod: PaymentMethod; readonly terms: PaymentMethod["terms"][number] };

const kinds = [...methodKinds, ...payoutKinds];

const keyOf = ({ flow, code }: PaymentMethod): string => `${flow} ${code}`;

export function MethodsPage() {
	const say = useCashierDeskText();
	const list = useListPaymentMethods({});
	const one = useList();
	const mayWrite = useMay("cashier.methods:write");
	const columns = useColumns();
	const [open, setOpen] = useState<PaymentMethod>();
	const [adding, setAdding] = useState(false);
	const name = useName();
	const lookAgain = async (paymentMethod: PaymentMethod): Promise<void> => {
		const { data } = await list.refetch();
		setOpen(data?.paymentMethods.find((one) => keyOf(one) === keyOf(paymentMethod)));
	};
	return (
		<>
			<PageHead title={say("screens.methods")} text={say("paymentMethods.text")}>
				<FileButton
					name="methods.csv"
					heads={["flow", "code", "kind", "open", "order", "hours", "name", ...columnsOfFile, "quick", "languages"]}
					cells={({ paymentMethod, terms }: FileLine) => [
						...[
							paymentMethod.flow,
							paymentMethod.code,
							paymentMethod.kind,
							String(paymentMethod.open),
							String(paymentMethod.order),
							String(paymentMethod.hours),
							name(paymentMethod),
						],
						...columnsOfFile.map((column) => terms[column]),
						terms.quick.join(" "),
						paymentMethod.words.map(({ language }) => language).join(" "),
					]}
					page={async () => {
						const { paymentMethods } = await one.mutateAsync({});
						return {
							rows: paymentMethods.flatMap((paymentMethod) =>
								paymentMethod.terms.map((terms) => ({ paymentMethod, terms })),
							),
							next: null,
						};
					}}
				/>
				{mayWrite && list.data !== undefined ? (
					<Button size="small" onPress={() => setAdding(true)}>
						{say("paymentMethods.add")}
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
						rows={list.data.paymentMethods}
						rowKey={keyOf}
						onOpen={setOpen}
						opened={open === undefined ? undefined : keyOf(open)}
					/>
					<PayoutTermsForm
						key={list.data.payouts.stamp}
						terms={list.data.payouts}
						onLookAgain={() => void list.refetch()}
					/>
					<Dialog open={adding} onClose={() => setAdding(false)} title={say("paymentMethods.add")} size="panel">
						{adding ? <AddPaymentMethod range={list.data.range} onDone={() => setAdding(false)} /> : null}
					</Dialog>
					<Dialog
						open={open !== undefined}
						onClose={() => setOpen(undefined)}
						title={open === undefined ? "" : name(open)}
						size="panel"
					>
						{open === undefined ? null : (
							<OpenPaymentMethod
								key={open.stamp}
								paymentMethod={open}
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

function OpenPaymentMethod(props: PaymentMethodFormProps) {
	return (
		<>
			{props.paymentMethod.kind === "bank-transfer" ? <PaymentMethodAccount {...props} /> : null}
			<PaymentMethodForm {...props} />
		</>
	);
}

/** A way is called by the name among its words. */
function useName(): (paymentMethod: PaymentMethod) => string {
	const nameOf = usePaymentMethodName();
	return ({ words, code }) => nameOf({ code, names: words });
}

function useColumns(): readonly DataColumn<PaymentMethod>[] {
	const say = useCashierDeskText();
	const sayDesk = useDeskText();
	const { amount } = useFormats();
	const name = useName();
	const kindName = (kind: string): string => {
		const known = kinds.find((one) => one === kind);
		return known === undefined ? kind : say(`paymentMethods.kinds.${known}`);
	};
	return [
		{ key: "name", head: sayDesk("parts.name"), cell: name },
		{ key: "code", head: sayDesk("parts.code"), cell: ({ code }) => <span className="text-text-2">{code}</span> },
		{
			key: "flow",
			head: say("paymentMethods.flow"),
			cell: ({ flow }) => say(`paymentMethods.flows.${flow}`),
			sortBy: ({ flow }) => flow,
		},
		{ key: "kind", head: say("paymentMethods.kind"), cell: ({ kind }) => kindName(kind), sortBy: ({ kind }) => kind },
		{
			key: "state",
			head: sayDesk("parts.state"),
			sortBy: ({ open }) => (open ? 0 : 1),
			cell: ({ open }) => (
				<Badge tone={open ? "won" : "plain"}>{say(open ? "paymentMethods.open" : "paymentMethods.closed")}</Badge>
			),
		},
		{
			key: "terms",
			head: say("paymentMethods.limits"),
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
		{
			key: "order",
			head: sayDesk("parts.order"),
			figures: true,
			cell: ({ order }) => order,
			sortBy: ({ order }) => order,
		},
	];
}
