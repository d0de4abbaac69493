// A record that comes in pages: what failed, what is on its way, that there is nothing, what is here, and the way on.
import type { ReactNode } from "react";
import { FailureNote } from "./failure-note.tsx";
import { ListEnd } from "./list-end.tsx";

export type RecordListProps<Row> = {
	/** The pages, as a hook of `pagesHook` gives them. */
	readonly pages: {
		readonly error: Error | null;
		readonly refetch: () => unknown;
		readonly hasNextPage: boolean;
		readonly isFetchingNextPage: boolean;
		readonly fetchNextPage: () => unknown;
	};
	/** All that came so far; undefined before the first page. */
	readonly rows: readonly Row[] | undefined;
	/** The shape of what comes. */
	readonly waiting: ReactNode;
	/** Shown in the place of no rows. */
	readonly none: ReactNode;
	/** Draws the rows, of which there is one at least. */
	readonly children: (rows: readonly Row[]) => ReactNode;
};

export function RecordList<Row>({ pages, rows, waiting, none, children }: RecordListProps<Row>) {
	return (
		<>
			{pages.error === null ? null : <FailureNote error={pages.error} onRetry={() => void pages.refetch()} />}
			{rows === undefined && pages.error === null ? waiting : null}
			{rows?.length === 0 ? none : null}
			{rows === undefined || rows.length === 0 ? null : children(rows)}
			<ListEnd more={pages.hasNextPage} loading={pages.isFetchingNextPage} onMore={() => void pages.fetchNextPage()} />
		</>
	);
}
