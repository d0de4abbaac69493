// The page of a link to a round: what the address names, it opens.
import { useParams } from "@tanstack/react-router";
import { ReplayPage } from "#games/ui";

export function ReplayRoute() {
	const { code } = useParams({ from: "/replay/$code" });
	return <ReplayPage key={code} token={code} />;
}
