// What the default brand tells its members first, in every language of the house.

type Text = { readonly title: string; readonly body: string };

export const firstMessage: Readonly<Record<string, Text>> = {
	EN: {
		title: "Your inbox is open",
		body: "Here you read what happens on your account: deposits that arrived, withdrawals that were paid, your rank, your protection.\n\nOffers are sent here only if you say so. You can change that at any time at the top of this page.",
	},
	KO: {
		title: "메시지함이 열렸어요",
		body: "입금 완료, 출금 완료, 등급, 이용자 보호처럼 계정에 생긴 일을 여기에서 알려 드려요.\n\n혜택 소식은 동의하신 경우에만 보내요. 이 페이지 위쪽에서 언제든지 바꿀 수 있어요.",
	},
	CN: {
		title: "您的消息中心已开启",
		body: "账户上发生的事都会在这里告诉您：到账的存款、已支付的提款、您的等级和保护设置。\n\n只有在您同意后，我们才会发送优惠消息。您可以随时在本页上方更改。",
	},
	JA: {
		title: "メッセージをご利用いただけます",
		body: "入金の完了、出金の完了、ランク、プレイヤー保護など、アカウントの出来事をここでお知らせします。\n\nお得な情報は、同意された場合にのみお送りします。このページの上部でいつでも変更できます。",
	},
	TH: {
		title: "กล่องข้อความของคุณพร้อมใช้งานแล้ว",
		body: "ที่นี่คุณจะอ่านสิ่งที่เกิดขึ้นกับบัญชีของคุณ: เงินฝากที่เข้าแล้ว การถอนที่จ่ายแล้ว ระดับ และการคุ้มครองของคุณ\n\nเราจะส่งข้อเสนอมาก็ต่อเมื่อคุณยินยอมเท่านั้น คุณเปลี่ยนได้ทุกเมื่อที่ด้านบนของหน้านี้",
	},
	VI: {
		title: "Hộp thư của bạn đã mở",
		body: "Tại đây bạn đọc những gì xảy ra với tài khoản: tiền nạp đã vào, tiền rút đã trả, cấp bậc và các biện pháp bảo vệ.\n\nƯu đãi chỉ được gửi khi bạn đồng ý. Bạn có thể thay đổi bất cứ lúc nào ở đầu trang này.",
	},
	ID: {
		title: "Kotak pesan Anda sudah dibuka",
		body: "Di sini Anda membaca apa yang terjadi pada akun: deposit yang masuk, penarikan yang dibayar, peringkat, dan perlindungan Anda.\n\nPenawaran hanya dikirim jika Anda menyetujuinya. Anda dapat mengubahnya kapan saja di bagian atas halaman ini.",
	},
	BN: {
		title: "আপনার ইনবক্স চালু হয়েছে",
		body: "আপনার অ্যাকাউন্টে যা ঘটে তা এখানে পড়বেন: জমা হওয়া অর্থ, পরিশোধিত উত্তোলন, আপনার র‍্যাঙ্ক এবং সুরক্ষা।\n\nআপনি সম্মতি দিলেই শুধু অফার পাঠানো হবে। এই পাতার উপরে যেকোনো সময় তা বদলাতে পারেন।",
	},
};
