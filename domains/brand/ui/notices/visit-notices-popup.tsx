// A notice that opened by itself: read, closed, and not shown again where that is wished.
import { useState } from "react";
import { Button, Check, Dialog } from "#platform/ui";
import { useBrandText } from "../text.ts";
import { NoticeArticle } from "./notice-article.tsx";
import { dismissNotice } from "./seen-notices.ts";
import { waiting } from "./waiting-notices.ts";

export function VisitNoticesPopup({ onClose }: { readonly onClose: () => void }) {
	const say = useBrandText();
	const [never, setNever] = useState(false);
	const notices = waiting.use();
	const [notice, ...others] = notices;
	if (notice === undefined) return null;
	const goOn = () => {
		if (never) dismissNotice(localStorage, notice.id);
		setNever(false);
		waiting.set(others);
		if (others.length === 0) onClose();
	};
	const close = () => {
		if (never) dismissNotice(localStorage, notice.id);
		waiting.set([]);
		onClose();
	};
	return (
		<Dialog open onClose={close} title={notice.title}>
			<NoticeArticle key={notice.id} notice={notice} titled={false} />
			<div className="mt-6 flex flex-wrap items-center justify-between gap-3">
				<Check checked={never} onChange={(event) => setNever(event.target.checked)}>
					{say("notices.never")}
				</Check>
				<Button onPress={goOn}>{others.length === 0 ? say("notices.read") : say("notices.nextOne")}</Button>
			</div>
		</Dialog>
	);
}
