-- What a brand promises to who registers, and to who gives a Zalo number, as the site writes it: "1000VND", "131K". Empty: nothing.
alter table brand.brands
	add column registration_offer text not null default '' check (length(registration_offer) <= 20),
	add column zalo_offer text not null default '' check (length(zalo_offer) <= 20);
