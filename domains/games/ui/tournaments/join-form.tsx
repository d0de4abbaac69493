// Joining: the terms stand above it, and whoever joins says that they agree to them.
import { useState } from "react";
import { Button, Check, FailureNote, useProtectedAction } from "#platform/ui";
import { listOwnTournaments, listTournaments, type Tournament } from "../../contract/index.ts";
import { useJoinTournament } from "../calls.gen.ts";
import { useGamesText } from "../text.ts";

export function JoinForm({ tournament: { code, version } }: { readonly tournament: Tournament }) {
	const say = useGamesText();
	const [agreed, setAgreed] = useState(false);
	const whenMember = useProtectedAction();
	const join = useJoinTournament({ refreshes: [listOwnTournaments, listTournaments] });
	return (
		<form
			className="flex flex-col gap-3"
			onSubmit={(event) => {
				event.preventDefault();
				whenMember(() => join.mutate({ tournament: code, agreed: version }));
			}}
		>
			<Check checked={agreed} onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}>
				{say("tournaments.agree")}
			</Check>
			{join.error === null ? null : <FailureNote error={join.error} />}
			<div>
				<Button submit disabled={!agreed} busy={join.isPending}>
					{say("tournaments.join")}
				</Button>
			</div>
		</form>
	);
}
