import type { Synonyms, Topics } from './topics.ts';

export const topics: Topics = {
  writing: {
    title: 'Schreiben',
    text: `
Dokumente sind in Markdown geschrieben: reiner Text mit ein paar Auszeichnungen. In der **Vorschau** sind diese Zeichen
ausgeblendet und erscheinen nur beim Cursor; **Quelltext** zeigt den ganzen Text so, wie er gespeichert ist. Gespeichert wird, während Sie
schreiben, und „Gespeichert“ heißt: auf der Festplatte des Servers.

Die Werkzeugleiste setzt die Zeichen für Sie, und für die meisten gibt es ein [Tastenkürzel](#shortcuts). Ziehen Sie ein Bild auf die Seite, und es wird neben dem Dokument gespeichert.
`,
    examples: [
      ['# Überschrift', 'eine Überschrift; `##` und `###` für kleinere'],
      ['**fett**, *kursiv*, `Code`', 'Hervorhebung und Code'],
      ['[Text](https://example.org)', 'ein Link'],
      ['- Punkt', 'eine Liste; `1.` für eine nummerierte, `- [ ]` für Aufgaben'],
      ['> Zitat', 'ein Blockzitat'],
      ['Text[^1] … [^1]: Die Fußnote.', 'eine Fußnote'],
      ['<!-- nur für uns -->', 'eine Notiz, die nie exportiert wird', 'nichts: Es bleibt im Quelltext'],
    ],
  },
  numbers: {
    title: 'Abbildungen, Tabellen und Formeln',
    text: `
Geben Sie etwas ein Label, und verweisen Sie von überall darauf: Es wird für Sie nummeriert, auf der Seite und in jedem Export, in der
Sprache, die \`lang\` im Kopf des Dokuments nennt. Wenn Sie \`@\` tippen, werden die vorhandenen Labels angeboten.

Die Tabellenschaltfläche der Werkzeugleiste fügt eine Tabelle ein. Klicken Sie in eine Zelle, um sie zu bearbeiten: Tabulator führt zur nächsten,
die Eingabetaste zur Zelle darunter, und Esc zeigt den Quelltext, in dem \`|\` die Zellen trennt. Die Leiste über der Tabelle fügt Zeilen und Spalten ein und richtet sie aus.
`,
    examples: [
      ['![Unterschrift](plot.svg){#fig:plot}', 'eine nummerierte Abbildung', '**Abbildung 1.** Unterschrift'],
      [
        ': Überschrift {#tbl:daten}',
        'unter einer Tabelle: ihre Überschrift und ihr Label',
        '**Tabelle 1.** Überschrift',
      ],
      ['$E = mc^2$', 'eine Formel in der Zeile'],
      ['$$ a^2 + b^2 = c^2 $$ {#eq:pyth}', 'eine abgesetzte Formel mit Nummer', '(1)'],
      ['# Methoden {#sec:methoden}', 'ein Abschnitt, auf den Sie verweisen können', '1 Methoden'],
      [
        '@fig:plot, @tbl:daten, @eq:pyth',
        'Verweise, die stimmen, auch wenn sich etwas verschiebt',
        'Abbildung 1, Tabelle 1, Gleichung 1',
      ],
    ],
  },
  citations: {
    title: 'Zitieren',
    text: `
Legen Sie ein Literaturverzeichnis (\`.bib\`) neben das Dokument, und nennen Sie es im Kopf des Dokuments, etwa \`bibliography: literatur.bib\`. Wenn
Sie dann \`[@\` tippen, werden seine Werke nach Autor, Titel und Jahr angeboten. Ein Name bei \`csl\` bestimmt den Zitierstil. Was zitiert ist,
steht am Ende jedes Exports oder unter einer Überschrift „Literatur“. Steht der Cursor neben einer Zitation, zeigt eine Karte seine
Werke: Alt+Eingabe führt hinein, und mit „Ändern …“ kommen Werke hinzu oder fallen weg.

Auf der Seite [Literatur](#references) lässt sich eine Zotero-Bibliothek verknüpfen: Ihre Werke kommen in eine \`.bib\`-Datei, und jedes Mitglied kann sie abgleichen.
`,
    examples: [
      ['[@mandelbrot1967]', 'in Klammern', '(Mandelbrot 1967)'],
      ['@mandelbrot1967 zeigt', 'im Satz', 'Mandelbrot (1967) zeigt'],
      [
        '[siehe @ames2020, S. 4; @baker2021]',
        'mehrere Werke, mit Worten und Seiten',
        '(siehe Ames 2020, S. 4; Baker 2021)',
      ],
      ['[-@mandelbrot1967]', 'nur das Jahr', '(1967)'],
    ],
  },
  review: {
    title: 'Kommentare und Vorschläge',
    text: `
Wählen Sie eine Stelle aus, und klicken Sie auf die Sprechblase, um sie zu kommentieren; mit \`@\` und einem Namen benachrichtigen Sie jemanden. Ein Kommentar
wandert mit seinem Text, was auch immer ringsum geschieht.

Im Modus **Vorschlagen** bleibt der Text, wie er ist: Was Sie schreiben, wird zum Vorschlag, den andere annehmen oder ablehnen. Exporte lassen
Kommentare und Vorschläge weg, sofern Sie sie nicht einschließen; Word zeigt sie als Kommentare und nachverfolgte Änderungen.
`,
    scene: {
      text: 'Die Küste wächst {==unbegrenzt==}, je {--kleiner--}{++kürzer++} der Maßstab wird.',
      by: 'Ben',
      note: 'Welche Küste ist gemeint?',
    },
  },
  exports: {
    title: 'Exporte',
    text: `
**Exportieren** erzeugt mit einem Profil ein PDF, eine Word-Datei oder ein anderes Format; das Ergebnis liegt in einem Ordner neben dem Dokument. Ein PDF
lässt sich neben dem Text anzeigen und meldet, wenn es nicht mehr aktuell ist. Schlägt ein Export fehl, zeigt das Protokoll, welche Zeile schuld ist. Unter [Ihre Exporte](/exports) steht alles, was Sie exportiert haben.
`,
    facts: {
      heads: ['Format', 'Gut für'],
      rows: [
        ['PDF', 'Drucken und Einreichen'],
        [
          'Word, OpenDocument',
          'Mitverfasser und Zeitschriften; Word kann Kommentare und nachverfolgte Änderungen enthalten',
        ],
        ['LaTeX, Typst', 'Satz mit anderen Programmen'],
        ['HTML, EPUB, Folien', 'Lesen und Vorführen am Bildschirm'],
        ['JATS, Markdown', 'Archive und andere Werkzeuge'],
      ],
    },
  },
  word: {
    title: 'Import und Word',
    text: `
**Hochladen**, dann **Importieren …**, übernimmt Arbeiten aus Word, LaTeX, Overleaf, Obsidian und anderen, samt Abbildungen und Literatur. Sie
können das Ergebnis prüfen, bevor etwas gespeichert wird.

Hat jemand einen Word-Export bearbeitet, ziehen Sie die zurückgesandte Datei auf ihr Dokument: Die Änderungen werden zu Vorschlägen und die
Kommentare zu Gesprächen, unter den Namen der Verfasser.
`,
  },
  sharing: {
    title: 'Teilen',
    text: `
**Teilen** in der oberen Leiste gibt anderen ein Dokument, einen Ordner oder einen ganzen Arbeitsbereich. Ein Ordner kommt mit allem, was darin ist; ein
einzelnes Dokument kommt ohne seine Abbildungen und Literatur.
`,
    facts: {
      heads: ['Mit', 'Wie'],
      rows: [
        [
          'Personen und Gruppen',
          'Fügen Sie sie mit Namen oder E-Mail-Adresse hinzu, zum Lesen, Kommentieren oder Bearbeiten, auf Wunsch bis zu einem Tag. Wer kein Konto hat, erhält eine Einladung.',
        ],
        [
          'Allen mit einem Link',
          'Gäste brauchen kein Konto, nur einen Namen. Ein Link kann ein Passwort und ein Ablaufdatum haben und widerrufen werden.',
        ],
        [
          'Allen',
          'Veröffentlichen Sie ein Dokument als Webseite, mit seinem PDF. Sie kann dem Text folgen oder bleiben, wie sie ist.',
        ],
      ],
    },
  },
  history: {
    title: 'Verlauf',
    text: `
Jede Version wird aufbewahrt. **Verlauf** vergleicht zwei beliebige, zeigt, wer was geschrieben hat, und holt eine Version, einen Absatz oder
eine Auswahl zurück: Dabei geht nichts verloren, denn auch der jetzige Text wird zu einer Version. Geben Sie einer Version einen Namen, um
sie wiederzufinden. Gelöschte Dateien bleiben 30 Tage im Papierkorb.
`,
    scene: { text: 'Wir haben {--elf--}{++zwölf++} Küsten vermessen{++, jede zweimal++}.' },
  },
  groups: {
    title: 'Gruppen',
    text: `
Eine Gruppe hat einen Arbeitsbereich, den alle Mitglieder teilen. Die Rolle entscheidet, ob ein Mitglied lesen, kommentieren und vorschlagen oder bearbeiten kann.
Die Gruppenleitung lädt Mitglieder auf der Seite der Gruppe ein. Sie sehen, wer in einem Dokument ist und wo; mehrere
können im selben Absatz schreiben.
`,
    facts: {
      heads: ['Rolle', 'Was sie erlaubt'],
      rows: [
        ['Kann lesen', 'Dokumente ansehen und herunterladen'],
        ['Kann kommentieren', 'außerdem kommentieren und Änderungen vorschlagen'],
        ['Kann bearbeiten', 'außerdem schreiben sowie Dateien anlegen, verschieben und löschen'],
        ['Leitung', 'außerdem Mitglieder einladen und entfernen und ihre Rollen ändern'],
      ],
    },
  },
  offline: {
    title: 'Offline arbeiten',
    text: `
Schreiben Sie weiter: Ihre Änderungen bleiben auf diesem Gerät und werden zusammengeführt, sobald die Verbindung wieder steht. Der Status über dem Text
zeigt immer, wo Ihre Änderungen sind. Text, der nicht gespeichert werden konnte, steht in Ihrem Kontomenü unter [Gerettete Entwürfe](#drafts).
`,
  },
};

export const synonyms: Synonyms = [
  ['Tabelle', 'Zeile', 'Spalte', 'Zelle'],
  ['Bild', 'Abbildung', 'Foto', 'Grafik'],
  ['Formel', 'Gleichung', 'Mathematik'],
  ['Zitat', 'Zitation', 'zitieren', 'Literatur'],
  ['Kommentar', 'Anmerkung'],
  ['Vorschlag', 'Vorschläge', 'Änderung'],
  ['Verlauf', 'Version', 'rückgängig'],
  ['löschen', 'gelöscht', 'Papierkorb'],
  ['Mitglied', 'Mitglieder', 'einladen', 'lädt', 'teilen', 'Rolle'],
  ['offline', 'Verbindung', 'Netz', 'Internet'],
  ['Export', 'herunterladen', 'drucken'],
  ['Überschrift', 'Abschnitt'],
  ['fett', 'kursiv', 'Hervorhebung'],
  ['Tastenkürzel', 'Tastatur', 'Taste', 'Tasten', 'Shortcut', 'Kurzbefehl'],
  ['docx', 'Word'],
  ['LaTeX', 'Formel'],
  ['BibTeX', 'Literatur'],
  ['Änderungen', 'nachverfolgen', 'nachverfolgt'],
  ['gleichzeitig', 'mehrere'],
];
