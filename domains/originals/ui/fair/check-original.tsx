// The instant games' part of the page that checks: what an address asks for comes first.
import { useOriginalText } from "../text.ts";
import { readVerifyAddress } from "./verify-address.ts";
import { VerifyPage } from "./verify-page.tsx";

export const CheckOriginal = ({ hash }: { readonly hash: string }) => <VerifyPage asked={readVerifyAddress(hash)} />;

export function OriginalsName() {
	const say = useOriginalText();
	return <>{say("verify.studio")}</>;
}
