// A history of money, the newest first, below its title: page after page, with what is said while there is none.
import { type ReactNode, useId } from "react";
import { Badge, type Column, EmptyState, RecordList, type RecordListProps, RecordTable, Skeleton } from "#platform/ui";

export type HistorySectionProps<Row> = Pick<RecordListProps<Row>, "pages" | "rows"> & {
	readonly title: string;
	readonly none: { readonly title: string; readonly text: string };
	readonly columns: readonly Column<Row>[];
	readonly rowKey: (row: Row) => string;
	/** What narrows it, between title and list. */
	readonly filters?: ReactNode;
};

export function HistorySection<Row>(props: HistorySectionProps<Row>) {
	const { title, none, columns, rowKey, pages, rows } = props;
	const id = useId();
	return (
		<section aria-labelledby={id} className="flex flex-col gap-3">
			<h3 id={id} className="text-16 font-bold">
				{title}
			</h3>
			{props.filters}
			<RecordList
				pages={pages}
				rows={rows}
				waiting={<Skeleton className="h-40 rounded-card" />}
				none={<EmptyState {...none} />}
			>
				{(shown) => <RecordTable caption={title} columns={columns} rows={shown} rowKey={rowKey} />}
			</RecordList>
		</section>
	);
}

export type NotedStateProps = {
	readonly tone: NonNullable<Parameters<typeof Badge>[0]["tone"]>;
	readonly state: string;
	/** Why it is so; empty where nothing was said. */
	readonly note: string;
};

/** A state, and below it what was said of it. */
export function NotedState({ tone, state, note }: NotedStateProps) {
	return (
		<span className="flex flex-col items-start gap-1">
			<Badge tone={tone}>{state}</Badge>
			{note === "" ? null : <span className="text-13 break-words text-text-2">{note}</span>}
		</span>
	);
}

/** What a row is called, and below it what it belongs to. */
export function NamedRow({ name, of }: { readonly name: string; readonly of: string }) {
	return (
		<span>
			<span className="block font-medium whitespace-nowrap">{name}</span>
			<span className="block text-13 text-text-3">{of}</span>
		</span>
	);
}
