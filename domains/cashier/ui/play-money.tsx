// Says that nothing here is real money.
import { Icon } from "#platform/ui";
import { useCashierText } from "./text.ts";

export function PlayMoney() {
	const say = useCashierText();
	return (
		<p className="flex items-center gap-3 rounded-card bg-surface-2 px-5 py-3 text-14 text-text-2">
			<Icon name="shield" className="shrink-0 text-won" />
			{say("desk.playMoney")}
		</p>
	);
}
