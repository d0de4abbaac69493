// Above every page of somebody who is excluded, and in their personal centre: what runs, until when, and the way to their
// money, which opens by itself once after the login.
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { lazyPart } from "#platform/ui";
import { useOpenPage } from "../shell/use-open-page.ts";
import { useExclusion } from "./use-exclusion.ts";

const ExclusionBanner = lazyPart(() => import("#protection/ui").then((part) => part.ExclusionBanner));

/** In session storage, which ends with the session: the way to the money has opened by itself. */
const ledKey = "excluded";

export function ExcludedPlace() {
	const excluded = useExclusion() !== undefined;
	const openPage = useOpenPage();
	const lead = useEffectEvent(() => openPage("withdraw"));
	useEffect(() => {
		if (!excluded || sessionStorage.getItem(ledKey) !== null) return;
		sessionStorage.setItem(ledKey, "1");
		lead();
	}, [excluded]);
	return <ExcludedLine within="page" />;
}

type ExcludedLineProps = { readonly within: "page" | "panel"; readonly atMoney?: boolean };

/** Nothing for whoever is not excluded. `atMoney`: the withdrawals are open below it. */
export function ExcludedLine({ within, atMoney = false }: ExcludedLineProps) {
	const exclusion = useExclusion();
	const openPage = useOpenPage();
	const navigate = useNavigate();
	if (exclusion === undefined) return null;
	const help = () => void navigate({ to: "/help" });
	const withdraw = atMoney ? undefined : () => openPage("withdraw");
	return <ExclusionBanner exclusion={exclusion} within={within} onWithdraw={withdraw} onHelp={help} />;
}
