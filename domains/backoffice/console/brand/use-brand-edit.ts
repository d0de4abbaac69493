// One edit of the brand, made of the revision that is shown. A stale one is told; what was typed stays until it is loaded anew.
import type { BrandDesk, BrandEdit } from "#brand/contract";
import { showToast } from "#platform/ui";
import { listActs, readBrand } from "../../contract/index.ts";
import { useEditBrand } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";

export type BrandPart = { readonly desk: BrandDesk; readonly mayWrite: boolean };

export function useBrandEdit({ revision }: Pick<BrandDesk, "revision">, onDone?: () => void) {
	const say = useOfficeText();
	const { mutate, error, isPending: busy } = useEditBrand({ refreshes: [readBrand, listActs] });
	const onSuccess = () => {
		showToast({ tone: "success", text: say("brand.saved") });
		onDone?.();
	};
	return { send: (edit: BrandEdit) => mutate({ revision, edit }, { onSuccess }), error, busy };
}
