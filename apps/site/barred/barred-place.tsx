// Above every page of somebody who is barred, and in their personal centre: what runs, until when, and the way to their
// money, which opens by itself once after the login.
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { lazyPart } from "#platform/ui";
import { useOpenPage } from "../shell/use-open-page.ts";
import { useBar } from "./use-bar.ts";

const BarredBanner = lazyPart(() => import("#protection/ui").then((part) => part.BarredBanner));

/** In session storage, which ends with the session: the way to the money has opened by itself. */
const ledKey = "barred";

export function BarredPlace() {
	const barred = useBar() !== undefined;
	const openPage = useOpenPage();
	const lead = useEffectEvent(() => openPage("withdraw"));
	useEffect(() => {
		if (!barred || sessionStorage.getItem(ledKey) !== null) return;
		sessionStorage.setItem(ledKey, "1");
		lead();
	}, [barred]);
	return <BarredLine within="page" />;
}

type BarredLineProps = { readonly within: "page" | "panel"; readonly atMoney?: boolean };

/** Nothing for whoever is not barred. `atMoney`: the withdrawals are open below it. */
export function BarredLine({ within, atMoney = false }: BarredLineProps) {
	const bar = useBar();
	const openPage = useOpenPage();
	const navigate = useNavigate();
	if (bar === undefined) return null;
	const help = () => void navigate({ to: "/help" });
	const withdraw = atMoney ? undefined : () => openPage("withdraw");
	return <BarredBanner bar={bar} within={within} onWithdraw={withdraw} onHelp={help} />;
}
