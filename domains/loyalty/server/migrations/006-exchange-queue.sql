-- What operators decide of the mall, by state: what waits from the oldest on, what was decided from the newest on.
create index exchange_by_status on loyalty.exchange (merchant, status, applied_at, id) where item_id is not null;
