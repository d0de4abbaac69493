// What went wrong with a form as a whole, said above its button.
import { Icon } from "#platform/ui";

export function FormNote({ text }: { readonly text: string | undefined }) {
	if (text === undefined || text === "") return null;
	return (
		<p role="alert" className="flex items-start gap-2 rounded-control bg-surface-2 px-3 py-2.5 text-14">
			<Icon name="alert" className="text-lost" />
			{text}
		</p>
	);
}
