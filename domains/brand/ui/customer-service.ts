// Opens the online customer service: a popup window at the address that its sealed path holds.
import { showToast } from "#platform/ui";
import { onlineServiceType, openServicePath } from "../core/index.ts";
import { useReadCustomerService } from "./calls.gen.ts";
import { useBrandText } from "./text.ts";

/** The size of the support popup, from the specification. */
const popupSize = "width=440,height=500";

export function useCustomerService(): { readonly open: () => void } {
	const say = useBrandText();
	const { refetch } = useReadCustomerService({}, { enabled: false });
	return {
		open() {
			const popup = window.open("", "customer-service", popupSize);
			void refetch().then(({ data }) => {
				const sealed = data?.version.pathList.find((link) => link.type === onlineServiceType)?.path;
				const address = sealed === undefined ? undefined : openServicePath(sealed);
				if (popup !== null && address !== undefined) {
					popup.location.href = address;
					return;
				}
				popup?.close();
				showToast({ tone: "warning", text: say(sealed === undefined ? "dock.noService" : "dock.serviceClosed") });
			});
		},
	};
}
