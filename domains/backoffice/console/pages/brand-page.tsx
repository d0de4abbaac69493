// The brand: its settings, whether the site is open, its flags and what a registration asks for.
import { PageHead, TableSkeleton, useMay } from "#platform/desk/ui";
import { Button, FailureNote, Tabs, useAddress } from "#platform/ui";
import { BrandFields } from "../brand/brand-fields.tsx";
import { BrandFlags } from "../brand/brand-flags.tsx";
import { BrandSettings } from "../brand/brand-settings.tsx";
import { BrandStatus } from "../brand/brand-status.tsx";
import { useReadBrand } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";

const views = ["settings", "site", "flags", "fields"] as const;
const parts = { settings: BrandSettings, site: BrandStatus, flags: BrandFlags, fields: BrandFields } as const;

/** What is typed here is not taken away by an answer that comes by itself: it is asked anew by a press or an edit. */
const freshMilliseconds = 60 * 60_000;

export function BrandPage() {
	const say = useOfficeText();
	const mayWrite = useMay("brand:write");
	const { read, write } = useAddress();
	const view = views.find((one) => one === read("view")) ?? "settings";
	const brand = useReadBrand({}, { freshMilliseconds });
	const Part = parts[view];
	const again = () => void brand.refetch();
	return (
		<>
			<PageHead title={say("screens.brand")} text={say("brand.text")}>
				<Button look="plain" size="small" icon="refresh" busy={brand.isFetching} onPress={again}>
					{say("brand.again")}
				</Button>
			</PageHead>
			{brand.error === null ? null : <FailureNote error={brand.error} onRetry={again} />}
			<Tabs
				label={say("screens.brand")}
				items={views.map((key) => ({ key, label: say(`brand.views.${key}`) }))}
				chosen={view}
				onChoose={(key) => write({ view: key === "settings" ? undefined : key })}
			>
				{brand.data === undefined ? (
					<TableSkeleton />
				) : (
					<Part key={brand.data.revision} desk={brand.data} mayWrite={mayWrite} />
				)}
			</Tabs>
		</>
	);
}
