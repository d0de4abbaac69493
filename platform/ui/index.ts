// The public face of what every screen is made of: calls, session, words, formats, theme, layers, controls.
export { endpointKey, type QueryOptions } from "./calls/asking.ts";
export { CallRefused, client as siteClient } from "./calls/client.ts";
export { ClientProvider } from "./calls/client-provider.tsx";
export { failureSentence } from "./calls/failure-sentence.ts";
export {
	type ActionOptions,
	actionHook,
	queryHook,
	useRefresh,
	useRefreshAfterActions,
} from "./calls/hooks.ts";
export type { KeptAnswer } from "./calls/kept-answers.ts";
export { pagesHook, type Step } from "./calls/pages.ts";
export { Amount, type AmountProps } from "./controls/amount.tsx";
export { Badge } from "./controls/badge.tsx";
export { Button, type ButtonLook, type ButtonProps, buttonClass } from "./controls/button.tsx";
export { Check, type CheckProps } from "./controls/check.tsx";
export { Chips, type ChipsProps } from "./controls/chips.tsx";
export { DateTime, type DateTimeProps } from "./controls/date-time.tsx";
export { EmptyState, type EmptyStateProps } from "./controls/empty-state.tsx";
export { FailureNote } from "./controls/failure-note.tsx";
export { Field, type FieldProps } from "./controls/field.tsx";
export { FieldLabel } from "./controls/field-label.tsx";
export { type Gate, GatedButton, type GatedButtonProps } from "./controls/gated-button.tsx";
export { Icon, type IconName } from "./controls/icon.tsx";
export { IconButton, type IconButtonProps } from "./controls/icon-button.tsx";
export { ListEnd, type ListEndProps } from "./controls/list-end.tsx";
export { Menu, MenuItem, type MenuItemProps, type MenuProps } from "./controls/menu.tsx";
export { NumberedPages, type NumberedPagesProps } from "./controls/numbered-pages.tsx";
export { RecordList, type RecordListProps } from "./controls/record-list.tsx";
export { type Column, RecordTable, type RecordTableProps } from "./controls/record-table.tsx";
export { SearchSelect, type SearchSelectProps } from "./controls/search-select.tsx";
export { Select, type SelectProps } from "./controls/select.tsx";
export { Skeleton } from "./controls/skeleton.tsx";
export { TableRoom, type TableRoomProps } from "./controls/table-room.tsx";
export { type TabItem, Tabs, type TabsProps } from "./controls/tabs.tsx";
export { LazyImage, type LazyImageProps } from "./images/lazy-image.tsx";
export { PictureChooser, type PictureChooserProps } from "./images/picture-chooser.tsx";
export { faultOf, readPictures } from "./images/read-pictures.ts";
export { watchActs } from "./layers/acts.ts";
export { Confirm, type ConfirmProps } from "./layers/confirm.tsx";
export { Dialog, type DialogProps } from "./layers/dialog.tsx";
export { isTyping } from "./layers/is-typing.ts";
export { closeTopLayer, pushLayer, useLayer } from "./layers/layer-stack.ts";
export { type LazyPart, lazyPart } from "./layers/lazy-part.tsx";
export { siteName, usePageTitle } from "./layers/page-title.ts";
export { LayerPlace } from "./layers/part-place.tsx";
export {
	closePopup,
	finishLogin,
	openPopup,
	openPopups,
	type Popup,
	swapPopup,
	usePopups,
} from "./layers/popups.ts";
export { whenQuiet } from "./layers/quiet-moment.ts";
export { showToast, type Toast } from "./layers/toast-store.ts";
export { Toasts } from "./layers/toasts.tsx";
export { WhenNear } from "./layers/when-near.tsx";
export { type FollowedRoom, followRoom, type RoomAnswer, type RoomState } from "./live/follow-room.ts";
export { useLiveAnswers } from "./live/live-answers.ts";
export { useLive, useLiveBack } from "./live/live-connection.ts";
export { LiveLine, useLiveNotice } from "./live/live-lost.tsx";
export { useLiveLost } from "./live/live-standing.ts";
export { openRoom, type RoomPlace, useRoom } from "./live/room.ts";
export { platformMessages, usePlatformText } from "./messages.ts";
export { forgetCookie, rememberCookie, rememberedCookie } from "./session/cookies.ts";
export { useProtectedAction } from "./session/protected-action.ts";
export {
	closeSession,
	currentSession,
	describeSession,
	guestType,
	isGuest,
	isLoggedIn,
	isMember,
	onSessionChange,
	openSession,
	readSession,
	type Session,
	useSession,
} from "./session/session.ts";
export { type Address, type AddressChange, useAddress } from "./state/address.ts";
export { useCountdown } from "./state/countdown.ts";
export { type ExternalStore, externalStore } from "./state/external-store.ts";
export { useOnline } from "./state/online.ts";
export { csvOf, csvWord, saveFile } from "./text/csv.ts";
export { type AmountParts, amountParts, type Formats, formatsOf, useFormats } from "./text/formats.ts";
export { isLanguageCode, type LanguageCode, languageTag } from "./text/languages.ts";
export type { Values } from "./text/sentences.ts";
export {
	chooseLanguage,
	currentLanguage,
	fetchSentences,
	giveSentences,
	type KeysOf,
	knowSentences,
	type MessageSource,
	type Say,
	startText,
	textHook,
	useLanguage,
	useSentenceFinder,
} from "./text/text.ts";
export { chooseTheme, startTheme, type Theme, type ThemeChoice, useTheme, useThemeChoice } from "./theme/theme.ts";
