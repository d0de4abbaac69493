// The shape of a hall that is on its way: its providers, its filters, its tiles.
import { Skeleton } from "#platform/ui";
import { TileSkeletons } from "./tile-skeletons.tsx";

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
