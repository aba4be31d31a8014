# Machi Koro: das geführte erste Spiel.
lesson-welcome = Willkommen! In Machi Koro baust du eine kleine Stadt. Wer zuerst alle vier Großprojekte gebaut hat, gewinnt.
lesson-dice = Jeder Zug beginnt mit dem Würfeln. Du hast eine 1 gewürfelt.
lesson-wheat = Dein Weizenfeld wartet auf die 1, also bekommst du 1 Münze von der Bank. Ben hat auch eins und bekommt dasselbe.
lesson-ranch = Nach dem Wurf darfst du eine Karte bauen. Kauf den Bauernhof: Er kostet 1 und wartet auf die 2.
lesson-blue = Ben hat eine 2 gewürfelt, und dein Bauernhof hat gezahlt. Blaue Karten bringen in jedem Zug etwas ein.
lesson-red = Bens Café ist rot: Wer eine 3 würfelt, zahlt ihm eine Münze. Das warst gerade du, also hast du zuerst gezahlt.
lesson-green = Danach hat deine Bäckerei 1 gebracht. Grüne Karten zahlen nur, wenn du selbst würfelst.
lesson-choice = Du hast die Wahl: eine zweite Bäckerei für 1 Münze oder für 2 einen Mini-Markt, der bei deiner 4 gleich 3 bringt.
lesson-together = Bei der 2 zahlen Bauernhof und Bäckerei zusammen. Mehrere Karten mit derselben Zahl zahlen alle.
lesson-station = Das reicht für dein erstes Großprojekt! Bau den Bahnhof für 4 Münzen.
lesson-one-die = Mit dem Bahnhof wählst du: ein Würfel oder zwei. Deine Karten warten auf kleine Zahlen, also nimm einen.
lesson-chances = Wieder eine 2. Karten für Zahlen, die oft fallen, sind das Herz deiner Stadt.
lesson-factory = Für zwei Würfel lohnen sich Fabriken: Die Molkerei zahlt bei deiner 7 für jeden Bauernhof 3.
lesson-purple = Lila Karten wirken bei deiner 6. Das Stadion holt 2 Münzen von allen. Von jeder Sorte darfst du eine haben.
lesson-free = Jetzt entscheidest du: Bau, was du bezahlen kannst, oder nichts, und spar deine Münzen.
lesson-two-dice = Probier jetzt zwei Würfel. Es zählt nur ihre Summe.
lesson-save = Zwei Einsen sind 2, du hast also wieder verdient. Bau etwas, oder spar für das nächste Großprojekt.
lesson-landmarks = Noch drei Großprojekte, für 10, 16 und 22 Münzen. Jedes hilft dir ab dann weiter.
lesson-real = Ab jetzt sind die Würfel echt, und Ben spielt wie ein Anfänger. Wenn du unsicher bist, frag mich. Viel Glück!

# Tipps danach.
tip-roll = Ein Würfel trifft 1 bis 6. Mit zweien ist die 7 am häufigsten, aber nie eine 1. Schau, wo deine Karten liegen.
tip-reroll = Bringt dieser Wurf wenig, würfle noch einmal. Der zweite Wurf gilt, auch wenn er schlechter ist.
tip-tv = Nimm von dem, der die meisten Münzen hat, bis zu 5.
tip-give = Gib deine schwächste Karte her, oder tausche nichts.
tip-with = Nimm den Spieler, dessen Karte dir am meisten hilft.
tip-take = Nimm die Karte, die zu deinen Würfeln und deinen anderen Karten passt.
tip-build = Karten, die zusammenpassen, bringen am meisten. Verdienst du gut, spar auf Großprojekte: Nur sie gewinnen das Spiel.

# So wird gespielt.
how-goal = Das Ziel
    .text = Du baust eine kleine Stadt. Alle beginnen mit einem Weizenfeld, einer Bäckerei und 3 Münzen. Wer zuerst alle vier Großprojekte gebaut hat, gewinnt sofort: Bahnhof (4 Münzen), Einkaufszentrum (10), Freizeitpark (16) und Funkturm (22).
how-turn = Ein Zug
    .text = Würfle mit einem Würfel. Jede Karte mit der gewürfelten Zahl bringt Geld. Danach darfst du eine Sache bauen, eine Karte aus der Auslage oder ein Großprojekt, und bezahlst sie. Oder du baust nichts und sparst.
how-blue-green = Blaue und grüne Karten
    .text = Blaue Karten zahlen ihrem Besitzer, egal wer würfelt. Grüne zahlen nur, wenn du selbst würfelst, dafür oft mehr. Mehrere gleiche Karten zahlen alle. Karten für Zahlen, die oft fallen, sind der Motor deiner Stadt.
how-red = Rote Karten
    .text = Rote Karten nehmen Münzen von dem, der gewürfelt hat. Sie werden zuerst bezahlt, vor allen Einnahmen. Wer zu wenig hat, zahlt, was da ist; der Rest verfällt.
how-factories = Kombinationen
    .text = Fabriken und die Markthalle zahlen für andere Karten, die du hast: Die Molkerei bringt 3 für jeden Bauernhof, die Möbelfabrik 3 für jeden Wald und jedes Bergwerk. Ihre Zahlen ab 7 brauchen zwei Würfel.
how-purple = Lila Karten
    .text = Lila Karten wirken, wenn du eine 6 würfelst. Das Stadion nimmt allen 2 Münzen, der Fernsehsender einem Spieler 5, und das Bürohaus tauscht Karten. Von jeder Sorte darfst du eine haben.
how-landmarks = Großprojekte helfen
    .text = Mit dem Bahnhof darfst du zwei Würfel nehmen. Das Einkaufszentrum bringt 1 Münze mehr je Bäckerei, Mini-Markt, Café und Familien-Restaurant. Der Freizeitpark schenkt bei einem Pasch noch einen Zug. Mit dem Funkturm darfst du einmal pro Zug neu würfeln. Warte nicht zu lange: Münzen auf der Hand gewinnen nichts.

# Übungen.
exercise-anybodys-turn = Ben würfelt gleich eine 5. Welche Karte bringt dir eine Münze?
exercise-guests = Ben würfelt gleich eine 3. Womit verdienst du am meisten?
exercise-small-shops = In deinem nächsten Zug fällt eine 4. Was baust du jetzt?
exercise-cheese = In deinem nächsten Zug fällt eine 7. Welche Karte bringt am meisten?
exercise-furniture = In deinem nächsten Zug fällt eine 8. Welche Karte bringt am meisten?
exercise-harvest = In deinem nächsten Zug fällt eine 11. Welche Karte bringt am meisten?
exercise-who-pays = Dein Fernsehsender nimmt bis zu 5 Münzen. Wer soll zahlen?
exercise-exchange = Ben würfelt gleich eine 9. Mit welchem Tausch verdienst du am meisten?
exercise-last-landmark = Gewinne das Spiel jetzt!
