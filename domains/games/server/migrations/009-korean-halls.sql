-- Two Korean names as they are said: "피싱" is what thieves of passwords do. What an operator has named stays.
update games.category set names = names || '{"ko": "낚시"}' where code = 'FISH' and names ->> 'ko' = '피싱';
update games.category set names = names || '{"ko": "전자복권"}' where code = 'ELOTT' and names ->> 'ko' = '전자 복권';
