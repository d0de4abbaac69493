// The help centre: topics, their answers, and a search over all of them. Topic, article and words stand in the address,
// so that each answer has a link of its own.
import { Button, Chips, EmptyState, FailureNote, Field, Icon, Skeleton, useAddress, usePageTitle } from "#platform/ui";
import { useReadHelpCenter } from "../calls.gen.ts";
import { useCustomerService } from "../customer-service.ts";
import { WriteToUs } from "../feedback/write-to-us.tsx";
import { PageHead } from "../page-head.tsx";
import { useBrandText } from "../text.ts";
import { HelpTopicCard } from "./help-topic-card.tsx";
import { withWords } from "./search-help.ts";

const every = "all";

/** `inPopup`: inside the window of the customer service, which is narrow and is the customer service itself. */
export function HelpPage({ inPopup = false }: { readonly inPopup?: boolean }) {
	const say = useBrandText();
	usePageTitle(say("titles.help"));
	return (
		<div className={`flex flex-col gap-6 ${inPopup ? "py-2" : "pb-6"}`}>
			<Head inPopup={inPopup} />
			<Answers inPopup={inPopup} />
		</div>
	);
}

function Head({ inPopup }: { readonly inPopup: boolean }) {
	const say = useBrandText();
	if (!inPopup) return <PageHead scene="open-book-of-rounds" title={say("help.title")} text={say("help.intro")} />;
	return (
		<header className="flex flex-col gap-2">
			<h1 className="text-20 font-bold">{say("help.title")}</h1>
			<p className="text-text-2">{say("help.intro")}</p>
		</header>
	);
}

function Answers({ inPopup }: { readonly inPopup: boolean }) {
	const say = useBrandText();
	const service = useCustomerService();
	const { read, write } = useAddress();
	const { data, error, refetch } = useReadHelpCenter({});
	const words = read("q") ?? "";
	const article = read("article");
	const all = data?.topics ?? [];
	const chosen = all.find(({ code }) => code === (read("topic") ?? article?.split(".")[0]))?.code ?? every;
	const topics = withWords(words === "" && chosen !== every ? all.filter(({ code }) => code === chosen) : all, words);
	return (
		<div className="mx-auto flex w-full max-w-[60rem] flex-col gap-6">
			<Field
				label={say("help.search")}
				type="search"
				value={words}
				onChange={(event) =>
					write({ q: event.target.value === "" ? undefined : event.target.value, article: undefined })
				}
				before={<Icon name="search" className="text-text-3" />}
			/>
			{all.length < 2 || words !== "" ? null : (
				<Chips
					label={say("help.topics")}
					items={[
						{ key: every, label: say("help.allTopics") },
						...all.map(({ code, title }) => ({ key: code, label: title })),
					]}
					chosen={chosen}
					onChoose={(key) => write({ topic: key === every ? undefined : key, article: undefined })}
				/>
			)}
			{error === null ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
			{data === undefined && error === null ? <Skeleton className="h-80 rounded-card" /> : null}
			{topics.map((topic) => (
				<HelpTopicCard key={topic.code} topic={topic} opened={article} onOpen={(name) => write({ article: name })} />
			))}
			{data !== undefined && topics.length === 0 ? (
				<EmptyState
					title={say("help.none")}
					text={say("help.noneText")}
					action={inPopup ? undefined : <Button onPress={service.open}>{say("help.contact")}</Button>}
				/>
			) : null}
			{data === undefined && error === null ? null : (
				<WriteToUs open={inPopup && words !== "" && topics.length === 0} />
			)}
		</div>
	);
}
