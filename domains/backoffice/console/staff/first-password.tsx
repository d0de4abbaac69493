// A first password, shown this once: good for a day and one login.
import { Button } from "#platform/ui";
import { useOfficeText } from "../text.ts";

export type FirstPasswordProps = {
	readonly username: string;
	readonly password: string;
	readonly onClose: () => void;
};

export function FirstPassword({ username, password, onClose }: FirstPasswordProps) {
	const say = useOfficeText();
	return (
		<div className="flex flex-col gap-4">
			<p className="text-14 text-text-2">{say("staff.firstPassword", { username })}</p>
			<p className="rounded-card bg-surface-2 p-4 text-center text-20 font-bold select-all">{password}</p>
			<Button wide onPress={onClose}>
				{say("staff.handed")}
			</Button>
		</div>
	);
}
