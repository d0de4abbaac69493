// The head of a page: a scene of the house, its name, a sentence, and what else belongs there.
import type { ReactNode } from "react";
import { LazyImage } from "#platform/ui";

export type SceneHeaderProps = {
	/** A drawn scene from /art/scenes. */
	readonly scene: string;
	readonly title: string;
	readonly text: string;
	readonly children?: ReactNode;
};

export function SceneHeader({ scene, title, text, children }: SceneHeaderProps) {
	return (
		<header className="relative isolate flex min-h-48 flex-col justify-end gap-4 overflow-hidden rounded-panel bg-night p-6 pt-36 text-white md:min-h-56 md:flex-row md:items-end md:justify-between md:p-8">
			<LazyImage
				src={`/art/scenes/${scene}.webp`}
				width={1440}
				height={600}
				eager
				className="absolute inset-0 -z-20 size-full object-cover"
			/>
			<div className="scene-veil absolute inset-0 -z-10" />
			<div>
				<h1 className="text-28 font-bold md:text-40">{title}</h1>
				<p className="mt-1 max-w-[60ch] text-14 text-white/90">{text}</p>
			</div>
			{children}
		</header>
	);
}
