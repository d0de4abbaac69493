// A dense table over a headless one (TanStack Table), long ones virtual: only the lines near the window are drawn. On a
// phone each line is a card. Arrow keys go from line to line.
import { getCoreRowModel, getSortedRowModel, type SortingState, useReactTable } from "@tanstack/react-table";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type Column, Icon, TableRoom } from "#platform/ui";

export type DataColumn<Row> = Column<Row> & {
	/** What lines are sorted by when the head is pressed; a column without it is not sorted. */
	readonly sortBy?: (row: Row) => string | number;
};

export type DataTableProps<Row> = {
	/** What the table lists, read aloud. */
	readonly caption: string;
	readonly columns: readonly DataColumn<Row>[];
	readonly rows: readonly Row[];
	readonly rowKey: (row: Row) => string;
	/** Opens a line; its first cell becomes the button. */
	readonly onOpen?: (row: Row) => void;
	/** The key of the line that is open. */
	readonly opened?: string | undefined;
};

const lineHeight = 45;

export function DataTable<Row>(props: DataTableProps<Row>) {
	const { caption, columns, rowKey } = props;
	const [sorting, setSorting] = useState<SortingState>([]);
	const data = useMemo(() => [...props.rows], [props.rows]);
	const defs = useMemo(
		() =>
			columns.map(({ key, sortBy }) => ({
				id: key,
				accessorFn: (row: Row) => sortBy?.(row) ?? "",
				enableSorting: sortBy !== undefined,
			})),
		[columns],
	);
	const table = useReactTable({
		data,
		columns: defs,
		getRowId: rowKey,
		state: { sorting },
		onSortingChange: setSorting,
		getCoreRowModel: getCoreRowModel(),
		getSortedRowModel: getSortedRowModel(),
	});
	const rows = table.getRowModel().rows.map(({ original }) => original);
	const { place, seen, before, after, measure } = useSeen(rows.length);
	return (
		<TableRoom caption={caption}>
			<table ref={place} className="block w-full text-14 md:table md:[&_time]:whitespace-nowrap" onKeyDown={walk}>
				<caption className="sr-only">{caption}</caption>
				<thead className="sr-only md:not-sr-only md:table-header-group">
					<tr className="text-13 text-text-3">
						{table.getFlatHeaders().map((head, index) => (
							<Head
								key={head.id}
								words={columns[index]?.head ?? ""}
								figures={columns[index]?.figures === true}
								sorted={head.column.getIsSorted()}
								onSort={head.column.getCanSort() ? () => head.column.toggleSorting() : undefined}
							/>
						))}
					</tr>
				</thead>
				<tbody className="flex flex-col gap-2 md:table-row-group">
					<Gap height={before} columns={columns.length} />
					{seen.map((index) => {
						const row = rows[index];
						if (row === undefined) return null;
						return <Line key={rowKey(row)} {...props} row={row} index={index} measure={measure} />;
					})}
					<Gap height={after} columns={columns.length} />
				</tbody>
			</table>
		</TableRoom>
	);
}

/** From the top of the page. */
const topOf = (place: HTMLElement | null): number => (place?.getBoundingClientRect().top ?? 0) + scrollY;

/** Which lines are near the window, and how high those before and after would be. */
function useSeen(count: number) {
	const place = useRef<HTMLTableElement>(null);
	const [top, setTop] = useState(0);
	useLayoutEffect(() => {
		setTop(topOf(place.current));
	}, []);
	const lines = useWindowVirtualizer({
		count,
		estimateSize: () => lineHeight,
		overscan: 20,
		scrollMargin: top,
		initialRect: { width: 1280, height: 900 },
	});
	const { measureElement } = lines;
	const measure = useCallback(
		(line: HTMLTableRowElement | null): undefined => {
			measureElement(line);
		},
		[measureElement],
	);
	const items = lines.getVirtualItems();
	const [first, last] = [items[0], items.at(-1)];
	return {
		place,
		measure,
		seen: items.map(({ index }) => index),
		before: first === undefined ? 0 : first.start - top,
		after: last === undefined ? 0 : lines.getTotalSize() - (last.end - top),
	};
}

const Gap = ({ height, columns }: { readonly height: number; readonly columns: number }) =>
	height <= 0 ? null : (
		<tr>
			<td colSpan={columns} ref={(cell) => void cell?.style.setProperty("height", `${height}px`)} />
		</tr>
	);

type HeadProps = {
	readonly words: string;
	readonly figures: boolean;
	readonly sorted: "asc" | "desc" | false;
	readonly onSort: (() => void) | undefined;
};

function Head({ words, figures, sorted, onSort }: HeadProps) {
	const sort = sorted === false ? "none" : sorted === "asc" ? "ascending" : "descending";
	return (
		<th
			scope="col"
			{...(onSort === undefined ? {} : { "aria-sort": sort })}
			className={`sticky top-16 z-10 bg-ground px-3 py-2 font-regular ${figures ? "text-end" : "text-start"}`}
		>
			{onSort === undefined ? (
				words
			) : (
				<button
					type="button"
					onClick={onSort}
					className={`inline-flex items-center gap-1 hover:text-text-1 ${figures ? "flex-row-reverse" : ""}`}
				>
					{/* The words are on the line of the other heads, wherever the arrow stands. */}
					<span className="self-baseline">{words}</span>
					<Icon
						name="chevron-down"
						className={`size-3.5 transition ${sorted === false ? "opacity-0" : ""} ${sorted === "asc" ? "rotate-180" : ""}`}
					/>
				</button>
			)}
		</th>
	);
}

type LineProps<Row> = DataTableProps<Row> & {
	readonly row: Row;
	readonly index: number;
	/** Told how high the line is: a card of a phone is higher than a line of a desk. */
	readonly measure: (line: HTMLTableRowElement | null) => undefined;
};

function Line<Row>({ row, columns, rowKey, onOpen, opened, index, measure }: LineProps<Row>) {
	return (
		<tr
			ref={measure}
			data-index={index}
			data-open={opened === rowKey(row)}
			className="relative grid grid-cols-2 gap-x-4 gap-y-2 rounded-card bg-surface-2 p-4 transition hover:bg-surface-3 data-[open=true]:bg-surface-3 md:table-row md:rounded-none md:bg-transparent md:p-0 md:hover:bg-surface-1"
		>
			{columns.map((column, index) => (
				<td
					key={column.key}
					className={`first:col-span-2 md:border-t md:border-line md:px-3 md:py-2.5 md:align-middle ${column.figures ? "md:text-end" : "text-start"}`}
				>
					<span className="mb-0.5 block text-13 text-text-3 md:hidden">{column.head}</span>
					{index === 0 && onOpen !== undefined ? (
						<button
							type="button"
							data-line
							onClick={() => onOpen(row)}
							className="text-start font-medium after:absolute after:inset-0"
						>
							{column.cell(row)}
						</button>
					) : (
						column.cell(row)
					)}
				</td>
			))}
		</tr>
	);
}

/** Up and down from one line's button to the next. */
function walk(event: KeyboardEvent<HTMLTableElement>): void {
	const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
	const lines = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-line]")];
	const at = lines.findIndex((line) => line.contains(document.activeElement));
	if (step === 0 || at < 0) return;
	event.preventDefault();
	lines[at + step]?.focus();
}
