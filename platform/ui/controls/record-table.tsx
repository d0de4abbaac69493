// A table on a desk that turns into cards on a phone. Columns say what they are in both.
import type { ReactNode } from "react";
import { TableRoom } from "./table-room.tsx";

export type Column<Row> = {
	readonly key: string;
	readonly head: string;
	readonly cell: (row: Row) => ReactNode;
	/** Figures align at the end. */
	readonly figures?: boolean;
};

export type RecordTableProps<Row> = {
	/** What the table lists, read aloud. */
	readonly caption: string;
	readonly columns: readonly Column<Row>[];
	readonly rows: readonly Row[];
	readonly rowKey: (row: Row) => string;
	/** Opens a row; its first cell becomes the button. */
	readonly onOpen?: (row: Row) => void;
	/** Its cells are short: a phone shows three beside each other. */
	readonly dense?: boolean;
};

export function RecordTable<Row>({ caption, columns, rows, rowKey, onOpen, dense = false }: RecordTableProps<Row>) {
	const card = dense ? "grid-cols-3 gap-x-3 gap-y-1.5 p-3" : "grid-cols-2 gap-x-4 gap-y-2 p-4";
	return (
		<TableRoom caption={caption}>
			<table className="block w-full text-14 md:table md:[&_time]:whitespace-nowrap">
				<caption className="sr-only">{caption}</caption>
				<thead className="sr-only md:not-sr-only md:table-header-group">
					<tr className="text-13 text-text-3">
						{columns.map((column) => (
							<th
								key={column.key}
								scope="col"
								className={`px-3 py-2 font-regular ${column.figures ? "text-end" : "text-start"}`}
							>
								{column.head}
							</th>
						))}
					</tr>
				</thead>
				<tbody className="flex flex-col gap-2 md:table-row-group">
					{rows.map((row) => (
						<tr
							key={rowKey(row)}
							className={`relative grid rounded-card bg-surface-2 transition hover:bg-surface-3 md:table-row md:rounded-none md:bg-transparent md:p-0 ${card}`}
						>
							{columns.map((column, index) => (
								<Cell
									key={column.key}
									column={column}
									row={row}
									open={index === 0 && onOpen ? () => onOpen(row) : undefined}
								/>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</TableRoom>
	);
}

function Cell<Row>({ column, row, open }: { column: Column<Row>; row: Row; open: (() => void) | undefined }) {
	const content = column.cell(row);
	return (
		<td
			className={`first:col-span-full md:border-t md:border-line md:px-3 md:py-3 md:align-middle ${column.figures ? "md:text-end" : "text-start"}`}
		>
			<span className={`mb-0.5 block text-13 text-text-3 md:hidden ${open === undefined ? "" : "sr-only"}`}>
				{column.head}
			</span>
			{open === undefined ? (
				content
			) : (
				<button
					type="button"
					onClick={open}
					className="text-start font-medium after:absolute after:inset-0 md:after:hidden"
				>
					{content}
				</button>
			)}
		</td>
	);
}
