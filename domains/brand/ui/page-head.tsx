// The head of a page: a scene of the house, its name and a sentence. The scene stands in the page before any script runs;
// the same address and height here keep it (tools/build/first-scenes.ts).
import { LazyImage } from "#platform/ui";

export type PageHeadProps = {
	/** A drawn scene from /art/scenes. */
	readonly scene: string;
	readonly title: string;
	readonly text: string;
};

export function PageHead({ scene, title, text }: PageHeadProps) {
	return (
		<header className="relative isolate flex min-h-[var(--head)] flex-col justify-end overflow-hidden rounded-panel bg-night p-6 text-white md:p-8">
			<LazyImage
				src={`/art/scenes/${scene}.webp`}
				narrow={`/art/scenes/${scene}-tall.webp`}
				width={1440}
				height={600}
				eager
				className="absolute inset-0 -z-20 size-full object-cover object-right"
			/>
			<div className="tile-veil absolute inset-0 -z-10 md:hidden" />
			<div className="hall-veil absolute inset-0 -z-10 hidden md:block" />
			<h1 className="text-28 font-bold md:text-40">{title}</h1>
			<p className="mt-1 max-w-[60ch] text-14 text-white/90">{text}</p>
		</header>
	);
}
