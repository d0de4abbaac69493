// Text that an operator wrote: paragraphs parted by an empty line, headings that begin with "## ".
export function Paragraphs({ text, under = 1 }: { readonly text: string; readonly under?: 1 | 2 }) {
	const blocks = text.split(/\n{2,}/).map((block, index) => ({ block, key: `${index}` }));
	const Heading = under === 1 ? "h2" : "h3";
	return (
		<div className="flex max-w-[68ch] flex-col gap-4 text-16 leading-relaxed text-text-2">
			{blocks.map(({ block, key }) =>
				block.startsWith("## ") ? (
					<Heading key={key} className={`mt-3 font-bold text-text-1 ${under === 1 ? "text-20" : "text-16"}`}>
						{block.slice(3)}
					</Heading>
				) : (
					<p key={key} className="whitespace-pre-line">
						{block}
					</p>
				),
			)}
		</div>
	);
}
