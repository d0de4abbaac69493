// A list of money that somebody works: what narrows it, page after page, followed live, as a file (T19); one opens on its
// desk, and its name stands in the address.
import type { ReactNode } from "react";
import { Dialog, useAddress } from "#platform/ui";
import { DataPages, type DataPagesProps } from "./data-pages.tsx";
import { FileButton } from "./file-button.tsx";
import { PageHead } from "./page-head.tsx";
import type { PagesFile } from "./use-pages-file.ts";

export type QueuePageProps<Row> = Pick<DataPagesProps<Row>, "pages" | "rows" | "none" | "columns" | "rowKey"> & {
	readonly title: string;
	readonly text: string;
	readonly file: PagesFile<Row>;
	/** What the address calls the one that is open. */
	readonly opens: string;
	/** The open one, by its key; nothing where it is not there any more. */
	readonly desk: (key: string, onDone: () => void) => ReactNode;
	/** A reference is its own title, on a wide panel; what has none is called by this, and is small. */
	readonly deskTitle?: string;
	/** A wide panel all the same, for what has pictures. */
	readonly wide?: boolean;
	/** What stands before the list. */
	readonly above?: ReactNode;
	/** What narrows the list. */
	readonly children: ReactNode;
};

export function QueuePage<Row>({
	title,
	text,
	file,
	opens,
	desk,
	deskTitle,
	wide = deskTitle === undefined,
	above,
	children,
	...list
}: QueuePageProps<Row>) {
	const { read, write } = useAddress();
	const open = read(opens);
	const close = () => write({ [opens]: undefined });
	const opened = open === undefined ? null : desk(open, close);
	return (
		<>
			<PageHead title={title} text={text}>
				<FileButton {...file} />
			</PageHead>
			{above}
			<div className="mb-4 flex flex-wrap items-end gap-3">{children}</div>
			<DataPages
				{...list}
				caption={title}
				opened={open}
				onOpen={(row) => write({ [opens]: list.rowKey(row) }, { step: true })}
			/>
			<Dialog open={opened !== null} onClose={close} title={deskTitle ?? open ?? ""} size={wide ? "panel" : "popup"}>
				{opened}
			</Dialog>
		</>
	);
}
