// A button with words. While it is busy it cannot be pressed again.
import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

export type ButtonLook = "primary" | "plain" | "quiet" | "danger";

export const buttonLooks: Readonly<Record<ButtonLook, string>> = {
	primary: "bg-accent text-accent-ink hover:bg-accent-strong",
	plain: "bg-surface-3 text-text-1 hover:brightness-110",
	quiet: "text-text-2 hover:bg-surface-2 hover:text-text-1",
	danger: "bg-danger text-danger-ink hover:brightness-110",
};

export const buttonSizes = {
	small: "h-9 px-3 text-14",
	medium: "h-11 px-5 text-14",
	large: "h-12 px-6 text-16",
} as const;

/** The look of a button, for a link that should have it. */
export const buttonClass = (options: { look?: ButtonLook; size?: keyof typeof buttonSizes } = {}): string =>
	`inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap transition select-none active:scale-[0.98] disabled:opacity-55 aria-disabled:opacity-55 ${buttonLooks[options.look ?? "primary"]} ${buttonSizes[options.size ?? "medium"]}`;

export type ButtonProps = {
	readonly children: ReactNode;
	readonly onPress?: () => void;
	readonly look?: ButtonLook;
	readonly size?: keyof typeof buttonSizes;
	readonly icon?: IconName;
	/** In flight: shown, announced, and not to be pressed. */
	readonly busy?: boolean;
	readonly disabled?: boolean;
	readonly submit?: boolean;
	readonly wide?: boolean;
	readonly label?: string;
	/** The id of what says more about it. */
	readonly describedBy?: string;
};

export function Button(props: ButtonProps) {
	const busy = props.busy === true;
	return (
		<button
			type={props.submit === true ? "submit" : "button"}
			aria-label={props.label}
			aria-describedby={props.describedBy}
			aria-busy={busy}
			disabled={props.disabled === true || busy}
			onClick={props.onPress}
			className={`${buttonClass({ ...(props.look ? { look: props.look } : {}), ...(props.size ? { size: props.size } : {}) })} ${props.wide === true ? "w-full" : ""}`}
		>
			{busy ? <span className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent" /> : null}
			{props.icon === undefined || busy ? null : <Icon name={props.icon} />}
			{props.children}
		</button>
	);
}
