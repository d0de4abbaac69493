// Nothing but what must work even then is answered during maintenance or to a closed region.
import { failure } from "#platform/contract";
import type { StatusOf, SystemStatus } from "../ports.ts";
import type { Step } from "./step.ts";

const refusals = {
	0: undefined,
	1: failure("SYSTEM_MAINTENANCE"),
	2: failure("REGION_RESTRICTED"),
} as const satisfies Record<SystemStatus, unknown>;

export function statusGateStep(statusOf: StatusOf): Step {
	return ({ context }) => {
		if (context.merchant === "") return undefined;
		const status = statusOf(context);
		return status instanceof Promise ? status.then((known) => refusals[known]) : refusals[status];
	};
}
