// What the console's pages are made of, whichever domain they are of.
export { CodeField, type CodeFieldProps } from "./code-field.tsx";
export { Coded, type CodedProps, useCodeWords, WordsAndCode } from "./coded.tsx";
export { ConsoleLink, type ConsoleLinkProps } from "./console-link.tsx";
export { Count, type CountProps } from "./count-field.tsx";
export { DataPages, type DataPagesProps } from "./data-pages.tsx";
export { type DataColumn, DataTable, type DataTableProps } from "./data-table.tsx";
export { DecideForm, type DecideFormProps } from "./decide-form.tsx";
export {
	addressOf,
	consolePath,
	type Desk,
	type DeskScreen,
	deskDomain,
	deskFaults,
	knownGroup,
	type Screen,
	screenAt,
	screensOf,
} from "./desk.ts";
export { deskPage } from "./desk-page.tsx";
export {
	type DeskMe,
	DeskPlace,
	type DeskPlaceProps,
	mayDo,
	useDesks,
	useMay,
	useMe,
	usePermissions,
	useScreens,
} from "./desk-place.tsx";
export { Fact, Facts } from "./facts.tsx";
export { fieldsOf } from "./fields-of.ts";
export { FileButton } from "./file-button.tsx";
export {
	ChipsFilter,
	type ChipsFilterProps,
	ChoiceFilter,
	type ChoiceFilterProps,
	DaysFilter,
	useDays,
} from "./filters.tsx";
export { MemberLink, type MemberLinkProps } from "./member-link.tsx";
export { minorOf } from "./minor-of.ts";
export { PageHead, type PageHeadProps } from "./page-head.tsx";
export { PaymentMethodName, usePaymentMethodName } from "./payment-method-name.tsx";
export { Pictures, type PicturesProps, type ShownPicture } from "./pictures.tsx";
export { useMoneyColumns } from "./queue-columns.tsx";
export { everyMilliseconds, useQueueNews } from "./queue-news.ts";
export { QueuePage, type QueuePageProps } from "./queue-page.tsx";
export { Refused, type RefusedProps } from "./refused.tsx";
export { ScreenName, type ScreenNameProps } from "./screen-name.tsx";
export { SecondWord, type SecondWordProps } from "./second-word.tsx";
export { SettingsForm, type SettingsFormProps } from "./settings-form.tsx";
export { StateChips, type StateChipsProps } from "./state-chips.tsx";
export { TableSkeleton } from "./table-skeleton.tsx";
export { TakeBackForm, type TakeBackFormProps } from "./take-back-form.tsx";
export { deskMessages, useDeskText } from "./text.ts";
export { TextArea, type TextAreaProps } from "./text-area.tsx";
export { momentOf, typedMoment } from "./typed-moment.ts";
export { type AloneAsked, useAlone, useAloneText } from "./use-alone-text.ts";
export { type PageStep, type PagesFile, usePagesFile } from "./use-pages-file.ts";
export { useSaved } from "./use-saved.ts";
export { WaitingSection, type WaitingSectionProps } from "./waiting-section.tsx";
