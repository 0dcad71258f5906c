import type { Sample } from './sample.ts';

export const sample: Sample = {
  folder: 'Beispielartikel',
  file: 'kueste.md',
  axes: { ruler: 'Schrittweite (km)', length: 'Länge (km)', lengths: ['3.400', '2.800', '2.400'] },
  text: String.raw`---
title: Wie lang ist eine Küste?
author:
  - {author}
lang: de
abstract: |
  Je kürzer der Schritt, desto länger die Küste. Wir wiederholen eine klassische Messung mit drei Schrittweiten und bestimmen den Exponenten, den Richardson und Mandelbrot beschrieben haben. Dies ist ein Beispielartikel: Ändern, exportieren oder löschen Sie ihn, ganz wie Sie möchten.
bibliography: references.bib
---

# Einleitung

Eine Karte gibt die Länge einer Küste auf den Kilometer genau an, und doch gibt es eine solche Zahl nicht. Richardson fiel auf, dass Länder über die Länge ihrer gemeinsamen Grenze uneins sind [@richardson1961], und Mandelbrot erklärte, warum [@mandelbrot1967; siehe auch @mandelbrot1982, Kap. 5]: Jeder kürzere Schritt folgt weiteren Buchten.

<!-- Text wie dieser ist für Sie und alle, die mitschreiben: Er wird nie gedruckt. Markieren Sie einen Satz und klicken Sie auf die Sprechblase, um ihn zu kommentieren. -->

# Messungen

Wir sind mit einem Stechzirkel eine Karte von Großbritannien abgegangen. @tbl:laengen nennt das Ergebnis für drei Schrittweiten, und @fig:gerade zeigt dieselben drei Punkte auf logarithmischen Achsen.

| Schrittweite (km) | Schritte | Länge (km) |
| ----------------: | -------: | ---------: |
|               200 |       12 |      2.400 |
|               100 |       28 |      2.800 |
|                50 |       68 |      3.400 |

: Die Länge der Küste Großbritanniens nach Schrittweite. {#tbl:laengen}

![Die drei Messungen und die Gerade durch die erste und die letzte.](slope.svg){#fig:gerade}

# Ein Gesetz und sein Exponent

Die Punkte liegen nahezu auf einer Geraden; die Länge $L$ hängt also wie eine Potenz von der Schrittweite $r$ ab:

$$
L(r) = c \, r^{1-D}
$$ {#eq:gesetz}

Aus der ersten und der letzten Zeile von @tbl:laengen ergibt sich mit @eq:gesetz

$$
D = 1 + \frac{\ln (3400 / 2400)}{\ln (200 / 50)} \approx 1{,}25,
$$

der Wert, den Mandelbrot für die Westküste Großbritanniens nennt.[^1]

[^1]: Für eine Gerade ist $D = 1$; je zerklüfteter eine Küste ist, desto näher kommt $D$ der 2.

# Zum Ausprobieren

- [ ] Klicken Sie in **dieses Wort**: Seine Zeichen erscheinen, solange der Cursor darin steht, und verschwinden danach wieder.
- [ ] Ändern Sie eine Zahl in der Tabelle.
- [ ] **Exportieren** Sie ein PDF, und lassen Sie es neben dem Text anzeigen.
- [ ] Öffnen Sie den **Verlauf**, um zu sehen, wer was geschrieben hat, und um jede Version zurückzuholen.
- [ ] Laden Sie jemanden in eine Gruppe ein, und schreiben Sie gleichzeitig im selben Absatz.

# Literatur
`,
};
