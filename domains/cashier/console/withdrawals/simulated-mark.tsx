// Says of a provider that it pays nothing but play money.
import { Badge } from "#platform/ui";
import { useCashierDeskText } from "../text.ts";

export function SimulatedMark() {
	const say = useCashierDeskText();
	return <Badge tone="plain">{say("withdrawals.provider.simulated")}</Badge>;
}
