// Opens the online customer service: a popup window at the address that its sealed path holds.
import { showToast } from "#platform/ui";
import { openServicePath, serviceTypes, vipServiceAbove } from "../core/index.ts";
import { useReadCustomerService } from "./calls.gen.ts";
import { useBrandText } from "./text.ts";

/** The size of the support popup, from the specification. */
const popupSize = "width=440,height=500";

type ServiceLink = { readonly type: number; readonly path: string };

/** High ranks have a service of their own, where the operator keeps one; everyone else the live chat. */
export function serviceLinkFor(links: readonly ServiceLink[], rankLevel: number): ServiceLink | undefined {
	const vip = rankLevel > vipServiceAbove ? links.find((link) => link.type === serviceTypes.vip) : undefined;
	return vip ?? links.find((link) => link.type === serviceTypes.online);
}

/** The address that a sealed path holds; undefined when it is none that a window may be led to. */
export function serviceAddress(sealed: string): string | undefined {
	const address = openServicePath(sealed);
	if (address === undefined || !URL.canParse(address, location.href)) return undefined;
	return /^https?:$/.test(new URL(address, location.href).protocol) ? address : undefined;
}

export type CustomerService = { readonly open: () => void; readonly vip: boolean };

export function useCustomerService(member: { readonly rankLevel: number } = { rankLevel: 0 }): CustomerService {
	const say = useBrandText();
	const { refetch } = useReadCustomerService({}, { enabled: false });
	return {
		vip: member.rankLevel > vipServiceAbove,
		open() {
			const popup = window.open("", "customer-service", popupSize);
			void refetch().then(({ data }) => {
				const link = serviceLinkFor(data?.version.pathList ?? [], member.rankLevel);
				const address = link && serviceAddress(link.path);
				if (popup !== null && address !== undefined) {
					popup.location.href = address;
					return;
				}
				popup?.close();
				const kept = data === undefined || link !== undefined;
				showToast({ tone: "warning", text: say(kept ? "dock.serviceClosed" : "dock.noService") });
			});
		},
	};
}
