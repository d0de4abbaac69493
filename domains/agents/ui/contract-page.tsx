// Contracts of one kind: the agent's own, those it gave, what waits for an answer, and what they paid.
import { useState } from "react";
import { Button, EmptyState, FailureNote, Skeleton } from "#platform/ui";
import type { ContractShown } from "../contract/index.ts";
import type { ContractKind } from "../core/index.ts";
import { BillList } from "./bill-list.tsx";
import { useListContracts } from "./calls.gen.ts";
import { ContractCard } from "./contract-card.tsx";
import { ContractsFile } from "./contracts-file.tsx";
import { OfferForm } from "./offer-form.tsx";
import { useAgentsText } from "./text.ts";

export type ContractPageProps = { readonly kind: ContractKind };

export function ContractPage({ kind }: ContractPageProps) {
	const say = useAgentsText();
	const [offering, setOffering] = useState(false);
	const { data, error, refetch } = useListContracts({});
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-80 rounded-card" />;
	const ofKind = data.contracts.filter((one) => one.kind === kind);
	const [own, given] = [ofKind.filter((one) => one.own), ofKind.filter((one) => !one.own)];
	const mayGive = own.some(({ state }) => state === "active");
	return (
		<div className="flex flex-col gap-6">
			<div className="flex justify-end empty:hidden">
				<ContractsFile contracts={ofKind} />
			</div>
			<Part title={say("contracts.own")} contracts={own} none={say("contracts.noneOwn")} />
			<section className="flex flex-col gap-3">
				<Part title={say("contracts.given")} contracts={given} none={say("contracts.noneGiven")} />
				{!mayGive || offering ? null : (
					<div>
						<Button look="plain" onPress={() => setOffering(true)}>
							{say("contracts.offer")}
						</Button>
					</div>
				)}
				{offering ? <OfferForm kind={kind} onDone={() => setOffering(false)} /> : null}
			</section>
			<section aria-labelledby="paid" className="flex flex-col gap-3">
				<h3 id="paid" className="text-16 font-bold">
					{say("income.title")}
				</h3>
				<BillList kind={kind} />
			</section>
		</div>
	);
}

type PartProps = { readonly title: string; readonly contracts: readonly ContractShown[]; readonly none: string };

const Part = ({ title, contracts, none }: PartProps) => (
	<section className="flex flex-col gap-3" aria-label={title}>
		<h3 className="text-16 font-bold">{title}</h3>
		{contracts.length === 0 ? <EmptyState title={none} text="" /> : null}
		<div className="grid gap-3 md:grid-cols-2">
			{contracts.map((contract) => (
				<ContractCard key={`${contract.contractId} ${contract.version}`} contract={contract} />
			))}
		</div>
	</section>
);
