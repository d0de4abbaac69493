-- The Japanese name of the fishing hall, short enough for the bar of halls; another name that an operator gave stays.
update games.category set names = names || '{"ja": "釣り"}' where code = 'FISH' and names ->> 'ja' = 'フィッシング';
