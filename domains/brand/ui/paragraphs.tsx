// Text that an operator wrote: paragraphs parted by an empty line, headings that begin with "## ".
export function Paragraphs({ text }: { readonly text: string }) {
	const blocks = text.split(/\n{2,}/).map((block, index) => ({ block, key: `${index}` }));
	return (
		<div className="flex max-w-[68ch] flex-col gap-4 text-16 leading-relaxed text-text-2">
			{blocks.map(({ block, key }) =>
				block.startsWith("## ") ? (
					<h2 key={key} className="mt-4 text-20 font-bold text-text-1">
						{block.slice(3)}
					</h2>
				) : (
					<p key={key}>{block}</p>
				),
			)}
		</div>
	);
}
