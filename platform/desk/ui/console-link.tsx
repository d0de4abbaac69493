// A link to a screen: the page stays, the address and the screen change. With a modifier it is the browser's.
import { useRouter } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";

export type ConsoleLinkProps = {
	readonly to: string;
	readonly children: ReactNode;
	readonly current?: boolean;
	readonly className?: string;
	readonly onGo?: () => void;
};

export function ConsoleLink({ to, children, current = false, className = "", onGo }: ConsoleLinkProps) {
	const router = useRouter();
	const go = (event: MouseEvent): void => {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
		event.preventDefault();
		onGo?.();
		void router.navigate({ href: to });
	};
	return (
		<a href={to} aria-current={current ? "page" : undefined} onClick={go} className={className}>
			{children}
		</a>
	);
}
