// The shape of a screen that comes: a head and lines.
import { Skeleton } from "#platform/ui";

export function TableSkeleton() {
	return (
		<div aria-hidden="true" className="flex flex-col gap-2 pt-2">
			<Skeleton className="mb-4 h-8 w-56" />
			{["a", "b", "c", "d", "e", "f", "g", "h"].map((line) => (
				<Skeleton key={line} className="h-11 w-full" />
			))}
		</div>
	);
}
