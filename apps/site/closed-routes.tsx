// Routes whose pages are not open yet: they say so plainly.
import { useParams } from "@tanstack/react-router";
import { InfoPage, NotOpenPage, useBrandText } from "#brand/ui";

export type ClosedPageName = "seaLottery";

export function ClosedPage({ page }: { readonly page: ClosedPageName }) {
	const say = useBrandText();
	return <NotOpenPage name={say(`closed.pages.${page}`)} />;
}

export function InfoRoute() {
	const { code } = useParams({ from: "/page/$code" });
	return <InfoPage code={code} />;
}
