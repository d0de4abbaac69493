// The keys of a game, listed.
import { useCabinetText } from "../text.ts";

export type KeysPanelProps = {
	/** What the large button does, where it is no spin. */
	readonly press?: string;
};

export function KeysPanel({ press }: KeysPanelProps) {
	const say = useCabinetText();
	const keys = [
		[`${say("keys.space")} / ${say("keys.enter")}`, press ?? say("keys.spin")],
		[say("keys.arrows"), say("keys.stake")],
		["M", say("keys.mute")],
		["I", say("keys.rules")],
		["?", say("keys.list")],
		[say("keys.escape"), say("keys.close")],
	];
	return (
		<dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 text-14">
			{keys.map(([key, does]) => (
				<div key={key} className="contents">
					<dt>
						<kbd className="rounded-control border border-line-control bg-surface-2 px-2 py-1 font-medium">{key}</kbd>
					</dt>
					<dd className="text-text-2">{does}</dd>
				</div>
			))}
		</dl>
	);
}
