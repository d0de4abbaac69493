// The roles of a brand to choose from.
import { Coded } from "#platform/desk/ui";
import { Check, Skeleton } from "#platform/ui";
import { useListRoles } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";

export type RoleChecksProps = {
	readonly chosen: readonly string[];
	readonly onChoose: (roles: readonly string[]) => void;
};

export function RoleChecks({ chosen, onChoose }: RoleChecksProps) {
	const say = useOfficeText();
	const { data } = useListRoles({});
	if (data === undefined) return <Skeleton className="h-24 w-full" />;
	return (
		<fieldset className="flex flex-col gap-2.5">
			<legend className="mb-2 text-14 font-medium">{say("staff.roles")}</legend>
			{data.roles.map(({ code }) => (
				<Check
					key={code}
					checked={chosen.includes(code)}
					onChange={({ currentTarget }) =>
						onChoose(currentTarget.checked ? [...chosen, code] : chosen.filter((one) => one !== code))
					}
				>
					<Coded group="roles" code={code} />
				</Check>
			))}
		</fieldset>
	);
}
