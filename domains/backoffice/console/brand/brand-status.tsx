// Whether the site is open: maintenance with its end and a sentence, and countries that see the region page.
import { fieldsOf } from "#platform/desk/ui";
import { Badge, Button, FailureNote, Field } from "#platform/ui";
import { useOfficeText } from "../text.ts";
import { type BrandPart, useBrandEdit } from "./use-brand-edit.ts";

export function BrandStatus({ desk, mayWrite }: BrandPart) {
	const say = useOfficeText();
	const { send, error, busy } = useBrandEdit(desk);
	const { active } = desk.maintenance;
	return (
		<div className="flex max-w-3xl flex-col gap-8">
			{error === null ? null : <FailureNote error={error} />}
			<section className="flex flex-col items-start gap-5">
				<p className="flex flex-wrap items-center gap-3 text-16 font-medium">
					<Badge tone={active ? "lost" : "won"}>{active ? 1 : 0}</Badge>
					{say(active ? "brand.closed" : "brand.open")}
				</p>
				{mayWrite ? <Maintenance desk={desk} busy={busy} onSend={send} /> : <p>{desk.maintenance.message}</p>}
			</section>
			<Countries desk={desk} mayWrite={mayWrite} busy={busy} onSend={send} />
		</div>
	);
}

type Sending = Pick<BrandPart, "desk"> & {
	readonly busy: boolean;
	readonly onSend: ReturnType<typeof useBrandEdit>["send"];
};

function Maintenance({ desk: { maintenance }, busy, onSend }: Sending) {
	const say = useOfficeText();
	const { active, until, message } = maintenance;
	return (
		<form
			className="flex w-full flex-col gap-5"
			onSubmit={(event) => {
				event.preventDefault();
				const { until: end = "", message: words = "" } = fieldsOf(event.currentTarget);
				const moment = end === "" ? null : new Date(`${end}Z`).toISOString();
				onSend({ kind: "maintenance", maintenance: { active: true, until: moment, message: words.trim() } });
			}}
		>
			<Field
				label={say("brand.until")}
				hint={say("brand.untilHint")}
				name="until"
				type="datetime-local"
				defaultValue={until?.slice(0, 16) ?? ""}
			/>
			<Field label={say("brand.message")} name="message" maxLength={500} defaultValue={message} />
			<div className="flex flex-wrap gap-2">
				<Button submit look={active ? "plain" : "danger"} busy={busy}>
					{say(active ? "brand.save" : "brand.close")}
				</Button>
				{active ? (
					<Button
						busy={busy}
						onPress={() => onSend({ kind: "maintenance", maintenance: { active: false, until: null, message: "" } })}
					>
						{say("brand.reopen")}
					</Button>
				) : null}
			</div>
		</form>
	);
}

function Countries({ desk, mayWrite, busy, onSend }: Sending & Pick<BrandPart, "mayWrite">) {
	const say = useOfficeText();
	return (
		<section className="flex flex-col gap-4 border-t border-line pt-5">
			<div>
				<h2 className="text-16 font-bold">{say("brand.countries")}</h2>
				<p className="text-14 text-text-2">{say("brand.countriesHint")}</p>
			</div>
			<ul className="flex flex-wrap gap-2 empty:hidden">
				{desk.closedCountries.map((country) => (
					<li key={country}>
						<Button
							look="plain"
							size="small"
							icon="close"
							disabled={!mayWrite || busy}
							onPress={() => onSend({ kind: "country", country, closed: false })}
						>
							{say("brand.openCountry", { country })}
						</Button>
					</li>
				))}
			</ul>
			{mayWrite ? (
				<form
					className="flex flex-wrap items-end gap-3"
					onSubmit={(event) => {
						event.preventDefault();
						const { country = "" } = fieldsOf(event.currentTarget);
						onSend({ kind: "country", country: country.trim().toUpperCase(), closed: true });
					}}
				>
					<Field
						label={say("brand.country")}
						name="country"
						required
						autoComplete="off"
						minLength={2}
						maxLength={2}
						pattern="[A-Za-z]{2}"
					/>
					<Button submit look="plain" busy={busy}>
						{say("brand.closeCountry")}
					</Button>
				</form>
			) : null}
		</section>
	);
}
