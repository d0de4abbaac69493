// Where the short messages appear: a polite live region at the lower edge.
import { Icon, type IconName } from "../controls/icon.tsx";
import { dropToast, type Toast, toasts } from "./toast-store.ts";

const faces: Readonly<Record<Toast["tone"], { icon: IconName; colour: string }>> = {
	info: { icon: "info", colour: "text-accent-text" },
	success: { icon: "check", colour: "text-won" },
	warning: { icon: "alert", colour: "text-accent-text" },
	danger: { icon: "alert", colour: "text-lost" },
};

export function Toasts() {
	const shown = toasts.use();
	return (
		<output
			aria-live="polite"
			className="pointer-events-none fixed inset-x-0 bottom-20 z-60 flex flex-col items-center gap-2 px-4 md:bottom-6"
		>
			{shown.map((toast) => (
				<button
					key={toast.id}
					type="button"
					onClick={() => dropToast(toast.id)}
					className="pointer-events-auto flex max-w-md animate-[rise_160ms_var(--ease-out)] items-center gap-3 rounded-card bg-surface-3 px-4 py-3 text-start text-14 shadow-float"
				>
					<Icon name={faces[toast.tone].icon} className={faces[toast.tone].colour} />
					{toast.text}
				</button>
			))}
		</output>
	);
}
