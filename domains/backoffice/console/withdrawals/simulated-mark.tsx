// Says of a provider that it pays nothing but play money.
import { Badge } from "#platform/ui";
import { useOfficeText } from "../text.ts";

export function SimulatedMark() {
	const say = useOfficeText();
	return <Badge tone="plain">{say("withdrawals.provider.simulated")}</Badge>;
}
