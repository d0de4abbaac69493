// The keys that work on every page.
import { useBrandText } from "#brand/ui";
import { Dialog } from "#platform/ui";

const keys = [
	["/", "shortcuts.search"],
	["?", "shortcuts.list"],
	["↓", "shortcuts.menu"],
	["Esc", "shortcuts.close"],
] as const;

export function Shortcuts({ onClose }: { readonly onClose: () => void }) {
	const say = useBrandText();
	return (
		<Dialog open size="dialog" title={say("shortcuts.title")} onClose={onClose}>
			<dl className="flex flex-col gap-2">
				{keys.map(([key, words]) => (
					<div key={key} className="flex items-center gap-4">
						<dt className="w-14">
							<kbd className="rounded-[5px] border border-line-control px-2 py-0.5 font-body text-14">{key}</kbd>
						</dt>
						<dd className="text-14 text-text-2">{say(words)}</dd>
					</div>
				))}
			</dl>
		</Dialog>
	);
}
