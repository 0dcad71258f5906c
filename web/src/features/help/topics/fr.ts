import type { Synonyms, Topics } from './topics.ts';

export const topics: Topics = {
  writing: {
    title: 'Écrire',
    text: `
Les documents sont rédigés en Markdown : du texte brut avec un léger balisage. En **Aperçu**, les balises sont masquées et n’apparaissent
qu’autour du curseur ; **Texte source** montre tout le texte tel qu’il est enregistré. Tout est enregistré au fil de la frappe, et
« Enregistré » signifie : sur le disque du serveur.

La barre d’outils ajoute les balises pour vous, et la plupart ont un [raccourci clavier](#shortcuts). Déposez une image sur la page, et elle est enregistrée à côté du document.
`,
    examples: [
      ['# Titre', 'un titre ; `##` et `###` pour de plus petits'],
      ['**gras**, *italique*, `code`', 'mise en forme et code'],
      ['[texte](https://example.org)', 'un lien'],
      ['- élément', 'une liste ; `1.` pour une liste numérotée, `- [ ]` pour des tâches'],
      ['> citation', 'une citation longue'],
      ['texte[^1] … [^1]: La note.', 'une note de bas de page'],
      ['<!-- pour nous seulement -->', 'une note qui n’est jamais exportée', 'rien : cela reste dans la source'],
    ],
  },
  numbers: {
    title: 'Figures, tableaux et formules',
    text: `
Donnez une étiquette à un élément et renvoyez-y de n’importe où : il est numéroté pour vous, à l’écran et dans chaque export, dans la langue
que \`lang\` indique dans l’en-tête du document. Tapez \`@\`, et les étiquettes existantes vous sont proposées.

Le bouton Tableau de la barre d’outils insère un tableau. Cliquez dans une cellule pour la modifier : Tab mène à la suivante, Entrée à celle du
dessous, et Échap montre le texte source, où \`|\` sépare les cellules. La barre au-dessus du tableau ajoute des lignes et des colonnes, et les aligne.
`,
    examples: [
      ['![Légende](courbe.svg){#fig:courbe}', 'une figure numérotée', '**Figure 1.** Légende'],
      [': Légende {#tbl:mesures}', 'sous un tableau : sa légende et son étiquette', '**Tableau 1.** Légende'],
      ['$E = mc^2$', 'une formule dans la ligne'],
      ['$$ a^2 + b^2 = c^2 $$ {#eq:pyth}', 'une formule isolée, avec un numéro', '(1)'],
      ['# Méthodes {#sec:methodes}', 'une section à laquelle vous pouvez renvoyer', '1 Méthodes'],
      [
        '@fig:courbe, @tbl:mesures, @eq:pyth',
        'des renvois qui restent justes quand quelque chose se déplace',
        'Figure 1, Tableau 1, Équation 1',
      ],
    ],
  },
  citations: {
    title: 'Citer',
    text: `
Placez une bibliographie (\`.bib\`) à côté du document et nommez-la dans son en-tête, par exemple \`bibliography: references.bib\`. Tapez
ensuite \`[@\` : ses ouvrages vous sont proposés par auteur, titre et année. Un nom sous \`csl\` choisit le style de citation. Ce qui est cité figure
à la fin de chaque export, ou sous un titre « Références ». À côté d’une citation, une fiche montre ses ouvrages :
Alt+Entrée y mène, et « Modifier… » en ajoute ou en retire.

La page [Références](#references) permet de lier une bibliothèque Zotero : ses ouvrages rejoignent un fichier \`.bib\`, et chaque membre peut la synchroniser.
`,
    examples: [
      ['[@mandelbrot1967]', 'entre parenthèses', '(Mandelbrot 1967)'],
      ['@mandelbrot1967 montre', 'dans la phrase', 'Mandelbrot (1967) montre'],
      [
        '[voir @ames2020, p. 4; @baker2021]',
        'plusieurs ouvrages, avec des mots et des pages',
        '(voir Ames 2020, p. 4 ; Baker 2021)',
      ],
      ['[-@mandelbrot1967]', 'l’année seule', '(1967)'],
    ],
  },
  review: {
    title: 'Commentaires et suggestions',
    text: `
Sélectionnez un passage et cliquez sur la bulle pour le commenter ; avec \`@\` et un nom, vous prévenez quelqu’un. Un commentaire suit son texte,
quoi qu’il arrive autour.

En mode **Suggestion**, le texte reste tel quel : ce que vous tapez devient une suggestion que d’autres acceptent ou refusent. Les exports omettent
commentaires et suggestions, sauf si vous les incluez ; Word les montre comme commentaires et modifications suivies.
`,
    scene: {
      text: 'La côte s’allonge {==sans limite==} à mesure que la règle {--diminue--}{++raccourcit++}.',
      by: 'Ben',
      note: 'De quelle côte parlez-vous ?',
    },
  },
  exports: {
    title: 'Exports',
    text: `
**Exporter** produit un PDF, un fichier Word et d’autres formats selon un profil ; le résultat est enregistré dans un dossier à côté du document. Un PDF
peut s’afficher à côté du texte, et signale quand il n’est plus à jour. Si un export échoue, le journal indique la ligne en cause. [Vos exports](/exports) montre tout ce que vous avez exporté.
`,
    facts: {
      heads: ['Format', 'Pour'],
      rows: [
        ['PDF', 'imprimer et soumettre'],
        [
          'Word, OpenDocument',
          'les coauteurs et les revues ; Word peut contenir commentaires et modifications suivies',
        ],
        ['LaTeX, Typst', 'une mise en page ailleurs'],
        ['HTML, EPUB, diapositives', 'lire et présenter à l’écran'],
        ['JATS, Markdown', 'les archives et d’autres outils'],
      ],
    },
  },
  word: {
    title: 'Importation et Word',
    text: `
**Téléverser**, puis **Importer…**, reprend des articles de Word, LaTeX, Overleaf, Obsidian et d’autres, avec leurs images et leurs références. Vous
pouvez vérifier le résultat avant tout enregistrement.

Si un coauteur modifie un export Word, déposez le fichier reçu sur son document : ses modifications deviennent des suggestions et ses
commentaires des discussions, en son nom.
`,
  },
  sharing: {
    title: 'Partager',
    text: `
**Partager**, dans la barre du haut, donne à d’autres un document, un dossier ou tout un espace de travail. Un dossier vient avec tout ce qu’il contient ; un
document seul vient sans ses images ni ses références.
`,
    facts: {
      heads: ['Avec', 'Comment'],
      rows: [
        [
          'Des personnes et des groupes',
          'Ajoutez-les par nom ou par e-mail, pour lire, commenter ou modifier, et jusqu’à une date si vous voulez. Sans compte, on reçoit une invitation.',
        ],
        [
          'Toute personne ayant un lien',
          'Les invités n’ont pas besoin de compte, seulement d’un nom. Un lien peut avoir un mot de passe et une date d’expiration, et être révoqué.',
        ],
        [
          'Tout le monde',
          'Publiez un document comme page web, avec son PDF. Elle peut suivre le texte ou rester telle quelle.',
        ],
      ],
    },
  },
  history: {
    title: 'Versions',
    text: `
Chaque version est gardée. **Versions** en compare deux au choix, montre qui a écrit quoi, et rétablit une version, un paragraphe ou une
sélection : rien ne se perd, car le texte actuel devient lui aussi une version. Nommez une version pour la retrouver. Les fichiers supprimés
restent 30 jours dans la corbeille.
`,
    scene: { text: 'Nous avons mesuré {--onze--}{++douze++} côtes{++, deux fois chacune++}.' },
  },
  groups: {
    title: 'Groupes',
    text: `
Un groupe a un espace de travail que tous ses membres partagent. Selon son rôle, un membre peut lire, commenter et suggérer, ou modifier. Les
responsables invitent sur la page du groupe. Vous voyez qui est dans un document, et où ; plusieurs personnes peuvent écrire dans le même
paragraphe.
`,
    facts: {
      heads: ['Rôle', 'Ce qu’il permet'],
      rows: [
        ['Peut lire', 'lire et télécharger les documents'],
        ['Peut commenter', 'aussi commenter et suggérer des modifications'],
        ['Peut modifier', 'aussi écrire, et ajouter, déplacer et supprimer des fichiers'],
        ['Responsable', 'aussi inviter et retirer des membres, et changer leurs rôles'],
      ],
    },
  },
  offline: {
    title: 'Travailler hors ligne',
    text: `
Continuez d’écrire : vos modifications restent sur cet appareil et sont fusionnées dès que la connexion revient. L’état au-dessus du texte indique
toujours où elles se trouvent. Le texte qui n’a pas pu être enregistré est listé sous [Brouillons récupérés](#drafts) dans le menu de votre compte.
`,
  },
};

export const synonyms: Synonyms = [
  ['tableau', 'ligne', 'colonne', 'cellule'],
  ['image', 'figure', 'photo'],
  ['formule', 'équation'],
  ['citation', 'citer', 'référence', 'bibliographie'],
  ['commentaire', 'annotation', 'remarque'],
  ['suggestion', 'révision'],
  ['historique', 'version', 'annuler'],
  ['supprimer', 'supprimé', 'corbeille'],
  ['membre', 'inviter', 'invitent', 'partager', 'rôle'],
  ['connexion', 'réseau', 'internet'],
  ['export', 'télécharger', 'imprimer'],
  ['titre', 'section'],
  ['gras', 'italique'],
  ['raccourci', 'raccourcis', 'clavier', 'touche', 'touches'],
  ['docx', 'Word'],
  ['LaTeX', 'formule'],
  ['BibTeX', 'bibliographie'],
  ['suivi', 'modifications'],
  ['simultané', 'plusieurs'],
];
