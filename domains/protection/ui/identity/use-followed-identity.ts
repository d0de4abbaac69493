// A member's identity, which follows what somebody decides on a document meanwhile: told at once, and asked for now and then,
// which makes a word that was missed good.
import { useLiveAnswers } from "#platform/ui";
import { documentEvent, readIdentity } from "../../contract/index.ts";
import { useReadIdentity } from "../calls.gen.ts";

const everyMilliseconds = 20_000;

export function useFollowedIdentity(): ReturnType<typeof useReadIdentity> {
	useLiveAnswers(documentEvent, [readIdentity]);
	return useReadIdentity({}, { everyMilliseconds });
}
