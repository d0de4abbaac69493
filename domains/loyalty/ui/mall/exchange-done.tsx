// What an exchange did: the sentence with its number, and where it is found again.
import { Button, Icon, useAddress } from "#platform/ui";
import { useLoyaltyText } from "../text.ts";
import { mallAddress } from "./record-filters.ts";

export type ExchangeDoneProps = { readonly title: string; readonly text: string; readonly onClose: () => void };

export function ExchangeDone({ title, text, onClose }: ExchangeDoneProps) {
	const say = useLoyaltyText();
	const { write } = useAddress();
	return (
		<div role="status" className="flex flex-col items-center gap-3 py-2 text-center">
			<span className="cut-corner grid size-14 place-items-center bg-hue text-ground">
				<Icon name="check" className="size-7" />
			</span>
			<p className="text-20 font-bold">{title}</p>
			<p className="text-14 text-text-2">{text}</p>
			<div className="mt-3 flex w-full flex-col gap-2">
				<Button wide onPress={onClose}>
					{say("redeem.close")}
				</Button>
				<Button
					wide
					look="quiet"
					onPress={() => {
						onClose();
						write({ [mallAddress.view]: "record" });
					}}
				>
					{say("redeem.toRecord")}
				</Button>
			</div>
		</div>
	);
}
