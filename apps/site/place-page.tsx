// A page that a studio brings beside those of categories, by its address.
import { NotFoundPage } from "#brand/ui";
import { placeAt } from "./halls.ts";

export type PlacePageProps = {
	readonly path: string;
	readonly gameCode?: string | undefined;
	readonly playType?: string | undefined;
};

export function PlacePage({ path, gameCode, playType }: PlacePageProps) {
	const Place = placeAt(path);
	return Place === undefined ? <NotFoundPage /> : <Place gameCode={gameCode} playType={playType} />;
}
