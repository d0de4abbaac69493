// What is known of one thing on the desk: names at the beginning, what they are beside them.
import type { ReactNode } from "react";

export const Facts = ({ children }: { readonly children: ReactNode }) => (
	<dl className="grid content-start grid-cols-[max-content_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2 text-14 [&>dd]:break-words [&>dt]:text-text-3">
		{children}
	</dl>
);

export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
	<>
		<dt>{name}</dt>
		<dd>{children}</dd>
	</>
);
