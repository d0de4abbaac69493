// The table of money on its way to vendors with books of their own, as rows come back from it.
import type { ColumnType, Generated } from "kysely";
import type { VendorTransferState, VendorTransferWay } from "../../core/index.ts";

export type VendorTransferTables = {
	"cashier.vendor_transfer": {
		member_id: string;
		id: string;
		merchant: string;
		request_key: string;
		kind: "move" | "return";
		vendor: string;
		way: VendorTransferWay;
		currency: string;
		amount: string;
		hold_key: string;
		state: Generated<VendorTransferState>;
		begun_at: Date;
		next_at: Date | null;
		asked: Generated<number>;
		ended_at: ColumnType<Date | null, never, Date>;
	};
};
