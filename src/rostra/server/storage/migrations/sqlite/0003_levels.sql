-- The ladder of bots has five steps; what was called easy and medium are the second and the third of them.

UPDATE seats SET level = 'greedy' WHERE level = 'easy';
UPDATE seats SET level = 'rules' WHERE level = 'medium';
