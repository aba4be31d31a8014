# Was die Seiten im Browser rund um die Spielbretter sagen.

players = { $from } bis { $to } Personen
minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}

# Der Rahmen.
skip = Zum Inhalt springen
home = Bauhof, Startseite
slogan = Brettspiele rund ums Städtebauen
slogan-more = Gegen Bots oder mit Freunden – am selben Bildschirm oder jeder bei sich zu Hause.
settings = Einstellungen
settings-language = Sprache
close = Schließen
theme = Farben
theme-auto = System
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
motion = Animationen
motion-auto = System
motion-off = Aus
motion-fast = Schnell
motion-normal = Normal
sound = Töne
confirm = Jeden Zug bestätigen
notify = Benachrichtigen, wenn ich dran bin
name = Dein Name
loading = Einen Moment …
loading-long = Das Spiel wird vorbereitet. Beim ersten Mal dauert das etwas länger.
failed = Das hat nicht geklappt. Versuch es bitte noch einmal.
failed-network = Der Server ist nicht erreichbar. Prüfe deine Verbindung.
again = Noch einmal versuchen

# Die Startseite.
start-choose = Wähle ein Spiel
start-play = Spielen
start-bots = Gegen
start-bots-n = { $n ->
    [one] { $n } Bot
   *[other] { $n } Bots
}
start-level = Stärke
start-friends = Tisch aufmachen
start-rules = Regeln
start-continue = Weiterspielen
start-lobby = Offene Tische
start-lobby-none = Gerade keine offenen Tische.
start-lobby-create = Tisch aufmachen
start-saved = Meine Partien
start-saved-use = { $name } spielen
start-saved-forget = { $name } vergessen
start-import = Gespeicherte Partie öffnen
stage-waiting = wartet auf Mitspieler
stage-running = läuft
lobby-open = { $n ->
    [one] { $n } freier Platz
   *[other] { $n } freie Plätze
}
lobby-watch = Zuschauen
lobby-join = Mitspielen
lobby-go = Weiter
lobby-result = Ergebnis

# Ein neuer Tisch.
new-title = Neuer Tisch
new-game = Spiel
new-seats = Wer spielt mit?
new-seat = Platz { $n }
new-kind = Wer spielt auf Platz { $n }
new-me = Ich
new-here = Noch jemand an diesem Gerät
new-bot = Bot: { $level }
new-open = Frei – jemanden einladen
new-name = Name auf Platz { $n }
new-add = Platz hinzufügen
new-remove = Platz { $n } entfernen
new-options = Varianten
new-settings = Am Tisch
new-listed = Bei den offenen Tischen anzeigen
new-chat = Freien Text im Chat erlauben
new-hints = Tipps erlauben
new-undo = Zurücknehmen auch nach Würfen und Zügen der Bots erlauben
new-create = Tisch eröffnen
new-begin = Spiel starten
new-save = Diesen Tisch merken
new-saved = Gemerkt. Du findest ihn auf der Startseite.
new-nobody = Mindestens ein Mensch muss mitspielen.

# Vor dem Start.
wait-title = Wer spielt mit?
wait-invite = Mit diesem Link einladen
wait-invite-more = Wer den Link hat, kann sich auf einen freien Platz setzen oder zuschauen.
wait-copy = Link kopieren
wait-copied = Kopiert.
wait-qr = Der Link als QR-Code
wait-empty = Noch niemand da
wait-sit = Hier sitzen
wait-stand = Aufstehen
wait-name = Name der nächsten Person an diesem Gerät
wait-bot = Bot hierher setzen
wait-free = Platz freigeben
wait-start = Spiel starten
wait-for-host = Gleich geht es los: Wer den Tisch eröffnet hat, startet das Spiel.
wait-host-away = Wer den Tisch eröffnet hat, ist gerade nicht da. In { $n } s kannst du starten.
wait-for-seats = Es sind noch Plätze frei.

# Der Tisch.
seats = Mitspieler
seat-you = du
seat-bot = Bot
seat-bot-for = ein Bot spielt
seat-away = nicht da
seat-resigned = aufgegeben
seat-turn = am Zug
seat-open = frei
spectators = { $n ->
    [one] { $n } Zuschauer
   *[other] { $n } Zuschauer
}
board = Der Tisch
decision = Deine Entscheidung
prompt-thinking = { $name } überlegt …
prompt-waiting = { $name } ist dran.
prompt-away = { $name } ist nicht da.
prompt-away-bot = Bot spielen lassen
prompt-away-bot-in = In { $n } s kann ein Bot einspringen
prompt-given = { $name } hat einen Bot für dich spielen lassen, während du weg warst.
prompt-own-bot = Ein Bot spielt für dich.
prompt-past = Du siehst einen früheren Moment.
prompt-now = Zurück zum Spiel
prompt-sent = Gesendet …
choices = Was du tun kannst
choices-why = Was geht nicht – und warum?
refused-rule = Regel { $paragraph } ansehen
undo = Zurücknehmen
undo-beyond = Auch nach Würfen und Zügen der Bots zurücknehmen
hint = Tipp
hint-thinking = Ich denke nach …
hint-chance = Gewinnchance: { $chance }.
more = Mehr
give = Bot für mich spielen lassen
give-other = Bot für { $name } spielen lassen
give-other-in = In { $n } s kann ein Bot für { $name } spielen
take = Selbst weiterspielen
take-named = Wieder selbst für { $name } spielen
resign = Aufgeben
resign-ask = { $name }: Platz endgültig aufgeben? Ein Bot spielt weiter.
abandon = Spiel für alle abbrechen
abandon-ask = Dieses Spiel ohne Ergebnis beenden?
yes = Ja
no = Nein
leave = Startseite
drawer = Verlauf, Chat und Regeln
log = Verlauf
log-empty = Noch ist nichts passiert.
log-setup = Aufbau
log-moment = Diesen Moment zeigen
log-earlier = Frühere Züge zeigen
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-presets = Schnellnachrichten
chat-fresh = { $n ->
    [one] { $n } neue Nachricht
   *[other] { $n } neue Nachrichten
}
rules = Regeln
rules-note = Die Regeln, wie sie hier gespielt werden, Absatz für Absatz.
rules-find = Regeln durchsuchen
rules-none = Dazu steht nichts in den Regeln.
example = Beispiel
example-show = Diese Stellung zeigen
example-tab = öffnet einen neuen Tab
example-back = Zurück zu den Regeln
keys = Tastenkürzel
keys-numbers = nach Nummer auswählen
keys-arrows = nächste oder vorige Möglichkeit
keys-enter = ausführen, was gewählt ist
keys-escape = schließen oder nichts wählen
keys-step = einen Moment zurück oder weiter
keys-page = zehn Momente zurück oder weiter
keys-ends = erster oder letzter Moment
keys-speed = langsamer oder schneller
keys-play = abspielen oder anhalten
keys-mute = Töne an oder aus
keys-zoom = Karte groß ansehen; geht auch mit Rechtsklick oder langem Tippen
keys-skip = Jede Taste überspringt Animationen.
zoom = Karten groß ansehen
zoom-rule = Regel { $paragraph }
zoom-previous = Vorige Karte
zoom-next = Nächste Karte

# An einem Gerät.
hand-title = { $name }, du bist dran
hand-next = { $name } ist als Nächstes dran
hand-text = Gib das Gerät weiter. Alle anderen schauen weg.
hand-ready = Ich bin { $name }
hand-skip = An diesem Tisch nicht mehr fragen

# Das Netz.
net-connecting = Verbinde …
net-lost = Verbindung verloren. Deine Partie ist sicher, die Verbindung wird neu aufgebaut …
net-restarting = Der Server startet neu. Deine Partie ist sicher, gleich geht es weiter …
net-back = Wieder verbunden.
net-gone = Diesen Tisch gibt es nicht.
net-outdated = Es gibt eine neuere Version. Bitte lade die Seite neu.
net-reload = Neu laden
title-yours = ● Du bist dran
title-other = { $name } am Zug
notice-turn = Du bist dran: { $title }

# Nach dem Spiel.
over-won = { $n ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
over-you = Du hast gewonnen!
over-abandoned = Das Spiel wurde abgebrochen
over-beyond = { $n ->
    [one] { $n } Zug wurde nach einem Wurf oder Bot-Zug zurückgenommen.
   *[other] { $n } Züge wurden nach einem Wurf oder Bot-Zug zurückgenommen.
}
over-ranking = Rangliste
over-rematch = Revanche
over-rotate = Revanche, der Nächste fängt an
over-join = Zur Revanche
over-replay = Wiederholung
over-board = Tisch zeigen
over-result = Ergebnis zeigen
over-export = Partie speichern
over-points = Woher die Punkte kamen
over-course = So lief die Partie
over-course-text = { $name }: { $value } am Ende
over-source = Woher
over-chance = War der Zufall fair?
over-chance-text = Vor dem Spiel hat der Server den Fingerabdruck eines Geheimnisses veröffentlicht. Jetzt liegt das Geheimnis offen, und dieser Browser hat alles noch einmal daraus gezogen. Passen Fingerabdruck und Ziehungen zusammen, standen alle Würfe und Ziehungen schon vor dem Spiel fest.
over-fair = Die Fingerabdrücke stimmen überein: Es ist das Geheimnis von vor dem Spiel.
over-unfair = Die Fingerabdrücke stimmen nicht überein: Das ist nicht das Geheimnis von vor dem Spiel.
over-drawn = { $n ->
    [one] Die einzige Ziehung dieser Partie folgt daraus.
   *[other] Alle { $n } Ziehungen dieser Partie folgen daraus.
}
over-misdrawn = Ziehung { $n } folgt nicht daraus.
over-hashes = Fingerabdrücke und Geheimnis
over-commitment = Fingerabdruck von vor dem Spiel
over-secret = Das Geheimnis
over-computed = Fingerabdruck des Geheimnisses, in diesem Browser berechnet
over-verify = Das geht auch ohne Browser: Partie speichern, dann bauhof verify bauhof.jsonl

# Wiederholung.
replay = Wiederholung
replay-moment = Moment { $n } von { $total }
replay-play = Abspielen
replay-pause = Pause
replay-first = Erster Moment
replay-previous = Voriger Moment
replay-next = Nächster Moment
replay-last = Letzter Moment
replay-speed = Tempo
replay-eyes = Ansicht
replay-all = Öffentliche Ansicht
replay-on = Ab hier weiterspielen
replay-on-as = Du spielst für { $name }, Bots spielen die anderen.
replay-undone = Zurückgenommen.
replay-export = Partie speichern

# Das schlichte Brett eines Spiels, das kein eigenes hat.
text-player = Name

# The board: its pages on a phone, and what the bar below it says.
since = Seit deinem letzten Zug
hint-best = am besten
keys-list = alle Möglichkeiten
places = Teile des Tisches
place-market = Auslage
place-mine = Bei mir
place-others = Die anderen
hint-wins = gewinnt sofort
hint-why = ★ { $choice }: { $reason }.

# Startseite, Personen und Partien.
home-mine = Meine Partien
home-all = Alle meine Partien
home-you = du
home-bot-named = { $name } (Bot)
home-your-turn = Du bist dran
home-turn = { $name } ist dran
home-change = { $title }: Bots und Stärke ändern
home-code = Hast du einen Code?
home-profile = Dein Name und deine Figur
home-figure = Figur
home-colour = Farbe
home-shape = Am Tisch hat jeder Platz seine eigene Form. So lassen sich alle auch ohne Farben auseinanderhalten.
home-nameless = Du
home-edit = Name und Figur ändern
figure-fox = Fuchs
figure-owl = Eule
figure-cat = Katze
figure-bear = Bär
figure-frog = Frosch
figure-rabbit = Hase
figure-duck = Ente
figure-whale = Wal
colour-0 = Koralle
colour-1 = Blau
colour-2 = Grün
colour-3 = Violett
colour-4 = Gelb
colour-5 = Grau
colour-6 = Türkis
colour-7 = Rosa
mine-running = Laufende Partien
mine-none = Gerade läuft keine Partie.
mine-over = Beendete Partien
mine-lesson = Geführte Partie
mine-won = Gewonnen
mine-abandoned = Abgebrochen
mine-decisions = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
mine-more = { $n } weitere zeigen
stats = Statistik
stats-which = Welche Partien
stats-all = Alle Spiele
stats-played = Gespielt
stats-won = Gewonnen
stats-lost = Nicht gewonnen
stats-streak = Siege in Folge
stats-longest = Längste Serie
stats-best = Bestes Ergebnis
stats-form = Letzte Partien
stats-kind = Art der Partie
stats-places = Plätze
stats-place = Platz { $place }: { $n }×
stats-rank = Platz { $place } von { $n }
stats-by-level = Gegen wen
stats-by-players = Wie viele am Tisch
stats-players = { $n } Personen
stats-friends = Freunde
stats-mixed = Verschiedene Bots
stats-scores-text = { $n ->
    [one] { $n } Ergebnis, das beste { $best }
   *[other] { $n } Ergebnisse, das beste { $best }
}
link-title = Auf deinen anderen Geräten
link-about = Erstell einen persönlichen Link und öffne ihn auf dem Handy oder einem anderen Computer. Dort bist du dann auch du, mit allen Partien.
link-make = Persönlichen Link erstellen
link-new = Neuen Link erstellen
link-revoke = Link widerrufen
link-revoked = Der Link gilt nicht mehr.
link-secret = Behalte ihn für dich: Wer den Link hat, spielt als du. Du siehst ihn nur jetzt, und er gilt, bis du ihn widerrufst oder einen neuen erstellst.
link-qr = Dein persönlicher Link als QR-Code
link-sign-out = Andere Geräte abmelden
link-sign-out-ask = Alle anderen Geräte verlieren deine Partien, und dein persönlicher Link gilt nicht mehr. Dieses Gerät behält alles.
link-renewed = { $left ->
    [0] Alle anderen Geräte sind abgemeldet.
   *[other] Alle anderen Geräte sind abgemeldet, nur bei { $left } Partien ging es gerade nicht. Versuch es gleich noch einmal.
}
link-enter = Spielst du auf diesem Gerät auch?
link-enter-about = Du hast einen persönlichen Link geöffnet. Dieses Gerät zeigt dann alle Partien dieser Person, und Partien, die du hier begonnen hast, kommen mit.
link-enter-yes = Ja, das bin ich
data-title = Deine Daten
data-about = Sichere alles in einer Datei oder lösche alles. Wo andere mit dir spielen, übernimmt ein Bot deinen Platz, und dein Name verschwindet.
data-export = Alles sichern
data-forget = Alles löschen
data-forget-ask = Deinen Namen, deine Partien und deine Statistik endgültig löschen? Das lässt sich nicht rückgängig machen.
data-forgotten = { $left ->
    [0] Alles ist gelöscht.
   *[other] Alles ist gelöscht, nur bei { $left } Partien ging es gerade nicht. Versuch es gleich noch einmal.
}
after-picture = Als Bild teilen
after-sum = Ergebnis
replay-turn = Zug { $n } von { $total }
replay-turn-back = Zum Anfang des Zugs
replay-turn-on = Nächster Zug
replay-open = Alles aufgedeckt
keys-turn = einen Zug zurück oder weiter
undo-ask = Deinen letzten Zug zurücknehmen?
undo-ask-turns = Das nimmt { $n } Züge zurück: deinen und alles, was die Bots seitdem gemacht haben. Danach wird neu gewürfelt und gezogen.
undo-ask-yes = Zurücknehmen
undo-ask-no = Weiterspielen
wait-bot-level = Bot · { $level }
wait-ready = Bereit
wait-ready-say = Ich bin bereit
wait-unready = { $n ->
    [one] { $names } ist noch nicht bereit. Trotzdem anfangen?
   *[other] { $names } sind noch nicht bereit. Trotzdem anfangen?
}
wait-kick = Entfernen
wait-kick-named = { $name } entfernen
wait-kick-ask = { $name } verliert den Platz und kann sich hier nicht wieder hinsetzen.
wait-code = Oder sag ihnen den Code:
clock = Uhr
clock-pace = Bedenkzeit
clock-none = Keine Uhr
clock-quick = 30 Sekunden pro Zug
clock-calm = 2 Minuten pro Zug
clock-blitz = 5 Minuten pro Partie, dazu 10 Sekunden pro Zug
clock-game = 15 Minuten pro Partie, dazu 20 Sekunden pro Zug
clock-day = 1 Tag pro Zug
clock-days = 3 Tage pro Zug
clock-turn = { $time } pro Zug
clock-reserve = { $time } Reserve für die Partie
clock-late = Ist die Zeit um, macht ein Bot den Zug. Nach drei solchen Zügen in Folge spielt er weiter, bis du deinen Platz zurücknimmst.
clock-left = { $name } hat noch { $time }
notify-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaub sie in seinen Einstellungen.
notify-closed = Du erfährst es auf diesem Gerät, auch wenn die Seite zu ist.
notify-open = Du erfährst es, solange eine Bauhof-Seite offen ist. Mehr kann dieser Browser oder Server nicht.

# Lernen: das geführte erste Spiel, die Anleitung, das Üben.
coach = Coach
coach-next = Weiter
coach-do = Mach das für mich
coach-ask = Was kann ich tun?
coach-close = Verstanden
coach-best = Mein Rat: { $choice }
coach-wait = Du bist noch nicht dran. Schau zu, und frag mich dann.
coach-progress = { $n } von { $total }
coach-rule = Regel { $paragraph }
learn-start = Spielend lernen
learn-continue = Geführte Partie fortsetzen
learn-again = Geführte Partie noch einmal
rules-place = Stelle { $n } von { $total }
rules-previous = Vorige Stelle
rules-next = Nächste Stelle
learn-how = So geht’s
learn-rules = Alle Regeln
learn-practice = Üben
learn-in-full = Im Wortlaut: { $paragraphs }
practice-title = Üben: { $title }
practice-count = { $n } von { $total } gelöst
practice-again = Noch einmal
practice-next = Nächste Übung
practice-solved = gelöst
practice-number = Übung { $n }
practice-rules = Aus den Regeln
practice-games = Aus echten Partien

# Der Coach für eine Person gegen Bots.
live-chances = Gewinnchancen aller anzeigen
live-training = Training: vor groben Fehlern warnen, einmal zurücknehmen erlauben
live-training-marked = Im Ergebnis steht dann „mit Training“.
live-bar = Gewinnchancen
live-bar-text = Gewinnchancen: { $chances }
live-seat = { $name } { $chance }
live-sure = Bist du sicher?
live-lost = Das kostet dich rund { $n } Prozentpunkte Gewinnchance.
live-win = Es gibt einen Zug, der sofort gewinnt.
live-why = Mit einem besseren Zug hättest du:
live-again = Noch mal nachdenken
live-anyway = Trotzdem spielen
live-undo = Letzte Entscheidung zurücknehmen – einmal pro Partie
live-with = mit Training
live-over = Mit Training gespielt.
live-apart = { $n ->
    [one] { $n } Partie mit Training zählt hier nicht mit ({ $won } gewonnen).
   *[other] { $n } Partien mit Training zählen hier nicht mit ({ $won } gewonnen).
}

# Heute: das Rätsel und die Partie des Tages.
today = Heute
today-about = Jeden Tag ein Rätsel und eine Partie für jedes Spiel. Alle hier bekommen dieselben.
today-next = Neue in { $time }
today-streak = { $n ->
    [one] { $n } Tag in Folge
   *[other] { $n } Tage in Folge
}
today-puzzle = Rätsel
today-puzzle-of = Rätsel des Tages: { $title }
today-solved = gelöst
today-easy = leicht
today-medium = mittel
today-hard = schwer
today-deal = Partie
today-against = gegen { $rivals }
today-go-on = läuft noch
today-place = { $place ->
    [0] nicht zu Ende gespielt
    [1] gewonnen
   *[other] Platz { $place }
}
today-ranking = Rangliste
today-ranking-of = Partie des Tages: { $title }
today-ranking-about = Alle hatten dieselben Würfel und Karten und dieselben Gegner. Die Bots saßen auf deinem Platz.
today-ranking-empty = Diese Partie hat noch niemand zu Ende gespielt.
today-rank = Rang
today-who = Wer
today-result = Ergebnis
today-score = Punkte
today-margin = Vorsprung
today-you = Du
today-better = Du warst besser als { $n } von { $total } anderen.
today-open = Die Rangliste ist offen, bis der Tag vorbei ist. Dann steht hier das Geheimnis der Würfel, und alle können sie nachprüfen.
today-final = Die Rangliste steht fest. Mit diesem Geheimnis können alle die Würfel nachprüfen.
today-secret = Geheimnis
today-commitment = Festlegung
today-day-before = Der Tag davor
today-day-after = Der Tag danach

# Analysen beendeter Partien.
review = Analyse
review-of = Analyse: { $title }
review-ask = Partie analysieren
review-about = Wo wurde die Partie gewonnen und verloren? Was war Glück, was war Können? Die Analyse sieht sich jede Entscheidung an.
review-retry = Noch einmal versuchen
review-failed = Die Analyse hat nicht geklappt.
review-waiting = { $n ->
    [one] Eine andere Analyse ist vorher dran …
   *[other] { $n } andere Analysen sind vorher dran …
}
review-glance = Erster Überblick …
review-working = Jede Entscheidung wird geprüft …
review-chances = Gewinnchancen
review-axis = Vom ersten Moment bis zum letzten
review-line = { $name }: { $start } am Anfang, { $end } am Ende
review-sum = Glück und Können
term-accuracy = Genauigkeit
term-tip-accuracy = Wie nah alle Entscheidungen an den besten waren. 100: immer die beste. Ein grober Fehler kostet viel.
term-start = Start
term-tip-start = Die Gewinnchance vor dem ersten Zug.
term-luck = Glück
term-tip-luck = Was alle Würfe und gezogenen Karten verändert haben, auch die der anderen.
term-own = Eigene Züge
term-tip-own = Was die eigenen Entscheidungen verändert haben.
term-others = Züge der anderen
term-tip-others = Was die Entscheidungen der anderen für diese Person verändert haben: Geschenke und Rückschläge.
term-result = Ergebnis
term-tip-result = Start + Glück + eigene Züge + Züge der anderen. 100 % ist ein Sieg; ein geteilter Sieg wird geteilt.
review-clean = Keine Fehler
judged-count-blunder = { $n ->
    [one] 1 grober Fehler
   *[other] { $n } grobe Fehler
}
judged-count-mistake = { $n ->
    [one] 1 Fehler
   *[other] { $n } Fehler
}
judged-count-inaccuracy = { $n ->
    [one] 1 Ungenauigkeit
   *[other] { $n } Ungenauigkeiten
}
review-adjusted-you = Mit durchschnittlichem Glück hättest du { $share } solcher Partien gewonnen.
review-adjusted = Mit durchschnittlichem Glück hätte { $name } { $share } solcher Partien gewonnen.
review-how = So liest du das
review-lopsided = In einer einseitigen Partie ist die Genauigkeit bei allen hoch: Wo jeder Zug gewinnt, ist keiner falsch.
review-limits = Alle Chancen schätzt ein neuronales Netz, das ein paar Züge vorausschaut. Wo es das Ende nicht kommen sieht, landen Glück und Können zum Teil an der falschen Stelle.
review-moments = Wichtige Momente
review-quiet = Keine großen Fehler, keine großen Glücksfälle.
review-learn = Aus meinen Fehlern lernen ({ $n })
review-link = Link kopieren
review-copied = Link kopiert. Wer ihn hat, kann diese Analyse sehen.
judged-only = keine Wahl
judged-best = bester Zug
judged-good = guter Zug
judged-inaccuracy = Ungenauigkeit
judged-mistake = Fehler
judged-blunder = grober Fehler
judged-lucky = Glück
judged-unlucky = Pech
review-headline = { $name }: { $kind }
review-change-tip = Gewinnchance mit der besten Entscheidung → mit der gespielten
review-luck-change-tip = Gewinnchance vorher → nachher
review-played = Gespielt: { $words }
review-show-better = Was war besser?
review-better = Besser: { $words }
review-why = Warum: { $reason }.
review-look = Zeigen
review-try = Noch mal
review-previous = Voriger wichtiger Moment
review-next = Nächster wichtiger Moment
review-moment-of = Wichtiger Moment { $n } von { $total }
review-back = Zur Analyse
review-options = Alle Möglichkeiten
review-options-again = Alle Möglichkeiten
review-tag-played = gespielt
review-flag-played = gespielt: { $chance }
review-find-you = Finde einen besseren Zug
review-find = Finde einen besseren Zug für { $name }
review-right = Richtig! { $words }: { $chance } Gewinnchance statt { $played }.
review-near = Gut! { $words }: { $chance } Gewinnchance. Der allerbeste Zug bringt { $best }.
review-wrong = { $words }: { $chance } Gewinnchance. { $best } sind möglich – versuch einen anderen Zug.
review-same-best = { $words }: { $chance } Gewinnchance. Besser geht es nicht.
review-unknown = Diesen Zug hat die Analyse nicht geprüft. Versuch einen anderen.
review-solution = Lösung zeigen
review-next-try = Nächster Fehler
