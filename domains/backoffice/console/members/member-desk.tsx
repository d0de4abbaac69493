// One member: the account, what is noted of it, and its trail.
import { useState } from "react";
import { TableSkeleton, useMay } from "#platform/desk/ui";
import { FailureNote, Tabs } from "#platform/ui";
import { AdjustMember } from "../adjustments/adjust-member.tsx";
import { useLookAtMember } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";
import { MemberMoney } from "./member-money.tsx";
import { MemberNotes } from "./member-notes.tsx";
import { MemberProtection } from "./member-protection.tsx";
import { MemberSheetView } from "./member-sheet.tsx";
import { MemberTrail } from "./member-trail.tsx";

const views = ["profile", "protection", "notes", "trail", "money", "adjust"] as const;

export function MemberDesk({ memberId }: { readonly memberId: string }) {
	const say = useOfficeText();
	const look = useLookAtMember({ memberId });
	const may = { money: useMay("wallet.ledger:read"), adjust: useMay("wallet.adjustments:propose") };
	const [view, setView] = useState<(typeof views)[number]>("profile");
	if (look.error !== null) return <FailureNote error={look.error} onRetry={() => void look.refetch()} />;
	if (look.data === undefined) return <TableSkeleton />;
	const shown = views.filter((key) => (key !== "money" && key !== "adjust") || may[key]);
	return (
		<Tabs
			label={look.data.account}
			items={shown.map((key) => ({ key, label: say(`members.${key}`) }))}
			chosen={view}
			onChoose={setView}
		>
			{view === "profile" ? <MemberSheetView member={look.data} /> : null}
			{view === "protection" ? <MemberProtection memberId={memberId} /> : null}
			{view === "notes" ? <MemberNotes member={look.data} /> : null}
			{view === "trail" ? <MemberTrail memberId={memberId} /> : null}
			{view === "money" ? <MemberMoney memberId={memberId} currency={look.data.currency} /> : null}
			{view === "adjust" ? <AdjustMember member={look.data} /> : null}
		</Tabs>
	);
}
