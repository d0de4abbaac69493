-- The halls' names in every language of the house. What an operator has named already stays as it is.
update games.category as hall
set names = named.names::jsonb || hall.names
from (values
	('RNG', '{"cn": "老虎机", "ja": "スロット", "th": "สล็อต", "vi": "Slot", "bn": "স্লট", "id": "Slot"}'),
	('LIVE', '{"cn": "真人娱乐", "ja": "ライブカジノ", "th": "คาสิโนสด", "vi": "Live casino", "bn": "লাইভ ক্যাসিনো", "id": "Kasino live"}'),
	('SPORTS', '{"cn": "体育", "ja": "スポーツ", "th": "กีฬา", "vi": "Thể thao", "bn": "স্পোর্টস", "id": "Olahraga"}'),
	('ESPORTS', '{"cn": "电竞", "ja": "eスポーツ", "th": "อีสปอร์ต", "vi": "E-sports", "bn": "ই-স্পোর্টস", "id": "E-sports"}'),
	('LOTT', '{"cn": "彩票", "ja": "宝くじ", "th": "ลอตเตอรี่", "vi": "Xổ số", "bn": "লটারি", "id": "Lotre"}'),
	('ELOTT', '{"cn": "电子彩票", "ja": "電子くじ", "th": "อีลอตเตอรี่", "vi": "Xổ số điện tử", "bn": "ই-লটারি", "id": "E-lotre"}'),
	('PVP', '{"cn": "扑克", "ja": "ポーカー", "th": "โป๊กเกอร์", "vi": "Poker", "bn": "পোকার", "id": "Poker"}'),
	('FISH', '{"cn": "捕鱼", "ja": "フィッシング", "th": "เกมยิงปลา", "vi": "Bắn cá", "bn": "ফিশিং", "id": "Tembak ikan"}')
) as named (code, names)
where hall.code = named.code;
