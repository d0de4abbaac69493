// The member that a call names, when it is one of the brand's.
import type { FoundMember } from "#members/api";
import { parseMemberId } from "#platform/kernel";
import type { Reads } from "./reading/reading-ports.ts";

export async function memberOf(
	{ members }: Pick<Reads, "members">,
	{ merchant, memberId }: { readonly merchant: string; readonly memberId: string },
): Promise<FoundMember | undefined> {
	const id = parseMemberId(memberId);
	if (id === undefined) return undefined;
	const [member] = await members.desk.find({ merchant, wish: { by: "id", id }, limit: 1 });
	return member;
}
