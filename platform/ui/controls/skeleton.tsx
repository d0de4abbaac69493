// The shape of what comes. The class gives size and radius.
export function Skeleton({ className = "" }: { readonly className?: string }) {
	return <div aria-hidden="true" className={`skeleton rounded-control ${className}`} />;
}
