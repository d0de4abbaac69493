// The shape of a game before it stands: the place of the reels, and the bar below. It appears at once.
import { useCabinetText } from "#cabinet/ui";
import { useSlotNames } from "../text.ts";

export function OpeningScene({ gameCode }: { readonly gameCode: string }) {
	const cabinet = useCabinetText();
	const name = useSlotNames();
	return (
		<main className="flex h-dvh flex-col bg-ground text-text-1" aria-busy="true">
			<p role="status" className="sr-only">
				{cabinet("loading", { game: name(`game.${gameCode}`) })}
			</p>
			<div className="grid min-h-0 grow place-items-center p-6">
				<div className="skeleton cut-corner aspect-[5/3] w-[min(90%,840px)] rounded-panel" />
			</div>
			<div className="flex items-center gap-4 border-t border-line p-2 sm:px-5">
				<div className="skeleton size-11 rounded-control" />
				<div className="skeleton h-10 grow rounded-control" />
				<div className="skeleton size-18 rounded-full" />
			</div>
		</main>
	);
}
