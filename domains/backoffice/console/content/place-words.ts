// What the place of a piece of content is called: of an announcement as the site calls it; others go by their code.
import { announcementTypes, type ContentKind } from "#brand/core";
import { useBrandText } from "#brand/ui";

export function usePlaceWords(kind: ContentKind): (place: string) => string {
	const say = useBrandText();
	return (place) => {
		const type = kind === "announcement" ? announcementTypes.find((one) => one === place) : undefined;
		return type === undefined ? place : say(`notices.types.${type}`);
	};
}
