// Contracts of a list as a file for a spreadsheet: one line a step.
import type { ContractShown } from "../contract/index.ts";
import { FileButton } from "./file-button.tsx";
import { useAgentsText } from "./text.ts";

export function ContractsFile({ contracts }: { readonly contracts: readonly ContractShown[] }) {
	const say = useAgentsText();
	if (contracts.length === 0) return null;
	const sides = [say("team.agent"), say("contracts.by"), say("contracts.kind"), say("contracts.state")];
	const times = [say("contracts.from"), say("contracts.until")];
	const steps = (["rate", "turnover", "members", "streak"] as const).map((key) => say(`contracts.${key}`));
	const rows = contracts.flatMap(({ tiers, ...one }) => {
		const of = [one.agent, one.upline === "" ? say("contracts.house") : one.upline];
		const what = [say(`contracts.kinds.${one.kind}`), say(`contracts.states.${one.state}`)];
		return tiers.map(({ rate, turnover, members, streak }) => [
			...[...of, ...what, one.from ?? "", one.until ?? ""],
			...[rate, turnover, String(members), String(streak)],
		]);
	});
	return (
		<FileButton
			name="tessera-contracts"
			heads={[...sides, ...times, ...steps]}
			page={async () => ({ rows, next: null })}
		/>
	);
}
