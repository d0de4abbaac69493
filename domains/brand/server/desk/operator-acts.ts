// An operator's switches: maintenance, closed countries, white-label flags, hosts, offers. Each act is written down with who, when, before and after.
import { type Database, type Tx, tables } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import type { WhitelabelFlag } from "../../core/index.ts";
import type { BrandTables } from "../tables.ts";

export type OperatorAct =
	| { readonly kind: "maintenance on"; readonly until: Date | undefined; readonly message: string }
	| { readonly kind: "maintenance off" }
	| { readonly kind: "region close" | "region open"; readonly country: string }
	| { readonly kind: "flag on" | "flag off"; readonly flag: WhitelabelFlag }
	/** Whether the brand is shown at hosts that nobody has named, too. */
	| { readonly kind: "hosts any" | "hosts own" }
	/** What is promised, as it is written; empty takes the promise away. */
	| { readonly kind: "offer registration" | "offer zalo"; readonly offer: string };

/** What the switches say. */
export type SwitchState = {
	readonly maintenance: { readonly active: boolean; readonly until: string | null; readonly message: string };
	/** ISO 3166-1 alpha-2, in order. */
	readonly closedCountries: readonly string[];
	/** The flags that are on, in order. */
	readonly flagsOn: readonly string[];
	/** Hosts that nobody has named show the brand. */
	readonly anyHost: boolean;
	readonly offers: { readonly registration: string; readonly zalo: string };
};

export type ActRefusal = "UNKNOWN_MERCHANT" | "UNKNOWN_COUNTRY" | "NOTHING_TO_CHANGE";

export type ActRecord = {
	readonly act: string;
	readonly operator: string;
	readonly at: Date;
	readonly before: unknown;
	readonly after: unknown;
};

type ActAsked = {
	readonly merchant: string;
	readonly act: OperatorAct;
	/** Whoever does it, as the operating system or the person names them. */
	readonly operator: string;
	readonly at: Date;
};

/** Changes the brand and writes the act down, both or neither. The nodes follow within a second. */
export function carryOutAct(
	db: Pick<Database, "tx">,
	asked: ActAsked,
): Promise<Result<{ readonly before: SwitchState; readonly after: SwitchState }, ActRefusal>> {
	return db.tx(async (tx) => {
		const { merchant, act, operator, at } = asked;
		const before = await switchesOf(tx, { merchant, lock: true });
		if (before === undefined) return err("UNKNOWN_MERCHANT");
		if ("country" in act && !(await isCountry(tx, act.country))) return err("UNKNOWN_COUNTRY");
		await change(tx, { merchant, act });
		const after = await switchesOf(tx, { merchant, lock: false });
		if (after === undefined) return err("UNKNOWN_MERCHANT");
		if (JSON.stringify(before) === JSON.stringify(after)) return err("NOTHING_TO_CHANGE");
		const row = { merchant, act: act.kind, operator, at, before: JSON.stringify(before), after: JSON.stringify(after) };
		await tables<BrandTables>(tx).insertInto("brand.operator_act").values(row).execute();
		return ok({ before, after });
	});
}

export type BrandSwitches = {
	readonly merchant: string;
	readonly state: SwitchState;
	/** Networks that pass or are refused whatever their country. */
	readonly networks: readonly { readonly network: string; readonly allowed: boolean; readonly note: string }[];
	/** The newest first. */
	readonly acts: readonly ActRecord[];
};

/** The switches of every brand, by merchant code, each with its last `acts` acts. */
export function readSwitches(db: Pick<Database, "read">, options: { readonly acts: number }): Promise<BrandSwitches[]> {
	return db.read(async (tx) => {
		const brands = await tables<BrandTables>(tx)
			.selectFrom("brand.brands")
			.select("merchant")
			.orderBy("merchant")
			.execute();
		const found: BrandSwitches[] = [];
		for (const { merchant } of brands) {
			const state = await switchesOf(tx, { merchant, lock: false });
			if (state === undefined) continue;
			const networks = await networksOf(tx, merchant);
			found.push({ merchant, state, networks, acts: await actsOf(tx, { merchant, most: options.acts }) });
		}
		return found;
	});
}

/** The switches of a brand; with `lock` nobody else throws them until the transaction ends. */
export async function switchesOf(
	tx: Tx,
	asked: { readonly merchant: string; readonly lock: boolean },
): Promise<SwitchState | undefined> {
	const db = tables<BrandTables>(tx);
	const brand = db
		.selectFrom("brand.brands")
		.select(["maintenance", "maintenance_until", "maintenance_message", "registration_offer", "zalo_offer"])
		.where("merchant", "=", asked.merchant);
	const row = await (asked.lock ? brand.forUpdate() : brand).executeTakeFirst();
	if (row === undefined) return undefined;
	const closed = await db
		.selectFrom("brand.restricted_countries")
		.select("country")
		.where("merchant", "=", asked.merchant)
		.orderBy("country")
		.execute();
	return {
		maintenance: {
			active: row.maintenance,
			until: row.maintenance_until?.toISOString() ?? null,
			message: row.maintenance_message,
		},
		closedCountries: closed.map(({ country }) => country),
		flagsOn: await flagsOn(tx, asked.merchant),
		anyHost: await hasAnyHost(tx, asked.merchant),
		offers: { registration: row.registration_offer, zalo: row.zalo_offer },
	};
}

async function hasAnyHost(tx: Tx, merchant: string): Promise<boolean> {
	const any = tables<BrandTables>(tx).selectFrom("brand.domains").select("host").where("host", "=", "*");
	return (await any.where("merchant", "=", merchant).executeTakeFirst()) !== undefined;
}

async function change(tx: Tx, { merchant, act }: Pick<ActAsked, "merchant" | "act">): Promise<void> {
	const db = tables<BrandTables>(tx);
	if (act.kind === "maintenance on" || act.kind === "maintenance off") {
		const on = act.kind === "maintenance on";
		await db
			.updateTable("brand.brands")
			.set({
				maintenance: on,
				maintenance_until: on ? (act.until ?? null) : null,
				maintenance_message: on ? act.message : "",
			})
			.where("merchant", "=", merchant)
			.execute();
		return;
	}
	if ("flag" in act) {
		const row = { enabled: act.kind === "flag on" };
		const switched = db.insertInto("brand.flags").values({ merchant, flag: act.flag, ...row });
		await switched.onConflict((conflict) => conflict.columns(["merchant", "flag"]).doUpdateSet(row)).execute();
		return;
	}
	if ("offer" in act) {
		const set = act.kind === "offer zalo" ? { zalo_offer: act.offer } : { registration_offer: act.offer };
		await db.updateTable("brand.brands").set(set).where("merchant", "=", merchant).execute();
		return;
	}
	if (!("country" in act)) return changeHosts(tx, { merchant, any: act.kind === "hosts any" });
	const { country } = act;
	if (act.kind === "region close") {
		const closed = db.insertInto("brand.restricted_countries").values({ merchant, country });
		await closed.onConflict((conflict) => conflict.doNothing()).execute();
		return;
	}
	const opened = db.deleteFrom("brand.restricted_countries").where("merchant", "=", merchant);
	await opened.where("country", "=", country).execute();
}

async function changeHosts(
	tx: Tx,
	{ merchant, any }: { readonly merchant: string; readonly any: boolean },
): Promise<void> {
	const db = tables<BrandTables>(tx);
	if (any) {
		const row = db.insertInto("brand.domains").values({ merchant, host: "*" });
		await row.onConflict((conflict) => conflict.doNothing()).execute();
		return;
	}
	await db.deleteFrom("brand.domains").where("merchant", "=", merchant).where("host", "=", "*").execute();
}

async function flagsOn(tx: Tx, merchant: string): Promise<readonly string[]> {
	const rows = await tables<BrandTables>(tx)
		.selectFrom("brand.flags")
		.select("flag")
		.where("merchant", "=", merchant)
		.where("enabled", "=", true)
		.orderBy("flag")
		.execute();
	return rows.map(({ flag }) => flag);
}

async function isCountry(tx: Tx, country: string): Promise<boolean> {
	const countries = tables<BrandTables>(tx).selectFrom("brand.countries").select("code");
	return (await countries.where("code", "=", country).executeTakeFirst()) !== undefined;
}

function networksOf(tx: Tx, merchant: string) {
	return tables<BrandTables>(tx)
		.selectFrom("brand.network_rules")
		.select(["network", "allowed", "note"])
		.where("merchant", "=", merchant)
		.orderBy("network")
		.execute();
}

function actsOf(tx: Tx, asked: { readonly merchant: string; readonly most: number }): Promise<ActRecord[]> {
	return tables<BrandTables>(tx)
		.selectFrom("brand.operator_act")
		.select(["act", "operator", "at", "before", "after"])
		.where("merchant", "=", asked.merchant)
		.orderBy("id", "desc")
		.limit(asked.most)
		.execute();
}
