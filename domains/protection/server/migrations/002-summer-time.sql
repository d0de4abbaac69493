-- A zone whose clocks change in spring and autumn, by its name. The days of promotions follow it; the periods of limits go on by the
-- minutes of utc_offset_minutes. Null where a market keeps no summer time, or nobody has said so.
alter table protection.profile add column time_zone text check (time_zone ~ '^[A-Za-z]+(/[A-Za-z_+-]+)+$');
update protection.profile set time_zone = zone
	from (values ('great-britain', 'Europe/London', 0), ('sweden', 'Europe/Stockholm', 60), ('ontario', 'America/Toronto', -300))
		as known (code, zone, minutes)
	where profile.code = known.code and profile.utc_offset_minutes = known.minutes;
