// How far something is worked off, as a bar with its words.
export type ProgressLineProps = {
	readonly title: string;
	/** What is left, beside the title. */
	readonly left: string;
	/** What it means, below. */
	readonly text: string;
	/** Decimal strings of one currency. */
	readonly asked: string;
	readonly missing: string;
};

export function ProgressLine({ title, left, text, ...amounts }: ProgressLineProps) {
	const [asked, missing] = [Number(amounts.asked), Number(amounts.missing)];
	const done = asked === 0 ? 100 : Math.floor(((asked - missing) / asked) * 100);
	return (
		<section aria-label={title} className="flex flex-col gap-2 rounded-card bg-surface-2 px-5 py-4">
			<p className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-14">
				<span className="font-medium">{title}</span>
				<span className="text-text-2">{left}</span>
			</p>
			<div
				role="progressbar"
				aria-label={title}
				aria-valuemin={0}
				aria-valuemax={100}
				aria-valuenow={done}
				className="h-1.5 overflow-hidden rounded-full bg-surface-3"
			>
				<div className="h-full bg-hue transition-[width]" style={{ width: `${done}%` }} />
			</div>
			<p className="text-13 text-text-3">{text}</p>
		</section>
	);
}
