// Nothing here yet: a picture, a sentence, one act.
import type { ReactNode } from "react";

export type EmptyStateProps = {
	readonly title: string;
	readonly text?: string;
	readonly picture?: ReactNode;
	readonly action?: ReactNode;
};

export function EmptyState({ title, text, picture, action }: EmptyStateProps) {
	return (
		<div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-12 text-center">
			{picture ?? <MosaicPicture />}
			<p className="text-16 font-medium">{title}</p>
			{text === undefined ? null : <p className="text-14 text-text-2">{text}</p>}
			{action === undefined ? null : <div className="mt-2">{action}</div>}
		</div>
	);
}

/** Four tiles of a mosaic, one still missing. */
function MosaicPicture() {
	return (
		<svg aria-hidden="true" viewBox="0 0 72 72" className="size-18 text-line-control">
			<path d="M8 4h26v30H4V8a4 4 0 0 1 4-4z" fill="currentColor" opacity=".35" />
			<path d="M38 4h20l10 10v20H38z" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="4 4" />
			<path d="M4 38h30v30H8a4 4 0 0 1-4-4z" fill="currentColor" opacity=".55" />
			<path d="M38 38h30v26a4 4 0 0 1-4 4H38z" fill="currentColor" opacity=".22" />
		</svg>
	);
}
