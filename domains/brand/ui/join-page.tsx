// The page for who wants to bring others: what the operator says, and a way to write.
import { FailureNote, Skeleton, usePageTitle } from "#platform/ui";
import { useReadPage } from "./calls.gen.ts";
import { WriteToUs } from "./feedback/write-to-us.tsx";
import { Paragraphs } from "./paragraphs.tsx";
import { Picture } from "./picture.tsx";
import { useBrandText } from "./text.ts";

export function JoinPage() {
	const say = useBrandText();
	const { data, error, refetch } = useReadPage({ code: "join" });
	usePageTitle(data?.title ?? say("nav.join"));
	return (
		<div className="mx-auto flex w-full max-w-[72rem] flex-col gap-8 py-4">
			<header className="stage relative isolate flex min-h-56 flex-col justify-end overflow-hidden rounded-panel bg-night p-5 md:min-h-72 md:p-10">
				<Picture image="" scene="magpie-bridge" first className="absolute inset-0 -z-10 size-full" />
				<h1 className="text-28 font-bold md:text-40">{data?.title ?? say("nav.join")}</h1>
			</header>
			{error === null ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
			<div className="grid items-start grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
				{data === undefined ? (
					error === null ? (
						<Skeleton className="h-96 rounded-card" />
					) : (
						<div />
					)
				) : (
					<Paragraphs text={data.body} />
				)}
				<WriteToUs category="join" open />
			</div>
		</div>
	);
}
