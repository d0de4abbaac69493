// The ways to the operator: the online customer service, the links they set, and a message that is kept.
import { Button, buttonClass, Icon, type IconName } from "#platform/ui";
import { isSealedService, serviceTypes } from "../core/index.ts";
import { useBootstrapSite } from "./calls.gen.ts";
import { useCustomerService } from "./customer-service.ts";
import { WriteToUs } from "./feedback/write-to-us.tsx";
import { safeAddress } from "./safe-address.ts";
import { useBrandText } from "./text.ts";

export function ContactWays() {
	const say = useBrandText();
	return (
		<>
			<ContactButtons />
			<WriteToUs open />
			<p className="text-13 text-text-3">{say("feedback.privacy")}</p>
		</>
	);
}

/** The online customer service, and each link that an operator set beside it. */
export function ContactButtons() {
	const say = useBrandText();
	const service = useCustomerService();
	const { data } = useBootstrapSite({});
	const links = (data?.customerService ?? []).flatMap(({ type, path }) => {
		const address = type === serviceTypes.mail && !path.includes(":") ? `mailto:${path}` : safeAddress(path);
		return isSealedService(type) || address === undefined ? [] : [{ type, address }];
	});
	return (
		<p className="flex flex-wrap gap-3">
			<Button icon="service" onPress={service.open}>
				{say("dock.service")}
			</Button>
			{links.map(({ type, address }) => (
				<a key={address} href={address} rel="noopener" className={buttonClass({ look: "plain" })}>
					<Icon name={iconOf(type)} />
					{type === serviceTypes.mail ? say("dock.mail") : new URL(address, location.origin).hostname}
				</a>
			))}
		</p>
	);
}

const iconOf = (type: number): IconName => (type === serviceTypes.mail ? "mail" : "external");
