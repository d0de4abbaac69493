// An informational page by the code in its address.
import { useParams } from "@tanstack/react-router";
import { InfoPage } from "#brand/ui";

export function InfoRoute() {
	const { code } = useParams({ from: "/page/$code" });
	return <InfoPage code={code} />;
}
