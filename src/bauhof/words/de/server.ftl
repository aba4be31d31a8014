# Was der Server sagt: Ablehnungen, Hinweise und Sätze für den Chat.

# Warum eine Anfrage nicht ausgeführt wurde.
refusal-broken = Dieser Tisch ist beschädigt oder folgt anderen Regeln und wurde beiseitegestellt. Alle anderen laufen weiter.
refusal-stale = Das Spiel ist schon weiter. So steht es jetzt.
refusal-no-table = Diesen Tisch gibt es nicht.
refusal-not-host = Das kann nur, wer den Tisch eröffnet hat.
refusal-not-yours = Das ist nicht dein Platz.
refusal-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-taken = Dieser Platz ist besetzt.
refusal-not-seated = Das können nur die Spieler am Tisch.
refusal-started = Das Spiel läuft schon.
refusal-not-running = Das Spiel läuft nicht.
refusal-not-over = Das Spiel ist noch nicht zu Ende.
refusal-open-seats = Es sind noch Plätze frei.
refusal-no-person = Mindestens ein Mensch muss mitspielen.
refusal-not-your-turn = Du bist nicht dran.
refusal-bot-plays = Auf deinem Platz spielt ein Bot. Übernimm ihn zuerst.
refusal-not-away = Diese Person ist da.
refusal-just-left = Diese Person ist gerade erst gegangen und kommt vielleicht zurück. Warte noch { $n } { $n ->
    [one] Sekunde
   *[other] Sekunden
}.
refusal-no-bot = Diesen Bot gibt es für dieses Spiel nicht.
refusal-no-undo = Du kannst jetzt nichts zurücknehmen: Es wurde etwas aufgedeckt, oder andere haben gespielt.
refusal-no-hint = An diesem Tisch gibt es keine Tipps.
refusal-not-ready = Die Tipps werden noch vorbereitet. Versuch es in einer Minute noch einmal.
refusal-no-chat = An diesem Tisch gibt es nur fertige Sätze.
refusal-no-preset = Diesen Satz gibt es nicht.
refusal-nothing-said = Schreib zuerst etwas.
refusal-no-name = Ein Name braucht sichtbare Zeichen.
refusal-no-action = Diese Aktion gibt es im Spiel nicht.
refusal-players = Dieses Spiel ist für { $from } bis { $to } Personen.
refusal-no-game = Dieses Spiel oder diese Variante gibt es nicht.
refusal-no-example = Dieses Beispiel gibt es in den Regeln nicht.
refusal-no-lesson = Diese Einführung gibt es nicht.
refusal-lesson = Gute Idee für später! Probier erst, was der Coach vorschlägt.
refusal-no-exercise = Diese Übung gibt es nicht.
refusal-bad-message = Der Server kann diese Nachricht nicht lesen.
refusal-bad-journal = Diese Datei lässt sich nicht öffnen: Sie ist keine gespeicherte Partie.
refusal-too-fast = Zu viele Anfragen. Warte einen Augenblick.
refusal-too-slow = Das kam zu langsam an. Versuch es noch einmal.
refusal-no-length = Eine Anfrage muss sagen, wie lang sie ist.
refusal-too-large = Das ist zu groß.
refusal-too-many = Zu viele Tische oder Verbindungen. Schließ zuerst einige.
refusal-no-origin = Anfragen von anderen Seiten werden nicht beantwortet.
refusal-no-host = Einen Server mit diesem Namen gibt es hier nicht.
refusal-protocol = Der Server wurde aktualisiert. Lade die Seite neu.
refusal-storage = Das ließ sich nicht speichern, darum hat sich nichts geändert. Versuch es gleich noch einmal.
refusal-moved = Dieser Tisch ist gerade auf einen anderen Server umgezogen. Versuch es gleich noch einmal.
refusal-no-page = Diese Seite gibt es nicht.
refusal-kicked = Wer den Tisch eröffnet hat, hat dich gebeten zu gehen.
refusal-no-person-there = Dort sitzt sonst niemand.
refusal-no-code = Unter diesem Code wartet kein Tisch. Prüf die Buchstaben oder frag nach dem Link.
refusal-no-link = Dieser persönliche Link gilt nicht mehr. Erstell auf deinem anderen Gerät einen neuen.
refusal-no-cookie = Dein Browser speichert für diese Seite keine Cookies. Erlaub sie und versuch es noch einmal.
refusal-no-push = Die Benachrichtigungen dieses Browsers sind von hier nicht erreichbar.
refusal-fault = Im Server ist etwas schiefgegangen.
refusal-not-alone = Gewinnchancen und Training gibt es nur, wenn du allein gegen Bots spielst.
refusal-no-coach = Für dieses Spiel gibt es keinen Coach.
refusal-no-chances = An diesem Tisch siehst du keine Gewinnchancen.

# Was der Tisch von selbst sagt.
notice-joined = { $name } setzt sich.
notice-stood = { $name } steht vom Tisch auf.
notice-undo = { $name } nimmt eine Aktion zurück.
notice-beyond = { $name } nimmt einen Zug zurück.
notice-bot = Für { $name } spielt ein Bot.
notice-back = { $name } spielt wieder selbst.
notice-resigned = { $name } gibt auf. Ein Bot spielt weiter.
notice-kicked = { $name } wurde gebeten, den Tisch zu verlassen.
notice-late = Die Zeit von { $name } ist um. Ein Bot macht diesen Zug.
notice-abandoned = Das Spiel wurde abgebrochen.
notice-quiet = Ab jetzt nur fertige Sätze.
notice-talk = Freier Text ist jetzt erlaubt.

# Fertige Sätze für den Chat.
preset-hello = Hallo!
preset-good-luck = Viel Glück!
preset-well-done = Gut gemacht!
preset-oops = Hoppla!
preset-thanks = Danke!
preset-moment = Einen Augenblick …
preset-your-turn = Du bist dran.
preset-good-game = Schönes Spiel!
preset-again = Noch eine Runde?

# Was ein Mensch am Terminal erfährt.
console-listening = Bauhof läuft unter { $address }
console-stop = Strg-C beendet das Programm. Jedes Spiel ist jederzeit gespeichert.
console-compiling = Erster Start auf diesem Rechner: Die Bots spielen noch einfach, bis ihre Regeln übersetzt sind. Das dauert ein bis zwei Minuten.
console-compiled = { $game } ist in voller Stärke bereit.
console-opened = { $name } eröffnet einen Tisch: { $game }.
console-joined = { $name } setzt sich dazu: { $game }.
console-stood = { $name } verlässt den Tisch: { $game }.
console-resigned = { $name } gibt auf: { $game }.
console-over = Spielende: { $game }. { $winners } { $n ->
    [one] gewinnt
   *[other] gewinnen
}.
console-abandoned = Abgebrochen: { $game }.
console-aside = Ein Tisch ist nicht lesbar und wurde beiseitegestellt. Alle anderen laufen weiter.
console-trouble = Etwas ist schiefgegangen ({ $what }). Der Server läuft weiter.
console-stopped = Beendet. Alle Spiele sind gespeichert.
console-restarting = Starte neu. Alle Spiele sind gespeichert, und alle kommen von selbst zurück.

# Benachrichtigungen, wenn die Seite zu ist.
push-turn = Du bist dran.

# Practice.
practice-best = Finde den besten Zug.
practice-right = Richtig: { $choice }.
practice-wrong = Nicht ganz. Besser: { $best }.
practice-wrong-most = Nicht ganz: Das macht { $n }. Mit { $best } wären es { $most }.
practice-right-chance = Richtig: { $choice } gewinnt { $share } % solcher Partien. Das Zweitbeste, { $other }, gewinnt { $less } %.
practice-wrong-chance = Das gewinnt { $less } % solcher Partien. Besser, mit { $share } %: { $best }.

# Das Rätsel und die Partie des Tages.
refusal-no-day = Ein Datum sieht so aus: 2026-11-16.
refusal-future = Dieser Tag ist noch nicht da. Bis dahin kann niemand sehen, was er bringt.
refusal-no-puzzle = Für dieses Spiel gibt es kein Rätsel.
refusal-no-deal = Für dieses Spiel gibt es keine Partie des Tages.
refusal-deal-not-ready = Die Bots machen sich noch bereit. Versuch es in einer Minute noch einmal.
refusal-deal-closed = Das ist die Partie des Tages von jemand anderem. Zuschauen kannst du, wenn der Tag vorbei ist.
refusal-deal-alone = Die Partie des Tages spielst du allein und bis zum Ende: ohne Rückgängig und ohne Bot auf deinem Platz.
practice-why = Was das bringt: { $reason }.

# Analysen.
refusal-not-finished = Nur zu Ende gespielte Partien lassen sich analysieren.
refusal-no-review = Für dieses Spiel gibt es keine Analyse.
refusal-one-review = Eine andere Analyse von dir läuft noch. Warte, bis sie fertig ist.
refusal-reviews-full = Gerade laufen viele Analysen. Versuch es in ein paar Minuten noch einmal.
refusal-no-moment = Diese Entscheidung gibt es in der Analyse nicht.
