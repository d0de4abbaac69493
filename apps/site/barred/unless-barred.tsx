// What plays along or is an offer: whoever is barred is told why it is shut in its place.
import type { ReactNode } from "react";
import { EmptyState, usePlatformText } from "#platform/ui";
import { useBar } from "./use-bar.ts";

const codes = { break: "ON_A_BREAK", exclusion: "SELF_EXCLUDED" } as const;

export function UnlessBarred({ children }: { readonly children: ReactNode }) {
	const say = usePlatformText();
	const bar = useBar();
	return bar === undefined ? children : <EmptyState title={say(`errors.${codes[bar.kind]}`)} />;
}
