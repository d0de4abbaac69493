// What the games' desk is given beyond what the games have themselves: the cashier beside them, loyalty and studios above. Types only.
import type { Brand } from "#brand/api";
import type { Database, Tx } from "#platform/db";
import type { Result } from "#platform/kernel";
import type { VendorMoney } from "../../contract/index.ts";
import type { PointTerms } from "../../core/index.ts";
import type { GamesApi } from "../games-api.ts";
import type { GamesDeps } from "../ports.ts";
import type { FreeSpinsStakes, FreeSpinsStakesAsked } from "../studios/studio.ts";

type Home = NonNullable<VendorMoney["transferOut"]>;
/** The last time that all members' money at a vendor was asked home. */
type AskedHome = Omit<Home, "askedAt" | "endedAt" | "brought" | "staying"> & {
	readonly askedAt: Date;
	readonly endedAt: Date | null;
	readonly brought: readonly Home["brought"][number][];
	readonly staying: readonly Omit<Home["staying"][number], "account">[];
};

/** What members have in a vendor's purses, and the word that brings it home: the cashier's. */
export type MoneyAtVendors = {
	readonly at: (
		db: Pick<Database, "read">,
		vendor: string,
	) => Promise<{
		readonly lying: readonly VendorMoney["lying"][number][];
		readonly transferOut: AskedHome | undefined;
	}>;
	readonly askHome: (
		db: Pick<Database, "tx">,
		order: {
			readonly merchant: string;
			readonly operator: string;
			readonly now: Date;
			readonly vendor: string;
			readonly reason: string;
		},
	) => Promise<Result<unknown, { readonly code: "NOTHING_LIES" | "TRANSFER_OUT_RUNS" }>>;
};

export type GamesDeskPorts = {
	readonly brand: { readonly brand: (merchant: string) => Pick<Brand, "name" | "currency"> };
	readonly moneyAtVendors: MoneyAtVendors;
	/** What a brand's points become in cash by the dearest way, for what prizes in points cost; undefined where they become none. */
	readonly pointTerms: (tx: Tx, merchant: string) => Promise<PointTerms | undefined>;
	/** What an operator can give spins of, in all games of the house. */
	readonly freeSpinsStakes: (asked: FreeSpinsStakesAsked) => readonly FreeSpinsStakes[];
};

export type GamesDesk = Pick<GamesDeps, "db" | "vendorKey" | "wallet"> &
	Pick<GamesApi, "houseGames" | "excluded"> &
	GamesDeskPorts;
