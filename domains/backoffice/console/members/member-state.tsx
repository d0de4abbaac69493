// The state of an account, in its colour and its word.
import { Badge } from "#platform/ui";
import type { FoundMemberLine } from "../../contract/index.ts";
import { useOfficeText } from "../text.ts";

export function MemberState({ status }: Pick<FoundMemberLine, "status">) {
	const say = useOfficeText();
	return <Badge tone={status === "active" ? "won" : "lost"}>{say(`members.${status}`)}</Badge>;
}
