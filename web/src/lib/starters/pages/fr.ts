import type { Pages } from './pages.ts';

export const pages: Pages = {
  language: 'fr',
  untitled: 'Sans titre',
  sample: { title: 'Quelle est la longueur d’une côte ?', heading: 'Introduction' },
  article: `# Introduction

<!-- Ce que l’on sait, ce qui manque, et la question de cet article. -->



# Méthodes

<!-- Ce qu’il faut savoir pour refaire le travail. -->

# Résultats

<!-- Ce que vous avez trouvé. Déposez une figure ici : elle est enregistrée à côté du texte. -->

# Discussion

<!-- Ce que cela signifie, et jusqu’où cela vaut. -->

# Références
`,
  chapter: `# Introduction

<!-- La question de ce chapitre, et comment il suit le précédent. -->



# Contexte

# Démarche

# Résultats

# Conclusion

<!-- Ce sur quoi s’appuie le chapitre suivant. -->

# Références
`,
  notes: `**Présents :** 

# Sujets

1. 

# Décisions

- 

# À faire

- [ ] 
`,
};
