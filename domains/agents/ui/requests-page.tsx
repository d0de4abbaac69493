// Contract requests: offers that wait for the agent's answer, and those that it made and others have not answered.
import { EmptyState, FailureNote, Skeleton } from "#platform/ui";
import type { ContractShown } from "../contract/index.ts";
import { useListContracts } from "./calls.gen.ts";
import { ContractCard } from "./contract-card.tsx";
import { ContractsFile } from "./contracts-file.tsx";
import { useAgentsText } from "./text.ts";

export function RequestsPage() {
	const say = useAgentsText();
	const { data, error, refetch } = useListContracts({});
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-80 rounded-card" />;
	const waiting = data.contracts.filter(({ state, may }) => state === "offered" || may.includes("agree"));
	if (waiting.length === 0) return <EmptyState title={say("requests.none")} text={say("requests.noneText")} />;
	return (
		<div className="flex flex-col gap-6">
			<div className="flex justify-end">
				<ContractsFile contracts={waiting} />
			</div>
			<Part title={say("requests.received")} contracts={waiting.filter(({ own }) => own)} />
			<Part title={say("requests.sent")} contracts={waiting.filter(({ own }) => !own)} />
		</div>
	);
}

function Part({ title, contracts }: { readonly title: string; readonly contracts: readonly ContractShown[] }) {
	const say = useAgentsText();
	if (contracts.length === 0) return null;
	return (
		<section className="flex flex-col gap-3" aria-label={title}>
			<h3 className="text-16 font-bold">{title}</h3>
			<div className="grid gap-3 md:grid-cols-2">
				{contracts.map((contract) => (
					<div key={`${contract.contractId} ${contract.version}`} className="flex flex-col gap-1">
						<span className="text-13 text-text-3">{say(`contracts.kinds.${contract.kind}`)}</span>
						<ContractCard contract={contract} />
					</div>
				))}
			</div>
		</section>
	);
}
