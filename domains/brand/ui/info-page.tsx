// One informational page of the footer: about, contact, terms, responsible gaming, privacy, affiliates, refund.
import { FailureNote, Skeleton, useFormats, usePageTitle } from "#platform/ui";
import { useReadPage } from "./calls.gen.ts";
import { Paragraphs } from "./paragraphs.tsx";
import { useBrandText } from "./text.ts";

export function InfoPage({ code }: { readonly code: string }) {
	const say = useBrandText();
	const formats = useFormats();
	const { data, error, refetch } = useReadPage({ code });
	usePageTitle(data?.title);
	if (error !== null) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-96 max-w-[68ch] rounded-card" />;
	return (
		<article className="mx-auto flex w-full max-w-[76ch] flex-col gap-6 py-6">
			<header>
				<h1 className="text-28 font-bold md:text-40">{data.title}</h1>
				<p className="mt-2 text-13 text-text-3">{say("info.updated", { date: formats.day(data.updatedAt) })}</p>
			</header>
			<Paragraphs text={data.body} />
		</article>
	);
}
