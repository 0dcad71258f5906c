import type { Pages } from './pages.ts';

export const pages: Pages = {
  language: 'de',
  untitled: 'Ohne Titel',
  sample: { title: 'Wie lang ist eine Küste?', heading: 'Einleitung' },
  article: `# Einleitung

<!-- Was bekannt ist, was fehlt, und die Frage dieses Artikels. -->



# Methoden

<!-- Was man wissen muss, um die Arbeit zu wiederholen. -->

# Ergebnisse

<!-- Was Sie gefunden haben. Ziehen Sie eine Abbildung hierher: Sie wird neben dem Text gespeichert. -->

# Diskussion

<!-- Was es bedeutet, und wie weit es trägt. -->

# Literatur
`,
  chapter: `# Einleitung

<!-- Welche Frage dieses Kapitel beantwortet, und wie es an das vorige anschließt. -->



# Hintergrund

# Vorgehen

# Ergebnisse

# Zusammenfassung

<!-- Worauf das nächste Kapitel aufbaut. -->

# Literatur
`,
  notes: `**Anwesend:** 

# Themen

1. 

# Beschlüsse

- 

# Zu tun

- [ ] 
`,
};
