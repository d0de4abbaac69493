// Whether a game or vendor is in service, its place, and its maintenance with a planned end.
import { Count, momentOf, typedMoment, useDeskText } from "#platform/desk/ui";
import { Check, Field } from "#platform/ui";
import type { VendorSettings } from "../../contract/index.ts";
import { useGamesDeskText } from "../text.ts";

export type ServiceFieldsProps = {
	readonly settings: VendorSettings;
	readonly onSet: (part: Partial<VendorSettings>) => void;
	/** Said once it is out of service or under maintenance: what that does. */
	readonly outOfService?: string;
};

export function ServiceFields({ settings: { open, order, maintenance }, onSet, outOfService }: ServiceFieldsProps) {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	return (
		<>
			<div className="flex flex-col gap-2.5">
				<Check checked={open} onChange={({ currentTarget }) => onSet({ open: currentTarget.checked })}>
					{say("catalogue.isOpen")}
				</Check>
				<Check
					checked={maintenance !== null}
					onChange={({ currentTarget }) => onSet({ maintenance: currentTarget.checked ? { until: null } : null })}
				>
					{say("catalogue.inMaintenance")}
				</Check>
			</div>
			{maintenance === null ? null : (
				<Field
					label={say("catalogue.until")}
					hint={say("catalogue.untilHint")}
					type="datetime-local"
					value={typedMoment(maintenance.until)}
					onChange={({ currentTarget }) => onSet({ maintenance: { until: momentOf(currentTarget.value) } })}
				/>
			)}
			{outOfService === undefined || (open && maintenance === null) ? null : (
				<p role="status" className="text-14 text-text-2">
					{outOfService}
				</p>
			)}
			<Count
				label={sayDesk("parts.order")}
				most={100_000}
				value={order}
				onChange={(value) => onSet({ order: value })}
			/>
		</>
	);
}
