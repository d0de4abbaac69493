// The head of one part of the page: what it is, and a sentence about it.

export type SectionHeadProps = { readonly id: string; readonly title: string; readonly text: string };

export function SectionHead({ id, title, text }: SectionHeadProps) {
	return (
		<div>
			<h3 id={id} className="text-16 font-bold">
				{title}
			</h3>
			<p className="mt-1 max-w-prose text-14 text-text-2">{text}</p>
		</div>
	);
}
