// Does what a command asks of a version: the rule decides, what follows for the version that ran before is written with it.
import type { Tx } from "#platform/db";
import type { Result } from "#platform/kernel";
import {
	type ContractCommand,
	type ContractFault,
	type ContractKind,
	decideContract,
	nextBorder,
	offerHours,
	periodOf,
	replaced,
} from "../../core/index.ts";
import type { AgentsDeps } from "../ports.ts";
import { lockContracts, type StoredVersion, versionsOfContract, versionsOver, writeState } from "./contract-store.ts";
import { readTerms } from "./terms-store.ts";

type Deps = Pick<AgentsDeps, "dayZone">;

/** Where the periods of a kind have their borders. */
export async function bordersOf(
	tx: Tx,
	{ dayZone }: Deps,
	of: { readonly merchant: string; readonly kind: ContractKind },
) {
	const { dividendPeriod } = await readTerms(tx, of.merchant);
	const calendar = { utcOffset: await dayZone(of.merchant), dayStart: 0 };
	const period = periodOf(of.kind, dividendPeriod);
	return (at: Date): Date => nextBorder(period, at, calendar);
}

type Order = { readonly version: StoredVersion; readonly command: ContractCommand; readonly now: Date };

/** Call with the brand's contracts locked, and the version read since. */
export async function decideVersion(
	tx: Tx,
	deps: Deps,
	{ version, command, now }: Order,
): Promise<Result<undefined, ContractFault>> {
	const border = await bordersOf(tx, deps, version.contract);
	const decided = decideContract(version, command, { now, border });
	if (!decided.ok) return decided;
	if (command.action === "accept") await giveWay(tx, { ...version, ...decided.value });
	await writeState(tx, { ...version, ...decided.value });
	return { ok: true, value: undefined };
}

/** The version that runs ends where the next begins. */
async function giveWay(tx: Tx, next: StoredVersion): Promise<void> {
	for (const running of await versionsOfContract(tx, next.contract.id))
		if (running.version !== next.version && (running.state === "active" || running.state === "ending"))
			await writeState(tx, { ...running, ...replaced(running, next) });
}

/** Lapses offers and ends what has run out. Answers how many changed. */
export async function passTime({ db, ...deps }: Pick<AgentsDeps, "db" | "dayZone">, now: Date): Promise<number> {
	const offeredBefore = new Date(now.getTime() - offerHours * 3_600_000);
	const over = await db.read((tx) => versionsOver(tx, { offeredBefore, now }));
	for (const { contract, version } of over)
		await db.tx(async (tx) => {
			await lockContracts(tx, contract.merchant);
			const stored = (await versionsOfContract(tx, contract.id)).find((one) => one.version === version);
			if (stored !== undefined)
				await decideVersion(tx, deps, { version: stored, command: { action: "pass", by: "clock" }, now });
		});
	return over.length;
}
