// A figure of the fairness panels: its name, its digits, and one press that copies them.
import { useRef } from "react";
import { IconButton, showToast } from "#platform/ui";
import { useOriginalText } from "../text.ts";

export function Fact({ name, value }: { readonly name: string; readonly value: string }) {
	const say = useOriginalText();
	const digits = useRef<HTMLElement>(null);
	const copy = (): void =>
		void copied(value).then((done) => {
			if (done) showToast({ tone: "success", text: say("fair.copied") });
			else if (digits.current !== null) getSelection()?.selectAllChildren(digits.current);
		});
	return (
		<div className="mb-2 flex items-center justify-between gap-2">
			<dl>
				<dt className="text-13 text-text-3">{name}</dt>
				<dd ref={digits} className="font-mono text-13 break-all select-text">
					{value}
				</dd>
			</dl>
			<IconButton icon="copy" label={say("fair.copy", { name })} onPress={copy} />
		</div>
	);
}

/** A browser that keeps its clipboard to itself, as over a connection that is not secure, says no: then the digits are selected. */
async function copied(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}
