// A page that says one thing: not here, not open, closed for work, closed to a region.
import type { ReactNode } from "react";

export type PlainPageProps = {
	readonly title: string;
	readonly text: string;
	/** A drawn scene from /art/scenes. */
	readonly scene?: string;
	readonly badge?: ReactNode;
	readonly children?: ReactNode;
};

export function PlainPage({ title, text, scene = "first-stone", badge, children }: PlainPageProps) {
	return (
		<section className="relative isolate flex min-h-[min(36rem,70dvh)] flex-col items-start justify-end gap-4 overflow-hidden rounded-panel bg-night p-6 md:p-12">
			<img src={`/art/scenes/${scene}.webp`} alt="" className="absolute inset-0 -z-20 size-full object-cover" />
			<div className="stage-veil absolute inset-0 -z-10" />
			<div className="stage-ink flex flex-col items-start gap-4">
				{badge}
				<h1 className="max-w-[20ch] text-28 font-bold md:text-40">{title}</h1>
				<p className="max-w-prose text-16">{text}</p>
				{children === undefined ? null : <div className="mt-2 flex flex-wrap gap-3">{children}</div>}
			</div>
		</section>
	);
}
