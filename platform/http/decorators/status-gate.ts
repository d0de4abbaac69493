// Nothing but what must work even then is answered during maintenance or to a closed region. Who is turned away with a token
// is told of, so that it can be written down.
import { failure } from "#platform/contract";
import type { Refused, StatusOf, SystemStatus, TurnedAway } from "../ports.ts";
import { tokenOf } from "./authentication.ts";
import type { Passage, Step } from "./step.ts";

const refusals = {
	0: undefined,
	1: failure("SYSTEM_MAINTENANCE"),
	2: failure("REGION_RESTRICTED"),
} as const satisfies Record<SystemStatus, unknown>;

type Gate = { readonly statusOf: StatusOf; readonly turnedAway?: TurnedAway };

export function statusGateStep({ statusOf, turnedAway }: Gate): Step {
	const answer = (status: SystemStatus, { head, context }: Passage): Refused | undefined => {
		const token = status === 2 ? tokenOf(head.authorization) : undefined;
		if (token !== undefined) turnedAway?.(token, context);
		return refusals[status];
	};
	return (passage) => {
		const { context } = passage;
		if (context.merchant === "") return undefined;
		const status = statusOf(context);
		return status instanceof Promise ? status.then((known) => answer(known, passage)) : answer(status, passage);
	};
}
