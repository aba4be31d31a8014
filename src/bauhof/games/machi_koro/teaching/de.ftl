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
