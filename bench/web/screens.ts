/** A screen, and a selector of what is there, with some text, once it is usable. */
export interface Screen {
  name: string;
  path: string;
  ready: string;
}

/** `paper`: path of a group's paper. */
export function listScreens(paper: string): { opened: Screen[]; switched: Screen[] } {
  const folder = paper.slice(0, paper.lastIndexOf('/') + 1);
  const dashboard = { name: 'dashboard', path: '/', ready: 'main a[href^="/workspace/"]' };
  const workspace = { name: 'workspace', path: folder, ready: 'main table tbody tr' };
  const document = { name: 'document', path: paper, ready: '.cm-content[contenteditable="true"] .cm-line' };
  return {
    opened: [{ name: 'log-in', path: '/login', ready: 'form button[type="submit"]' }, dashboard, workspace, document],
    switched: [
      dashboard,
      workspace,
      document,
      { name: 'history', path: `${paper}?view=history`, ready: 'section > h2 + ul li' },
      { name: 'profile', path: '/profile', ready: '#profile form button' },
    ],
  };
}
