// A button that shows an icon and says its name.
import { Icon, type IconName } from "./icon.tsx";

export type IconButtonProps = {
	readonly icon: IconName;
	/** What it does, read aloud and shown on hover. */
	readonly label: string;
	readonly onPress: () => void;
	/** For a switch: whether it is on. */
	readonly pressed?: boolean;
	readonly disabled?: boolean;
	readonly className?: string;
};

export function IconButton({ icon, label, onPress, pressed, disabled = false, className = "" }: IconButtonProps) {
	return (
		<button
			type="button"
			aria-label={label}
			title={label}
			aria-pressed={pressed}
			onClick={onPress}
			disabled={disabled}
			className={`grid size-11 shrink-0 place-items-center rounded-control text-text-2 transition hover:bg-surface-2 hover:text-text-1 active:scale-95 disabled:pointer-events-none disabled:opacity-40 ${className}`}
		>
			<Icon name={icon} />
		</button>
	);
}
