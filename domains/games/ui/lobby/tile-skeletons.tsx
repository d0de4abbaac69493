// The shape of game tiles that are on their way.
import { Skeleton } from "#platform/ui";

export function TileSkeletons({ count, className = "" }: { readonly count: number; readonly className?: string }) {
	return Array.from({ length: count }, (_, index) => `tile-${index}`).map((key) => (
		<div key={key} className={className}>
			<Skeleton className="cut-corner aspect-3/4 rounded-card" />
			<Skeleton className="mt-3 h-5 w-3/4" />
			<Skeleton className="mt-1 h-4 w-1/2" />
		</div>
	));
}

/** Of a hall that is on its way: its providers, its filters, its tiles. */
export function GridSkeleton() {
	return (
		<>
			<Skeleton className="h-12 w-72 max-w-full rounded-control" />
			<Skeleton className="h-25 rounded-control" />
			<div className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5">
				<TileSkeletons count={10} />
			</div>
		</>
	);
}
