### Quello che i bot dicono al tavolo ogni tanto, ciascuno a modo suo.

remark-greeting = { $character ->
    [generous] Salve! Ce n'è per tutti.
    [hard] Veniamo agli affari.
    [grudging] Salve. Ricordo i volti, e i favori.
    [scheming] Salve, amici. Ci mettiamo d'accordo?
   *[plain] Salve!
}
remark-harvest = { $character ->
    [generous] Un bell'alloro. Del prossimo ci sarà una parte per altri.
    [hard] Sono qui per questo.
    [grudging] Chi ha aiutato non sarà dimenticato.
    [scheming] Tutto secondo i piani.
   *[plain] Un buon passo.
}
remark-senate = { $character ->
    [generous] Raggiungetemi, quassù c'è posto.
    [hard] La vista vale il prezzo.
    [grudging] Ci sono, chiunque fosse d'intralcio.
    [scheming] E adesso si comincia.
   *[plain] Il Senato, finalmente.
}
remark-overtaken = { $character ->
    [generous] Ben fatto, { $who }.
    [hard] Goditela, { $who }. Da qui in poi costa di più.
    [grudging] Me ne ricorderò, { $who }.
    [scheming] Tenete tutti d'occhio { $who }.
   *[plain] { $who } prende il largo.
}
remark-broken = { $character ->
    [generous] Era una promessa, { $who }. Peccato.
    [hard] Da ora si paga in anticipo, { $who }.
    [grudging] Questo non lo dimentico, { $who }.
    [scheming] Una parola non mantenuta, { $who }. Tornerà utile.
   *[plain] Avevi dato la tua parola, { $who }.
}
remark-warning = { $character ->
    [generous] { $who } non ha quasi più bisogno di noi.
    [hard] Niente più sconti per { $who }.
    [grudging] { $who } è quasi al traguardo. Non con il mio consenso.
    [scheming] Adesso tutti insieme: { $who } sta per vincere.
   *[plain] Attenzione: { $who } sta per vincere.
}
remark-won = { $character ->
    [generous] Grazie a tutti. Senza di voi non ce l'avrei fatta.
    [hard] Niente è stato regalato.
    [grudging] Sapevo di chi fidarmi.
    [scheming] Avete visto le mosse, non il piano.
   *[plain] Bella partita. Grazie.
}
remark-lost = { $character ->
    [generous] Complimenti, { $who }. Te lo meriti.
    [hard] L'hai avuta a troppo poco, { $who }.
    [grudging] So chi ti ha aiutato, { $who }.
    [scheming] La prossima volta comincio prima.
   *[plain] Complimenti, { $who }.
}
