// Routes whose halls are not open yet: they say so plainly, with the hall's picture.
import { useParams } from "@tanstack/react-router";
import { InfoPage, NotOpenPage, useBrandText } from "#brand/ui";
import type { Category } from "#games/contract";
import { hallScene, useGamesText } from "#games/ui";

export function ClosedCategory({ category }: { readonly category: Category }) {
	const say = useGamesText();
	return (
		<div data-hue={category}>
			<NotOpenPage name={say(`category.name.${category}`)} scene={hallScene(category)} />
		</div>
	);
}

export type ClosedPageName = "vip" | "pointMall" | "vnlottery" | "seaLottery" | "seamless" | "join" | "download";

export function ClosedPage({ page }: { readonly page: ClosedPageName }) {
	const say = useBrandText();
	return <NotOpenPage name={say(`closed.pages.${page}`)} />;
}

export function InfoRoute() {
	const { code } = useParams({ from: "/page/$code" });
	return <InfoPage code={code} />;
}
