// A table of what comes page after page, with what is said while there is nothing in it.
import { EmptyState, RecordList, type RecordListProps } from "#platform/ui";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import { TableSkeleton } from "./table-skeleton.tsx";

export type DataPagesProps<Row> = Pick<RecordListProps<Row>, "pages" | "rows"> &
	Omit<DataTableProps<Row>, "rows"> & {
		/** Said in the place of no rows. */
		readonly none: string;
	};

export function DataPages<Row>({ pages, rows, none, ...table }: DataPagesProps<Row>) {
	return (
		<RecordList pages={pages} rows={rows} waiting={<TableSkeleton />} none={<EmptyState title={none} />}>
			{(shown) => <DataTable {...table} rows={shown} />}
		</RecordList>
	);
}
