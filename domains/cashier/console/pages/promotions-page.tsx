// The promotions that members may choose at a deposit: listed with their terms, made, edited as a new version, opened, closed.
import { useState } from "react";
import {
	type DataColumn,
	DataTable,
	FileButton,
	PageHead,
	TableSkeleton,
	useDeskText,
	useMay,
} from "#platform/desk/ui";
import { actionHook, Badge, Button, Dialog, EmptyState, FailureNote, useFormats, useLanguage } from "#platform/ui";
import { type DeskPromotion, listDepositPromotions } from "../../contract/index.ts";
import { useListDepositPromotions } from "../calls.gen.ts";
import { PromotionForm } from "../promotions/promotion-form.tsx";
import { useCashierDeskText } from "../text.ts";

const useList = actionHook(listDepositPromotions);

/** A line a promotion and currency. */
type FileLine = { readonly promotion: DeskPromotion; readonly terms: DeskPromotion["terms"][number] };
const heads = [
	...(["code", "version", "open", "order", "name", "percent", "turnoverPercent", "days", "firstOnly", "once"] as const),
	...(["games", "parts", "opensAt", "closesAt", "currency", "smallest", "most"] as const),
];

export function PromotionsPage() {
	const say = useCashierDeskText();
	const mayWrite = useMay("cashier.promotions:write");
	const list = useListDepositPromotions({});
	const one = useList();
	const name = useName();
	const columns = useColumns();
	const [open, setOpen] = useState<DeskPromotion | "new">();
	const close = () => setOpen(undefined);
	const lookAgain = async (code: string): Promise<void> => {
		const { data } = await list.refetch();
		setOpen(data?.promotions.find((promotion) => promotion.code === code));
	};
	return (
		<>
			<PageHead title={say("screens.promotions")} text={say("promotions.text")}>
				<FileButton
					name="promotions.csv"
					heads={heads}
					cells={({ promotion, terms }: FileLine) => {
						const parts = Object.entries(promotion.parts).map(([game, percent]) => `${game}:${percent}`);
						const sets = { games: promotion.games.join(" "), parts: parts.join(" ") };
						const line = { ...promotion, ...terms, name: name(promotion), ...sets };
						return heads.map((head) => String(line[head] ?? ""));
					}}
					page={async () => {
						const { promotions } = await one.mutateAsync({});
						const rows = promotions.flatMap((promotion) => promotion.terms.map((terms) => ({ promotion, terms })));
						return { rows, next: null };
					}}
				/>
				{mayWrite && list.data !== undefined ? (
					<Button size="small" onPress={() => setOpen("new")}>
						{say("promotions.add")}
					</Button>
				) : null}
			</PageHead>
			{list.error === null ? null : <FailureNote error={list.error} onRetry={() => void list.refetch()} />}
			{list.data === undefined && list.error === null ? <TableSkeleton /> : null}
			{list.data?.promotions.length === 0 ? <EmptyState title={say("promotions.none")} /> : null}
			{list.data === undefined || list.data.promotions.length === 0 ? null : (
				<DataTable
					caption={say("screens.promotions")}
					columns={columns}
					rows={list.data.promotions}
					rowKey={({ code }) => code}
					onOpen={setOpen}
					opened={open === undefined || open === "new" ? undefined : open.code}
				/>
			)}
			<Dialog
				open={open !== undefined}
				onClose={close}
				title={open === undefined || open === "new" ? say("promotions.add") : name(open)}
				size="panel"
			>
				{open === undefined || list.data === undefined ? null : (
					<PromotionForm
						key={open === "new" ? open : open.stamp}
						promotion={open === "new" ? undefined : open}
						range={list.data.range}
						onDone={close}
						onLookAgain={() => void (open === "new" ? list.refetch() : lookAgain(open.code))}
					/>
				)}
			</Dialog>
		</>
	);
}

/** In the language of whoever looks, where it has a name in it. */
function useName(): (promotion: DeskPromotion) => string {
	const language = useLanguage();
	return ({ names, code }) => (names.find((one) => one.language === language) ?? names[0])?.name ?? code;
}

function useColumns(): readonly DataColumn<DeskPromotion>[] {
	const say = useCashierDeskText();
	const sayDesk = useDeskText();
	const { amount } = useFormats();
	const name = useName();
	const lines = (terms: DeskPromotion["terms"], show: (line: DeskPromotion["terms"][number]) => string) =>
		terms.map((line) => (
			<span key={line.currency} className="block">
				{show(line)}
			</span>
		));
	return [
		{ key: "name", head: sayDesk("parts.name"), cell: name },
		{ key: "code", head: sayDesk("parts.code"), cell: ({ code }) => <span className="text-text-2">{code}</span> },
		{
			key: "state",
			head: sayDesk("parts.state"),
			sortBy: ({ open }) => (open ? 0 : 1),
			cell: ({ open }) => (
				<Badge tone={open ? "won" : "plain"}>{say(open ? "paymentMethods.open" : "paymentMethods.closed")}</Badge>
			),
		},
		{ key: "percent", head: say("promotions.percent"), figures: true, cell: ({ percent }) => `${percent} %` },
		{
			key: "smallest",
			head: say("promotions.smallest"),
			figures: true,
			cell: ({ terms }) => lines(terms, ({ smallest, currency }) => amount(smallest, currency)),
		},
		{
			key: "most",
			head: say("promotions.most"),
			figures: true,
			cell: ({ terms }) => lines(terms, ({ most, currency }) => amount(most, currency)),
		},
		{
			key: "turnover",
			head: say("promotions.turnoverPercent"),
			figures: true,
			cell: ({ turnoverPercent }) => `${turnoverPercent} %`,
		},
		{ key: "days", head: say("promotions.days"), figures: true, cell: ({ days }) => days },
		{ key: "version", head: sayDesk("parts.version"), figures: true, cell: ({ version }) => version },
	];
}
