// The place of the running line until its announcements are there: as high and as quiet as the line itself.
import { Icon } from "#platform/ui";

export function LineToCome() {
	return (
		<div aria-hidden="true" className="flex h-11 items-center gap-4 rounded-card bg-surface-1 px-4">
			<Icon name="bell" className="text-text-3" />
			<span className="h-2.5 w-40 max-w-[50%] rounded-control bg-surface-3" />
		</div>
	);
}
