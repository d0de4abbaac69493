// The shelf of the points mall: every item, how many are left, and whether members see it; one opens to be set.
import { type DataColumn, DataTable, PageHead, TableSkeleton } from "#platform/desk/ui";
import { Amount, Badge, Dialog, EmptyState, FailureNote, useAddress, useFormats } from "#platform/ui";
import type { MallItem } from "../../contract/index.ts";
import { useListMallItems } from "../calls.gen.ts";
import { MallItemForm } from "../exchanges/mall-item-form.tsx";
import { useOfficeText } from "../text.ts";

export function MallPage() {
	const say = useOfficeText();
	const { read, write } = useAddress();
	const { data, error, refetch } = useListMallItems({});
	const columns = useColumns();
	const open = data?.items.find(({ code }) => code === read("item"));
	const close = () => write({ item: undefined });
	return (
		<>
			<PageHead title={say("screens.mall")} text={say("mall.text")} />
			{error === null ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
			{data === undefined && error === null ? <TableSkeleton /> : null}
			{data?.items.length === 0 ? <EmptyState title={say("mall.none")} /> : null}
			{data === undefined || data.items.length === 0 ? null : (
				<DataTable
					caption={say("screens.mall")}
					columns={columns}
					rows={data.items}
					rowKey={({ code }) => code}
					opened={open?.code}
					onOpen={({ code }) => write({ item: code }, { step: true })}
				/>
			)}
			<Dialog open={open !== undefined} onClose={close} title={open?.name ?? ""} size="popup">
				{open === undefined ? null : (
					<MallItemForm
						key={`${open.code} ${open.open} ${open.stock}`}
						item={open}
						onDone={close}
						onLookAgain={() => void refetch()}
					/>
				)}
			</Dialog>
		</>
	);
}

function useColumns(): readonly DataColumn<MallItem>[] {
	const say = useOfficeText();
	const { amount, number: count } = useFormats();
	return [
		{ key: "name", head: say("exchanges.item"), cell: ({ name }) => name },
		{ key: "code", head: say("mall.code"), cell: ({ code }) => code },
		{ key: "type", head: say("exchanges.type"), cell: ({ type }) => say(`exchanges.types.${type}`) },
		{
			key: "points",
			head: say("exchanges.points"),
			figures: true,
			sortBy: ({ points }) => Number(points),
			cell: ({ points }) => <Amount amount={points} currency="" />,
		},
		{
			key: "cash",
			head: say("exchanges.cash"),
			figures: true,
			cell: ({ cash, currency }) => (Number(cash) === 0 ? "–" : amount(cash, currency)),
		},
		{ key: "level", head: say("mall.level"), figures: true, cell: ({ minLevel }) => minLevel },
		{
			key: "stock",
			head: say("exchanges.left"),
			figures: true,
			sortBy: ({ stock }) => stock ?? Number.MAX_SAFE_INTEGER,
			cell: ({ stock }) => (stock === null ? say("exchanges.endless") : count(stock)),
		},
		{
			key: "open",
			head: say("mall.shown"),
			sortBy: ({ open }) => Number(open),
			cell: ({ open }) => <Badge tone={open ? "won" : "plain"}>{say(open ? "mall.yes" : "mall.no")}</Badge>,
		},
	];
}
