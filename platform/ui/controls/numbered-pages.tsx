// Pages by number, for a list whose length is known: both ends, those around the one that is looked at, one step either way.

import { usePlatformText } from "../messages.ts";
import { useFormats } from "../text/formats.ts";
import { IconButton } from "./icon-button.tsx";
import { pageMarks } from "./page-marks.ts";

export type NumberedPagesProps = {
	/** What is paged, read aloud. */
	readonly label: string;
	/** From 1. */
	readonly page: number;
	readonly pages: number;
	readonly onPage: (page: number) => void;
};

export function NumberedPages({ label, page, pages, onPage }: NumberedPagesProps) {
	const say = usePlatformText();
	const { number } = useFormats();
	if (pages <= 1) return null;
	return (
		<nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1 py-3 text-14">
			<IconButton
				icon="chevron-left"
				label={say("pages.previous")}
				disabled={page <= 1}
				onPress={() => onPage(page - 1)}
			/>
			{pageMarks({ at: page, pages }).map((mark, index, marks) =>
				mark === "gap" ? (
					<span key={`after ${marks[index - 1]}`} aria-hidden="true" className="w-6 text-center text-text-3">
						…
					</span>
				) : (
					<button
						key={mark}
						type="button"
						aria-label={say("pages.page", { page: number(mark) })}
						aria-current={mark === page ? "page" : undefined}
						onClick={() => onPage(mark)}
						className="h-11 min-w-11 rounded-control px-2 font-medium text-text-2 transition hover:bg-surface-2 hover:text-text-1 aria-[current=page]:bg-surface-3 aria-[current=page]:text-accent-text"
					>
						{number(mark)}
					</button>
				),
			)}
			<IconButton
				icon="chevron-right"
				label={say("pages.next")}
				disabled={page >= pages}
				onPress={() => onPage(page + 1)}
			/>
		</nav>
	);
}
