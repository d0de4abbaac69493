// The shape of game tiles that are on their way.
import { Skeleton } from "#platform/ui";

export function TileSkeletons({ count, className = "" }: { readonly count: number; readonly className?: string }) {
	return Array.from({ length: count }, (_, index) => `tile-${index}`).map((key) => (
		<div key={key} className={className}>
			<Skeleton className="cut-corner aspect-3/4 rounded-card" />
			<Skeleton className="mt-3 h-5 w-3/4" />
			<Skeleton className="mt-1 h-4 w-1/2" />
			<div className="hidden pt-7 pointer-coarse:block">
				<Skeleton className="h-10" />
			</div>
		</div>
	));
}
