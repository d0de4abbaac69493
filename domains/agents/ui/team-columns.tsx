// The columns of team management: who it is, how it is reached, since when, and how many stand below.
import { type Column, DateTime, useFormats } from "#platform/ui";
import type { TeamMember } from "../contract/index.ts";
import { useAgentsText } from "./text.ts";

export function useTeamColumns(): readonly Column<TeamMember>[] {
	const say = useAgentsText();
	const { number } = useFormats();
	return [
		{
			key: "member",
			head: say("team.member"),
			cell: ({ account, nickname, agent, status }) => (
				<span>
					<span className="block font-medium break-all">{account}</span>
					<span className="block text-13 text-text-3">
						{[
							...(nickname === account ? [] : [nickname]),
							say(agent ? "team.agent" : "team.player"),
							...(status === "active" ? [] : [say(`team.states.${status}`)]),
						].join(" · ")}
					</span>
				</span>
			),
		},
		{
			key: "contact",
			head: say("team.contact"),
			cell: ({ phone, email }) => (
				<span>
					{phone === "" && email === "" ? say("team.noContact") : null}
					{phone === "" ? null : <span className="block whitespace-nowrap">{phone}</span>}
					{email === "" ? null : <span className="block break-all">{email}</span>}
				</span>
			),
		},
		{ key: "registered", head: say("team.registered"), cell: ({ registeredAt }) => <DateTime at={registeredAt} /> },
		{
			key: "login",
			head: say("team.lastLogin"),
			cell: ({ lastLoginAt }) => (lastLoginAt === null ? say("team.never") : <DateTime at={lastLoginAt} />),
		},
		{ key: "direct", head: say("team.direct"), figures: true, cell: ({ direct }) => number(direct) },
		{ key: "team", head: say("team.whole"), figures: true, cell: ({ team }) => number(team) },
	];
}
