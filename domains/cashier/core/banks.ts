// Banks that a bank account is chosen from: those of the country whose currency is paid out, or whose language is spoken where
// play money is. A list for choosing, never a check: any other bank is written by hand.
import type { CurrencyCode, HouseLanguage } from "#platform/kernel";

type Country = "BD" | "CN" | "ID" | "JP" | "KR" | "TH" | "VN";

const banks: Readonly<Record<Country, readonly string[]>> = {
	BD: [
		...(["AB Bank", "Bank Asia", "BRAC Bank", "City Bank", "Dutch-Bangla Bank", "Eastern Bank"] as const),
		...(["Islami Bank Bangladesh", "Prime Bank", "Pubali Bank", "Sonali Bank", "Standard Chartered Bank"] as const),
	],
	CN: [
		...([
			"中国工商银行",
			"中国农业银行",
			"中国银行",
			"中国建设银行",
			"交通银行",
			"招商银行",
			"中国邮政储蓄银行",
		] as const),
		...(["中信银行", "中国光大银行", "中国民生银行", "兴业银行", "平安银行", "上海浦东发展银行"] as const),
	],
	ID: [
		...(["Bank BCA", "Bank BNI", "Bank BRI", "Bank BSI", "Bank CIMB Niaga", "Bank Danamon", "Bank Jago"] as const),
		...(["Bank Mandiri", "Bank Permata", "OCBC Indonesia"] as const),
	],
	JP: [
		...([
			"三菱UFJ銀行",
			"三井住友銀行",
			"みずほ銀行",
			"りそな銀行",
			"ゆうちょ銀行",
			"楽天銀行",
			"住信SBIネット銀行",
		] as const),
		...(["PayPay銀行", "ソニー銀行", "auじぶん銀行", "セブン銀行"] as const),
	],
	KR: [
		...(["국민은행", "신한은행", "우리은행", "하나은행", "농협은행", "기업은행", "카카오뱅크", "케이뱅크"] as const),
		...(["토스뱅크", "SC제일은행", "수협은행", "iM뱅크", "부산은행", "새마을금고", "신협", "우체국"] as const),
	],
	TH: [
		...(["ธนาคารกรุงเทพ", "ธนาคารกสิกรไทย", "ธนาคารกรุงไทย", "ธนาคารไทยพาณิชย์", "ธนาคารกรุงศรีอยุธยา"] as const),
		...(["ธนาคารทหารไทยธนชาต", "ธนาคารออมสิน", "ธนาคารยูโอบี", "ธนาคารเกียรตินาคินภัทร"] as const),
	],
	VN: [
		...(["ACB", "Agribank", "BIDV", "HDBank", "MB Bank", "Sacombank", "Techcombank", "TPBank"] as const),
		...(["VietinBank", "Vietcombank", "VIB", "VPBank"] as const),
	],
};

const byCurrency: Partial<Readonly<Record<CurrencyCode, Country>>> = {
	BDT: "BD",
	CNY: "CN",
	IDR: "ID",
	JPY: "JP",
	KRW: "KR",
	THB: "TH",
	VND: "VN",
};

const byLanguage: Partial<Readonly<Record<HouseLanguage, Country>>> = {
	BN: "BD",
	CN: "CN",
	ID: "ID",
	JA: "JP",
	KO: "KR",
	TH: "TH",
	VI: "VN",
};

/** The default brand's banks of play money. */
const playBanks = ["Mosaic Play Bank", "Lantern Play Bank"] as const;

/** Empty where no list is known: the bank is written by hand. */
export function banksFor(of: { readonly currency: CurrencyCode; readonly language: HouseLanguage }): readonly string[] {
	const play = of.currency === "P";
	const country = play ? byLanguage[of.language] : byCurrency[of.currency];
	return [...(play ? playBanks : []), ...(country === undefined ? [] : banks[country])];
}
