// The mark: a mosaic of two by two tiles in four hues, one corner cut; and the name beside it.

export function BrandMark({ className = "size-9" }: { readonly className?: string }) {
	return (
		<svg aria-hidden="true" viewBox="0 0 40 40" className={className}>
			<path d="M8 1h11v18H1V8a7 7 0 0 1 7-7z" fill="#e6a93c" />
			<path d="M21 1h8.2a3 3 0 0 1 2.1.9l6.8 6.8a3 3 0 0 1 .9 2.1V19H21z" fill="#d8553a" />
			<path d="M1 21h18v18H8a7 7 0 0 1-7-7z" fill="#2f9a7a" />
			<path d="M21 21h18v11a7 7 0 0 1-7 7H21z" fill="#3f6fbf" />
			<path
				d="M8 1h11v5H4.2A7 7 0 0 1 8 1zM21 1h8.2a3 3 0 0 1 2.1.9L35 6H21zM1 21h18v4H1zM21 21h18v4H21z"
				fill="#fff"
				opacity=".16"
			/>
			<path d="M16 20l4-4 4 4-4 4z" fill="#fff7e3" />
		</svg>
	);
}
