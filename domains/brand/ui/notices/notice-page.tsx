// The page of the notices. What is looked at stands in the address, so that a link leads to one of them.
import { useAddress, usePageTitle } from "#platform/ui";
import { announcementTypes } from "../../core/index.ts";
import { useBrandText } from "../text.ts";
import { NoticeBoard, type NoticePlace } from "./notice-board.tsx";

export function NoticePage() {
	const say = useBrandText();
	usePageTitle(say("titles.notices"));
	const { read, write } = useAddress();
	const place: NoticePlace = {
		type: announcementTypes.find((type) => type === read("type")) ?? "B",
		pageNo: pageOf(read("page")),
		id: read("id"),
	};
	const move = ({ type, pageNo, id }: NoticePlace) =>
		write(
			{ type: type === "B" ? undefined : type, page: pageNo === 1 ? undefined : String(pageNo), id },
			{ step: id !== undefined },
		);
	return (
		<div className="flex flex-col gap-6 py-6">
			<h1 className="text-28 font-bold md:text-40">{say("notices.title")}</h1>
			<NoticeBoard place={place} onMove={move} />
		</div>
	);
}

const pageOf = (text: string | undefined): number =>
	text !== undefined && /^[1-9][0-9]{0,3}$/.test(text) ? Number(text) : 1;
