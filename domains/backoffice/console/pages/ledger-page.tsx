// The ledger: the entries of an account, a transfer with its legs, and the trial balance.
import { useState } from "react";
import { PageHead } from "#platform/desk/ui";
import { Tabs } from "#platform/ui";
import { LedgerEntries } from "../ledger/ledger-entries.tsx";
import { TrialBalance } from "../ledger/trial-balance.tsx";
import { useOfficeText } from "../text.ts";

const views = ["entries", "trial"] as const;

export function LedgerPage() {
	const say = useOfficeText();
	const [view, setView] = useState<(typeof views)[number]>("entries");
	const title = say("screens.ledger");
	return (
		<>
			<PageHead title={title} text={say("ledger.text")} />
			<Tabs
				label={title}
				items={views.map((key) => ({ key, label: say(`ledger.${key}`) }))}
				chosen={view}
				onChoose={setView}
			>
				{view === "entries" ? <LedgerEntries /> : <TrialBalance />}
			</Tabs>
		</>
	);
}
