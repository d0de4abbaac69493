// The brand's promotions, and above them the free spins a member has, and what a deposit brings.
import { useState } from "react";
import { PromotionsPage } from "#brand/ui";
import { DepositBonuses } from "#cashier/ui";
import { GiftStrip } from "#games/ui";
import { useOpenPage } from "./shell/use-open-page.ts";

export function Offers() {
	const openPage = useOpenPage();
	const [areGiftsKnown, setGiftsKnown] = useState(false);
	const [areBonusesKnown, setBonusesKnown] = useState(false);
	const giftsKnown = (): void => setGiftsKnown(true);
	const bonusesKnown = (): void => setBonusesKnown(true);
	// A part that did not come says so in its place, and the offers of the brand do not wait for it.
	const above = (
		<>
			<GiftStrip all onKnown={giftsKnown} onMissing={giftsKnown} />
			<DepositBonuses onDeposit={() => openPage("depositv2")} onKnown={bonusesKnown} onMissing={bonusesKnown} />
		</>
	);
	return <PromotionsPage above={above} isAboveKnown={areGiftsKnown && areBonusesKnown} />;
}
