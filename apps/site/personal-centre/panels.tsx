// Which panel stands over the page, and for whom: members see theirs, agents the agents', a visitor logs in first.
import { useEffect, useRef, useState } from "react";
import { isAgent } from "#members/core";
import { hasLeft, useMembersText, useReadMember } from "#members/ui";
import { type AddressChange, isMember, showToast, useAddress, useProtectedAction, useSession } from "#platform/ui";
import { AgentCentre } from "./agent-centre.tsx";
import { closeCentre, openAgentPage, openPage } from "./centre-pages.ts";
import { PersonalCentre } from "./personal-centre.tsx";

export type PanelsProps = { readonly panel: string | undefined; readonly agent: string | undefined };

export function Panels({ panel, agent }: PanelsProps) {
	const member = isMember(useSession());
	const [openedByMember] = useState(member);
	const { data } = useReadMember({}, { enabled: member, freshMilliseconds: 300_000 });
	if (!member && openedByMember && hasLeft()) return <Closed />;
	if (!member) return <AskToLogIn next={agent === undefined ? openPage(panel ?? "") : openAgentPage(agent)} />;
	if (agent === undefined) return <PersonalCentre page={panel} />;
	if (data === undefined) return null;
	return isAgent(data.type) ? <AgentCentre page={agent} /> : <NotForPlayers />;
}

/** Who leaves is asked for nothing: the panel goes with them. */
function Closed() {
	const { write } = useAddress();
	useEffect(() => {
		write(closeCentre);
	}, [write]);
	return null;
}

/** The address loses the panel until somebody is logged in; then it opens where it was. */
function AskToLogIn({ next }: { readonly next: AddressChange }) {
	const { write } = useAddress();
	const whenMember = useProtectedAction();
	const asked = useRef(false);
	useEffect(() => {
		if (asked.current) return;
		asked.current = true;
		write(closeCentre);
		whenMember(() => write(next));
	}, [next, write, whenMember]);
	return null;
}

function NotForPlayers() {
	const say = useMembersText();
	const { write } = useAddress();
	const text = say("errors.NOT_AGENT");
	useEffect(() => {
		write(closeCentre);
		showToast({ tone: "warning", text });
	}, [text, write]);
	return null;
}
