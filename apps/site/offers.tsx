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
	const above = (
		<>
			<GiftStrip all onKnown={() => setGiftsKnown(true)} />
			<DepositBonuses onDeposit={() => openPage("depositv2")} onKnown={() => setBonusesKnown(true)} />
		</>
	);
	return <PromotionsPage above={above} isAboveKnown={areGiftsKnown && areBonusesKnown} />;
}
