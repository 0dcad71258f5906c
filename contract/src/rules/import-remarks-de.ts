import type { ImportTexts } from './import-remarks.ts';

export const importTexts: ImportTexts = {
  'A comment is left out.': 'Ein Kommentar wird ausgelassen.',
  'A chart is left out; save it as an image in Word to keep it.':
    'Ein Diagramm wird ausgelassen; speichern Sie es in Word als Bild, um es zu behalten.',
  'A SmartArt drawing is left out; save it as an image in Word to keep it.':
    'Eine SmartArt-Grafik wird ausgelassen; speichern Sie sie in Word als Bild, um sie zu behalten.',
  'An embedded object is left out, except for its image.':
    'Ein eingebettetes Objekt wird bis auf sein Bild ausgelassen.',
  'A group of shapes is left out; save it as an image in Word to keep it.':
    'Eine Gruppe von Formen wird ausgelassen; speichern Sie sie in Word als Bild, um sie zu behalten.',
  'A shape is left out; text in it is kept as a paragraph where possible.':
    'Eine Form wird ausgelassen; Text in ihr bleibt, wo möglich, als Absatz.',
  'A drawing in ink is left out.': 'Eine Freihandzeichnung wird ausgelassen.',
  'An embedded page is left out.': 'Eine eingebettete Seite wird ausgelassen.',
  'A video is left out.': 'Ein Video wird ausgelassen.',
  'A sound is left out.': 'Eine Tonaufnahme wird ausgelassen.',
  'A drawing made by a script is left out.': 'Eine von einem Skript erzeugte Zeichnung wird ausgelassen.',
  'An embedded object is left out.': 'Ein eingebettetes Objekt wird ausgelassen.',
  'A form is left out.': 'Ein Formular wird ausgelassen.',
  'Tracked changes are taken as accepted.': 'Nachverfolgte Änderungen gelten als angenommen.',
  'The table of contents is left out, since exports make their own.':
    'Das Inhaltsverzeichnis wird ausgelassen, da Exporte ihr eigenes erzeugen.',
  'A shape is left out; save it as an image to keep it.':
    'Eine Form wird ausgelassen; speichern Sie sie als Bild, um sie zu behalten.',
  'Supplementary material is left out.': 'Zusatzmaterial wird ausgelassen.',
  'A media file is left out.': 'Eine Mediendatei wird ausgelassen.',
  'Acknowledgements are kept if they are part of the text.':
    'Danksagungen bleiben erhalten, wenn sie zum Text gehören.',
  'Scripts are left out, with whatever they would add to the page.':
    'Skripte werden ausgelassen, mit allem, was sie der Seite hinzufügen würden.',
  'The line “{words}” of the page margin is left out.': 'Die Zeile „{words}“ am Seitenrand wird ausgelassen.',
  '1 tracked change is taken as accepted.': '1 nachverfolgte Änderung gilt als angenommen.',
  '{count} tracked changes are taken as accepted.': '{count} nachverfolgte Änderungen gelten als angenommen.',
  'The index is left out.': 'Das Register wird ausgelassen.',
  'A form field is left out.': 'Ein Formularfeld wird ausgelassen.',
  'A citation could not be read, and stays as plain text.':
    'Eine Zitation konnte nicht gelesen werden und bleibt als gewöhnlicher Text stehen.',
  '{count} of {total} citations could not be read and stay as text.':
    '{count} von {total} Zitationen konnten nicht gelesen werden und bleiben Text.',
  'Word’s own bibliography is left out; its citations stay as text.':
    'Words eigenes Literaturverzeichnis wird ausgelassen; seine Zitationen bleiben als Text.',
  'The bibliography “{name}” is named, but was not in the file. Put it beside the text.':
    'Das Literaturverzeichnis „{name}“ wird genannt, war aber nicht in der Datei. Legen Sie es neben den Text.',
  'The bibliography “{name}” is named, but is not among the files.':
    'Das Literaturverzeichnis „{name}“ wird genannt, ist aber nicht unter den Dateien.',
  'The bibliography “{name}” is in Typst’s own form. Save it as .bib.':
    'Das Literaturverzeichnis „{name}“ ist in Typsts eigener Form. Speichern Sie es als .bib.',
  'This text is not in the result: “{words}”': 'Dieser Text ist nicht im Ergebnis: „{words}“',
  '{count} more paragraphs are not in the result, or in another form.':
    '{count} weitere Absätze sind nicht im Ergebnis, oder in anderer Form.',
  'This part is marked as not exported, and is left out.':
    'Dieser Teil ist als nicht zu exportieren gekennzeichnet und wird ausgelassen.',
  'Only what is marked like this part was exported. The rest is imported, too.':
    'Nur was wie dieser Teil gekennzeichnet ist, wurde exportiert. Der Rest wird ebenfalls importiert.',
  'A comment of Obsidian (%%) stays as text.': 'Ein Kommentar von Obsidian (%%) bleibt als Text.',
  'A diagram stays as the code it was drawn from ({language}).':
    'Ein Diagramm bleibt als der Code, aus dem es gezeichnet wurde ({language}).',
  'A table of contents stays as “[TOC]”.': 'Ein Inhaltsverzeichnis bleibt als „[TOC]“.',
  'Embedded content of another site stays as text.': 'Eingebetteter Inhalt einer anderen Seite bleibt als Text.',
  'Page layout commands are left out: {names}.': 'Befehle für das Seitenlayout werden ausgelassen: {names}.',
  'Metadata is left out: {names}.': 'Metadaten werden ausgelassen: {names}.',
  'Code of the kind “{format}” is left out: {code}': 'Code der Art „{format}“ wird ausgelassen: {code}',
  'Web code is left out: {words}': 'Code für das Web wird ausgelassen: {words}',
  '“{name}” stays as LaTeX, which only LaTeX exports show.':
    '„{name}“ bleibt LaTeX, das nur Exporte nach LaTeX zeigen.',
  '{code} refers to a label that is not in the text, and stays as LaTeX.':
    '{code} verweist auf ein Label, das nicht im Text ist, und bleibt LaTeX.',
  'A figure of {count} images shows them one below the other.':
    'Eine Abbildung aus {count} Bildern zeigt sie untereinander.',
  'A figure drawn in LaTeX stays LaTeX; its caption stands below as a paragraph.':
    'Eine in LaTeX gezeichnete Abbildung bleibt LaTeX; ihre Unterschrift steht als Absatz darunter.',
  'A table has 1 merged cell, which not every view shows as such.':
    'Eine Tabelle hat 1 verbundene Zelle, die nicht jede Ansicht so zeigt.',
  'A table has {count} merged cells, which not every view shows as such.':
    'Eine Tabelle hat {count} verbundene Zellen, die nicht jede Ansicht so zeigt.',
  'A formula of several numbered lines has one number now; {names} can no longer be referred to.':
    'Eine Formel aus mehreren nummerierten Zeilen hat nun eine Nummer; auf {names} kann nicht mehr verwiesen werden.',
  'This could not be read: “{code}”': 'Das konnte nicht gelesen werden: „{code}“',
  'This could not be read, and stays as code.': 'Das konnte nicht gelesen werden und bleibt Code.',
  'Its styling rules could not be read, and are left out.':
    'Die Gestaltungsregeln konnten nicht gelesen werden und werden ausgelassen.',
  '“{name}” is defined elsewhere. Of what it is given, only the text, title and abstract stay.':
    '„{name}“ ist anderswo definiert. Von dem, was ihm übergeben wird, bleiben nur Text, Titel und Zusammenfassung.',
  'There is more like this, which is not listed.': 'Es gibt mehr dieser Art, das nicht aufgeführt ist.',
  '“{name}” is not among the files; the link stays as it is.':
    '„{name}“ ist nicht unter den Dateien; der Link bleibt, wie er ist.',
  '“{name}” was shown within this text; now it is a link.':
    '„{name}“ wurde in diesem Text gezeigt; jetzt ist es ein Link.',
  '“{name}” is not among the files, so its text is missing.':
    '„{name}“ ist nicht unter den Dateien, sodass sein Text fehlt.',
  '“{name}” includes itself, so its text is missing.': '„{name}“ bindet sich selbst ein, sodass sein Text fehlt.',
  '“{name}” is not among the files; what it defines or contains is left out.':
    '„{name}“ ist nicht unter den Dateien; was es definiert oder enthält, wird ausgelassen.',
  'The package {name} is not available; what it defines or contains is left out.':
    'Das Paket {name} gibt es hier nicht; was es definiert oder enthält, wird ausgelassen.',
  'This text is left out, since the main file does not include it.':
    'Dieser Text wird ausgelassen, da die Hauptdatei ihn nicht einbindet.',
  'This file is left out, since it only serves the program that it came from.':
    'Diese Datei wird ausgelassen, da sie nur dem Programm dient, aus dem sie kam.',
  'This file could not be read, and is code where it was included.':
    'Diese Datei konnte nicht gelesen werden und ist dort, wo sie eingebunden war, Code.',
  'This file is not UTF-8; it was read as Western European text.':
    'Diese Datei ist kein UTF-8; sie wurde als westeuropäischer Text gelesen.',
  'This file does not name its encoding; Western European was assumed.':
    'Diese Datei nennt ihre Zeichenkodierung nicht; angenommen wurde Westeuropäisch.',
  'An archive or document within the zip is copied as it is, not unpacked.':
    'Ein Archiv oder Dokument in der ZIP-Datei wird kopiert, wie es ist, und nicht entpackt.',
  'The image “{name}” is not among the files.': 'Das Bild „{name}“ ist nicht unter den Dateien.',
  'The image {address} stays on the web.': 'Das Bild {address} bleibt im Web.',
  'The image “{name}” is kept, but its format cannot be shown.':
    'Das Bild „{name}“ bleibt, aber sein Format kann nicht gezeigt werden.',
  'The image “{name}” stayed on the server that this was exported from.':
    'Das Bild „{name}“ blieb auf dem Server, von dem dies exportiert wurde.',
  'Images that were links have lost the link.': 'Bilder, die Links waren, haben den Link verloren.',
  'under “{heading}”': 'unter „{heading}“',
  'near “{words}”': 'bei „{words}“',
  'under “{heading}”, near “{words}”': 'unter „{heading}“, bei „{words}“',
  'at the beginning': 'am Anfang',
  'in the margin of the pages': 'am Rand der Seiten',
  'at the top of the pages': 'oben auf den Seiten',
  'at the foot of the pages': 'unten auf den Seiten',
  'line {line}': 'Zeile {line}',
  '{path}, line {line}': '{path}, Zeile {line}',
  '“{heading}”, line {line}': '„{heading}“, Zeile {line}',
  'Import report': 'Importbericht',
  'What differs from “{name}”. Delete this file when you no longer need it.':
    'Was von „{name}“ abweicht. Löschen Sie diese Datei, wenn Sie sie nicht mehr brauchen.',
  'Not in the result': 'Nicht im Ergebnis',
  'In another form': 'In anderer Form',
  'Kept, but not shown everywhere': 'Erhalten, aber nicht überall zu sehen',
};
