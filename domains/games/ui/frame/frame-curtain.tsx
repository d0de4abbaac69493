// What stands before the frame until the game is ready: the mark's four tiles, one after another.
import { useGamesText } from "../text.ts";

export function FrameCurtain({ open }: { readonly open: boolean }) {
	const say = useGamesText();
	if (open) return null;
	return (
		<div role="status" className="pointer-events-none absolute inset-0 grid place-items-center bg-ground">
			<div className="flex flex-col items-center gap-4 text-14 text-text-2">
				<div className="curtain-tiles grid grid-cols-2 gap-1" aria-hidden="true">
					<span className="size-6 rounded-[4px] bg-[var(--slots)]" />
					<span className="cut-corner-small size-6 rounded-[4px] bg-[var(--live)]" />
					<span className="size-6 rounded-[4px] bg-[var(--sports)]" />
					<span className="size-6 rounded-[4px] bg-[var(--esports)]" />
				</div>
				{say("frame.opening")}
			</div>
		</div>
	);
}
