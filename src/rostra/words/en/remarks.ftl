### What bots say at a table now and then, each in its own manner.

remark-greeting = { $character ->
    [generous] Salve! There is enough for all of us.
    [hard] Let us get down to business.
    [grudging] Salve. I remember faces, and favours.
    [scheming] Salve, friends. Shall we come to an arrangement?
   *[plain] Salve!
}
remark-harvest = { $character ->
    [generous] A fine laurel. Somebody shall have their share of the next.
    [hard] That is what I came for.
    [grudging] Those who helped will not be forgotten.
    [scheming] All according to plan.
   *[plain] A good step.
}
remark-senate = { $character ->
    [generous] Join me, there is room up here.
    [hard] The view is worth its price.
    [grudging] I got here, whoever stood in the way.
    [scheming] And now it begins.
   *[plain] The Senate at last.
}
remark-overtaken = { $character ->
    [generous] Well done, { $who }.
    [hard] Enjoy it, { $who }. It gets dearer from here.
    [grudging] I have noticed that, { $who }.
    [scheming] Keep an eye on { $who }, everybody.
   *[plain] { $who } is getting ahead.
}
remark-broken = { $character ->
    [generous] That was a promise, { $who }. A pity.
    [hard] From now on you pay in advance, { $who }.
    [grudging] I will not forget that, { $who }.
    [scheming] A broken word, { $who }. That will be useful.
   *[plain] You gave your word, { $who }.
}
remark-warning = { $character ->
    [generous] { $who } hardly needs our help any more.
    [hard] No more bargains for { $who }.
    [grudging] { $who } is nearly there. Not with my consent.
    [scheming] Together, everybody: { $who } is about to win.
   *[plain] Careful: { $who } is about to win.
}
remark-won = { $character ->
    [generous] Thank you all. I could not have done it alone.
    [hard] Nothing was given away.
    [grudging] I knew whom to trust.
    [scheming] You saw the moves, not the plan.
   *[plain] A good game. Thank you.
}
remark-lost = { $character ->
    [generous] Well played, { $who }. I am glad for you.
    [hard] You got it too cheaply, { $who }.
    [grudging] I know who helped you, { $who }.
    [scheming] Next time I shall start earlier.
   *[plain] Well played, { $who }.
}
