import type { Sample } from './sample.ts';

export const sample: Sample = {
  folder: 'Article d’exemple',
  file: 'cote.md',
  axes: { ruler: 'Pas (km)', length: 'Longueur (km)', lengths: ['3\u202f400', '2\u202f800', '2\u202f400'] },
  text: String.raw`---
title: Quelle est la longueur d’une côte ?
author:
  - {author}
lang: fr
abstract: |
  Plus le pas est petit, plus la côte est longue. Nous répétons une mesure classique avec trois pas et en tirons l’exposant décrit par Richardson et Mandelbrot. Ceci est un article d’exemple : modifiez-le, exportez-le ou supprimez-le.
bibliography: references.bib
---

# Introduction

Une carte donne la longueur d’une côte au kilomètre près, et pourtant ce nombre n’existe pas. Richardson a remarqué que les pays ne s’accordent pas sur la frontière qu’ils partagent [@richardson1961], et Mandelbrot a expliqué pourquoi [@mandelbrot1967; voir aussi @mandelbrot1982, chap. 5] : chaque pas plus petit trouve de nouvelles baies à suivre.

<!-- Un texte comme celui-ci est pour vous et vos coauteurs : il n’est jamais imprimé. Sélectionnez une phrase et cliquez sur la bulle pour la commenter. -->

# Mesures

Nous avons parcouru au compas une carte de la Grande-Bretagne. @tbl:longueurs donne le résultat pour trois pas, et @fig:droite montre les trois mêmes points sur des axes logarithmiques.

| Pas (km) | Nombre de pas | Longueur (km) |
| -------: | ------------: | ------------: |
|      200 |            12 |         2 400 |
|      100 |            28 |         2 800 |
|       50 |            68 |         3 400 |

: Longueur de la côte de la Grande-Bretagne selon le pas. {#tbl:longueurs}

![Les trois mesures, et la droite qui passe par la première et la dernière.](slope.svg){#fig:droite}

# Une loi et son exposant

Les points sont presque alignés : la longueur $L$ dépend donc du pas $r$ comme une puissance :

$$
L(r) = c \, r^{1-D}
$$ {#eq:loi}

De la première et de la dernière ligne de @tbl:longueurs, @eq:loi donne

$$
D = 1 + \frac{\ln (3400 / 2400)}{\ln (200 / 50)} \approx 1{,}25,
$$

la valeur que Mandelbrot cite pour la côte ouest de la Grande-Bretagne.[^1]

[^1]: Pour une droite, $D = 1$ ; plus une côte est découpée, plus $D$ s’approche de 2.

# À vous

- [ ] Cliquez dans **ce mot** : ses marques apparaissent tant que le curseur s’y trouve, et disparaissent ensuite.
- [ ] Changez un nombre du tableau.
- [ ] **Exportez** un PDF, et affichez-le à côté du texte.
- [ ] Ouvrez **Versions** pour voir qui a écrit quoi, et pour retrouver n’importe quelle version.
- [ ] Invitez quelqu’un dans un groupe, et écrivez en même temps dans le même paragraphe.

# Références
`,
};
