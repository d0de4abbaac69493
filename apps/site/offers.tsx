// What stands above the brand's promotions: the free spins a member has, and what a deposit brings.
import { DepositBonuses } from "#cashier/ui";
import { GiftStrip } from "#games/ui";
import { useOpenPage } from "./shell/use-open-page.ts";

export function Offers() {
	const openPage = useOpenPage();
	return (
		<>
			<GiftStrip all />
			<DepositBonuses onDeposit={() => openPage("depositv2")} />
		</>
	);
}
