// The policies must exist before anything else touches the document.
import './lib/trusted-types.ts';
import './lib/csp-nonce.ts';
import './ui/styles-entry.ts';
import { releaseFonts } from './ui/late-fonts.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';

releaseFonts();
if (location.pathname.endsWith('.md')) void import('./app/call-for-text.ts').then(({ callForText }) => callForText());
// In index.html.
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
