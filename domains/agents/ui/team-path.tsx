// The way down a team, each step a way back up.
import { Button } from "#platform/ui";
import { useAgentsText } from "./text.ts";

export type TeamPathProps = {
	readonly path: readonly { readonly memberId: string; readonly account: string }[];
	readonly onOpen: (memberId: string | undefined) => void;
};

export function TeamPath({ path, onOpen }: TeamPathProps) {
	const say = useAgentsText();
	const steps = [{ memberId: undefined, account: say("team.own") }, ...path];
	return (
		<nav aria-label={say("team.path")}>
			<ol className="flex flex-wrap items-center gap-x-1 text-14">
				{steps.map(({ memberId, account }, place) => (
					<li key={memberId ?? "own"} className="flex items-center gap-1">
						{place === 0 ? null : <span aria-hidden="true">›</span>}
						<Button look="quiet" onPress={() => onOpen(memberId)}>
							{account}
						</Button>
					</li>
				))}
			</ol>
		</nav>
	);
}
