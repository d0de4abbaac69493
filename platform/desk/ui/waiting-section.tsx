// What waits for a second person, in front of a page: a table of it, and the one that is opened.
import { type ReactNode, useState } from "react";
import { Dialog } from "#platform/ui";
import { DataTable, type DataTableProps } from "./data-table.tsx";

export type WaitingSectionProps<Row> = Pick<DataTableProps<Row>, "rows" | "columns" | "rowKey"> & {
	readonly title: string;
	/** What the open one is called. */
	readonly nameOf: (row: Row) => string;
	readonly children: (row: Row, onDone: () => void) => ReactNode;
};

/** Nothing where nothing waits. */
export function WaitingSection<Row>({ title, nameOf, children, ...table }: WaitingSectionProps<Row>) {
	const { rows, rowKey } = table;
	const [opened, setOpened] = useState<string>();
	const open = rows.find((row) => rowKey(row) === opened);
	const close = () => setOpened(undefined);
	if (rows.length === 0) return null;
	return (
		<section className="mb-8 flex flex-col gap-3">
			<h2 className="text-16 font-bold">{title}</h2>
			<DataTable
				{...table}
				caption={title}
				onOpen={(row) => setOpened(rowKey(row))}
				opened={open === undefined ? undefined : rowKey(open)}
			/>
			<Dialog open={open !== undefined} onClose={close} title={open === undefined ? "" : nameOf(open)} size="panel">
				{open === undefined ? null : children(open, close)}
			</Dialog>
		</section>
	);
}
