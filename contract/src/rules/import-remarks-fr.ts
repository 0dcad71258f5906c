import type { ImportTexts } from './import-remarks.ts';

export const importTexts: ImportTexts = {
  'A comment is left out.': 'Un commentaire est laissé de côté.',
  'A chart is left out; save it as an image in Word to keep it.':
    'Un graphique est laissé de côté ; enregistrez-le comme image dans Word pour le garder.',
  'A SmartArt drawing is left out; save it as an image in Word to keep it.':
    'Un dessin SmartArt est laissé de côté ; enregistrez-le comme image dans Word pour le garder.',
  'An embedded object is left out, except for its image.': 'Un objet incorporé est laissé de côté, sauf son image.',
  'A group of shapes is left out; save it as an image in Word to keep it.':
    'Un groupe de formes est laissé de côté ; enregistrez-le comme image dans Word pour le garder.',
  'A shape is left out; text in it is kept as a paragraph where possible.':
    'Une forme est laissée de côté ; son texte reste si possible comme paragraphe.',
  'A drawing in ink is left out.': 'Un dessin à l’encre est laissé de côté.',
  'An embedded page is left out.': 'Une page incorporée est laissée de côté.',
  'A video is left out.': 'Une vidéo est laissée de côté.',
  'A sound is left out.': 'Un son est laissé de côté.',
  'A drawing made by a script is left out.': 'Un dessin produit par un script est laissé de côté.',
  'An embedded object is left out.': 'Un objet incorporé est laissé de côté.',
  'A form is left out.': 'Un formulaire est laissé de côté.',
  'Tracked changes are taken as accepted.': 'Les modifications suivies sont considérées comme acceptées.',
  'The table of contents is left out, since exports make their own.':
    'La table des matières est laissée de côté, puisque les exports font la leur.',
  'A shape is left out; save it as an image to keep it.':
    'Une forme est laissée de côté ; enregistrez-la comme image pour la garder.',
  'Supplementary material is left out.': 'Le matériel supplémentaire est laissé de côté.',
  'A media file is left out.': 'Un fichier multimédia est laissé de côté.',
  'Acknowledgements are kept if they are part of the text.': 'Les remerciements restent s’ils font partie du texte.',
  'Scripts are left out, with whatever they would add to the page.':
    'Les scripts sont laissés de côté, avec tout ce qu’ils ajouteraient à la page.',
  'The line “{words}” of the page margin is left out.':
    'La ligne « {words} » de la marge des pages est laissée de côté.',
  '1 tracked change is taken as accepted.': '1 modification suivie est considérée comme acceptée.',
  '{count} tracked changes are taken as accepted.': '{count} modifications suivies sont considérées comme acceptées.',
  'The index is left out.': 'L’index est laissé de côté.',
  'A form field is left out.': 'Un champ de formulaire est laissé de côté.',
  'A citation could not be read, and stays as plain text.':
    'Une citation n’a pas pu être lue et reste sous forme de texte.',
  '{count} of {total} citations could not be read and stay as text.':
    '{count} citations sur {total} n’ont pas pu être lues et restent du texte.',
  'Word’s own bibliography is left out; its citations stay as text.':
    'La bibliographie propre à Word est laissée de côté ; ses citations restent comme texte.',
  'The bibliography “{name}” is named, but was not in the file. Put it beside the text.':
    'La bibliographie « {name} » est nommée, mais n’était pas dans le fichier. Placez-la à côté du texte.',
  'The bibliography “{name}” is named, but is not among the files.':
    'La bibliographie « {name} » est nommée, mais n’est pas parmi les fichiers.',
  'The bibliography “{name}” is in Typst’s own form. Save it as .bib.':
    'La bibliographie « {name} » est dans le format propre à Typst. Enregistrez-la en .bib.',
  'This text is not in the result: “{words}”': 'Ce texte n’est pas dans le résultat : « {words} »',
  '{count} more paragraphs are not in the result, or in another form.':
    '{count} autres paragraphes ne sont pas dans le résultat, ou sous une autre forme.',
  'This part is marked as not exported, and is left out.':
    'Cette partie est marquée comme non exportée, et laissée de côté.',
  'Only what is marked like this part was exported. The rest is imported, too.':
    'Seul ce qui est marqué comme cette partie était exporté. Le reste est importé aussi.',
  'A comment of Obsidian (%%) stays as text.': 'Un commentaire d’Obsidian (%%) reste comme texte.',
  'A diagram stays as the code it was drawn from ({language}).':
    'Un diagramme reste comme le code dont il était tiré ({language}).',
  'A table of contents stays as “[TOC]”.': 'Une table des matières reste comme « [TOC] ».',
  'Embedded content of another site stays as text.': 'Le contenu incorporé d’un autre site reste comme texte.',
  'Page layout commands are left out: {names}.': 'Les commandes de mise en page sont laissées de côté : {names}.',
  'Metadata is left out: {names}.': 'Des métadonnées sont laissées de côté : {names}.',
  'Code of the kind “{format}” is left out: {code}': 'Du code de type « {format} » est laissé de côté : {code}',
  'Web code is left out: {words}': 'Du code web est laissé de côté : {words}',
  '“{name}” stays as LaTeX, which only LaTeX exports show.':
    '« {name} » reste en LaTeX, que seuls les exports LaTeX montrent.',
  '{code} refers to a label that is not in the text, and stays as LaTeX.':
    '{code} renvoie à une étiquette absente du texte, et reste en LaTeX.',
  'A figure of {count} images shows them one below the other.':
    'Une figure de {count} images les montre l’une sous l’autre.',
  'A figure drawn in LaTeX stays LaTeX; its caption stands below as a paragraph.':
    'Une figure dessinée en LaTeX reste en LaTeX ; sa légende est dessous, comme paragraphe.',
  'A table has 1 merged cell, which not every view shows as such.':
    'Un tableau a 1 cellule fusionnée, que toutes les vues ne montrent pas comme telle.',
  'A table has {count} merged cells, which not every view shows as such.':
    'Un tableau a {count} cellules fusionnées, que toutes les vues ne montrent pas comme telles.',
  'A formula of several numbered lines has one number now; {names} can no longer be referred to.':
    'Une formule de plusieurs lignes numérotées n’a plus qu’un numéro ; on ne peut plus renvoyer à {names}.',
  'This could not be read: “{code}”': 'Ceci n’a pas pu être lu : « {code} »',
  'This could not be read, and stays as code.': 'Ceci n’a pas pu être lu, et reste du code.',
  'Its styling rules could not be read, and are left out.':
    'Ses règles de style n’ont pas pu être lues, et sont laissées de côté.',
  '“{name}” is defined elsewhere. Of what it is given, only the text, title and abstract stay.':
    '« {name} » est défini ailleurs. De ce qui lui est donné, seuls restent le texte, le titre et le résumé.',
  'There is more like this, which is not listed.': 'Il y en a d’autres du même genre, qui ne sont pas listés.',
  '“{name}” is not among the files; the link stays as it is.':
    '« {name} » n’est pas parmi les fichiers ; le lien reste tel quel.',
  '“{name}” was shown within this text; now it is a link.':
    '« {name} » était affiché dans ce texte ; c’est maintenant un lien.',
  '“{name}” is not among the files, so its text is missing.':
    '« {name} » n’est pas parmi les fichiers : son texte manque.',
  '“{name}” includes itself, so its text is missing.': '« {name} » s’inclut lui-même : son texte manque.',
  '“{name}” is not among the files; what it defines or contains is left out.':
    '« {name} » n’est pas parmi les fichiers ; ce qu’il définit ou contient est laissé de côté.',
  'The package {name} is not available; what it defines or contains is left out.':
    'Le paquet {name} n’est pas disponible ; ce qu’il définit ou contient est laissé de côté.',
  'This text is left out, since the main file does not include it.':
    'Ce texte est laissé de côté, puisque le fichier principal ne l’inclut pas.',
  'This file is left out, since it only serves the program that it came from.':
    'Ce fichier est laissé de côté, puisqu’il ne sert qu’au programme d’où il vient.',
  'This file could not be read, and is code where it was included.':
    'Ce fichier n’a pas pu être lu, et reste du code là où il était inclus.',
  'This file is not UTF-8; it was read as Western European text.':
    'Ce fichier n’est pas en UTF-8 ; il a été lu comme du texte d’Europe de l’Ouest.',
  'This file does not name its encoding; Western European was assumed.':
    'Ce fichier n’indique pas son codage ; celui d’Europe de l’Ouest a été supposé.',
  'An archive or document within the zip is copied as it is, not unpacked.':
    'Une archive ou un document dans le zip est copié tel quel, sans être décompressé.',
  'The image “{name}” is not among the files.': 'L’image « {name} » n’est pas parmi les fichiers.',
  'The image {address} stays on the web.': 'L’image {address} reste sur le web.',
  'The image “{name}” is kept, but its format cannot be shown.':
    'L’image « {name} » est gardée, mais son format ne peut pas être affiché.',
  'The image “{name}” stayed on the server that this was exported from.':
    'L’image « {name} » est restée sur le serveur d’où ceci a été exporté.',
  'Images that were links have lost the link.': 'Les images qui étaient des liens ont perdu le lien.',
  'under “{heading}”': 'sous « {heading} »',
  'near “{words}”': 'près de « {words} »',
  'under “{heading}”, near “{words}”': 'sous « {heading} », près de « {words} »',
  'at the beginning': 'au début',
  'in the margin of the pages': 'dans la marge des pages',
  'at the top of the pages': 'en haut des pages',
  'at the foot of the pages': 'au bas des pages',
  'line {line}': 'ligne {line}',
  '{path}, line {line}': '{path}, ligne {line}',
  '“{heading}”, line {line}': '« {heading} », ligne {line}',
  'Import report': 'Rapport d’importation',
  'What differs from “{name}”. Delete this file when you no longer need it.':
    'Ce qui diffère de « {name} ». Supprimez ce fichier quand vous n’en avez plus besoin.',
  'Not in the result': 'Absent du résultat',
  'In another form': 'Sous une autre forme',
  'Kept, but not shown everywhere': 'Conservé, mais pas visible partout',
};
