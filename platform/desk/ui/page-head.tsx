// The head of a screen: its name, what it is for, and what may be done here.
import type { ReactNode } from "react";
import { usePageTitle } from "#platform/ui";

export type PageHeadProps = {
	readonly title: string;
	readonly text?: string;
	/** Buttons, at the end. */
	readonly children?: ReactNode;
};

export function PageHead({ title, text, children }: PageHeadProps) {
	usePageTitle(title);
	return (
		<header className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-3">
			<div className="min-w-0 grow">
				<h1 className="text-28 font-bold">{title}</h1>
				{text === undefined ? null : <p className="mt-1 max-w-[70ch] text-14 text-text-2">{text}</p>}
			</div>
			{children === undefined ? null : <div className="flex flex-wrap items-center gap-2">{children}</div>}
		</header>
	);
}
