// A button that may be dead, with why beside it and the act that helps. It cannot be built dead without a reason.
import { useId } from "react";
import { Button, type ButtonProps } from "./button.tsx";
import { Icon } from "./icon.tsx";

/** What stands against a press. */
export type Gate = {
	readonly text: string;
	/** What opens it, where something does. */
	readonly act?: { readonly name: string; readonly onPress: () => void };
};

export type GatedButtonProps = Omit<ButtonProps, "disabled" | "describedBy"> & {
	/** Empty: it can be pressed. */
	readonly gates: readonly Gate[];
};

export function GatedButton({ gates, ...button }: GatedButtonProps) {
	const id = useId();
	if (gates.length === 0) return <Button {...button} />;
	return (
		<div className={`flex flex-col gap-2 ${button.wide === true ? "w-full" : ""}`}>
			<Button {...button} disabled describedBy={id} />
			<ul id={id} className="flex flex-col gap-1">
				{gates.map(({ text, act }) => (
					<li key={text} className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 text-13 text-text-2">
						<span className="flex min-w-0 grow basis-40 items-center gap-2">
							<Icon name="lock" className="size-4 shrink-0 text-text-3" />
							<span className="min-w-0">{text}</span>
						</span>
						{act === undefined ? null : (
							<Button look="plain" size="small" onPress={act.onPress}>
								{act.name}
							</Button>
						)}
					</li>
				))}
			</ul>
		</div>
	);
}
