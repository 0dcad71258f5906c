// The policies must exist before anything else touches the document.
import './lib/trusted-types.ts';
import './lib/csp-nonce.ts';
import './ui/styles-entry.ts';
import { releaseFonts } from './ui/late-fonts.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');
releaseFonts();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
