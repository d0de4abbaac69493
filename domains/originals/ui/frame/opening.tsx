// A game that is still on its way: it says so, however slow the link is.
import { useCabinetText } from "#cabinet/ui";
import { originalGames } from "../../core/index.ts";
import { useOriginalText } from "../text.ts";

export function Opening({ game }: { readonly game: string }) {
	const say = useOriginalText();
	const cabinet = useCabinetText();
	const known = originalGames.find((one) => one === game);
	return (
		<main aria-busy="true" className="grid h-dvh place-items-center bg-ground p-4 text-center text-text-2">
			<p role="status" className="text-14">
				{cabinet("loading", { game: known === undefined ? "" : say(`game.${known}`) })}
			</p>
		</main>
	);
}
