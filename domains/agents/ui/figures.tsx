// Figures beside one another, each with what it is; two in a row on a phone.
import type { ReactNode } from "react";

export type FigureItem = { readonly key: string; readonly label: string; readonly value: ReactNode };

export const Figures = ({ items }: { readonly items: readonly FigureItem[] }) => (
	<dl className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-card bg-surface-2 p-4 md:grid-cols-4">
		{items.map(({ key, label, value }) => (
			<div key={key} className="flex min-w-0 flex-col gap-0.5">
				<dt className="text-13 text-text-3">{label}</dt>
				<dd>{value}</dd>
			</div>
		))}
	</dl>
);
