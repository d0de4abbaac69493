// A part of a panel with its heading.
import type { ReactNode } from "react";

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
	return (
		<section className="flex flex-col gap-3">
			<h3 className="text-16 font-bold">{title}</h3>
			{children}
		</section>
	);
}
