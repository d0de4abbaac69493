// One informational page of the footer: about, contact, terms, responsible gaming, privacy, affiliates, refund.
import { Link } from "@tanstack/react-router";
import { CallRefused, FailureNote, Skeleton, useFormats, usePageTitle } from "#platform/ui";
import { useListPages, useReadPage } from "./calls.gen.ts";
import { ContactWays } from "./contact-ways.tsx";
import { Paragraphs } from "./paragraphs.tsx";
import { NotFoundPage } from "./plain-pages.tsx";
import { useBrandText } from "./text.ts";

const contactPage = "contact";

export function InfoPage({ code }: { readonly code: string }) {
	const say = useBrandText();
	const formats = useFormats();
	const { data, error, refetch } = useReadPage({ code });
	usePageTitle(data?.title);
	if (error instanceof CallRefused && ["PAGE_NOT_FOUND", "INVALID_INPUT"].includes(error.failure.code))
		return <NotFoundPage />;
	return (
		<div className="mx-auto grid w-full max-w-[72rem] items-start grid-cols-[minmax(0,1fr)] gap-8 py-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
			<PageList code={code} />
			{error === null ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
			{data === undefined && error === null ? <Skeleton className="h-96 max-w-[68ch] rounded-card" /> : null}
			{data === undefined ? null : (
				<article className="flex flex-col gap-6">
					<header>
						<h1 className="text-28 font-bold md:text-40">{data.title}</h1>
						<p className="mt-2 text-13 text-text-3">{say("info.updated", { date: formats.date(data.updatedAt) })}</p>
					</header>
					<Paragraphs text={data.body} />
					{code === contactPage ? <ContactWays /> : null}
				</article>
			)}
		</div>
	);
}

function PageList({ code }: { readonly code: string }) {
	const say = useBrandText();
	const { data } = useListPages({}, { freshMilliseconds: 600_000 });
	return (
		<nav aria-label={say("footer.about")} className="scroll-row min-h-10 min-w-0 gap-1 lg:sticky lg:top-24 lg:flex-col">
			{(data?.pages ?? []).map((page) => (
				<Link
					key={page.code}
					to="/page/$code"
					params={{ code: page.code }}
					aria-current={page.code === code ? "page" : undefined}
					className="flex min-h-10 shrink-0 items-center rounded-control px-3 text-14 whitespace-nowrap text-text-2 transition hover:bg-surface-2 hover:text-text-1 aria-[current=page]:bg-surface-2 aria-[current=page]:font-medium aria-[current=page]:text-text-1 lg:whitespace-normal"
				>
					{page.title}
				</Link>
			))}
		</nav>
	);
}
