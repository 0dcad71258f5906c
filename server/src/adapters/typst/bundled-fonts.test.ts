import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typesetPdf } from './typeset-pdf.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scriptorium-fonts-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const set = (source: string) =>
  typesetPdf(`#set document(title: "T")\n${source}`, new Map(), { root: folder, fonts: [], sourceDate: 0 });

test('fonts installed on the machine are not used', () => {
  const configured = join(folder, 'fontconfig');
  mkdirSync(configured);
  // A folder with a font that Latin text never needs.
  const installed = dirname(fileURLToPath(import.meta.resolve('@embedpdf/fonts-sc'))).replace(/dist$/u, 'fonts');
  writeFileSync(join(configured, 'fonts.conf'), `<fontconfig><dir>${installed}</dir></fontconfig>`);
  vi.stubEnv('XDG_CONFIG_HOME', folder);
  expect(set('#set text(font: "Noto Sans S Chinese")\nWords').lines).toEqual([
    'typst-warning:unknown font family: noto sans s chinese',
  ]);
});

test('there is a font for each supported script', () => {
  const texts = {
    Latin: 'Größe naïve Łódź Việt İstanbul',
    Greek: 'Ελληνικά ἀρχή',
    Cyrillic: 'Русский Ђорђе',
    Hebrew: 'עברית',
    Arabic: 'العربية',
    Armenian: 'Հայերեն',
    Georgian: 'ქართული',
    Hindi: 'हिन्दी',
    Chinese: '中文 漢字 ，。',
    Japanese: '日本語 ひらがな カタカナ',
    Korean: '한국어',
    symbols: '→ ⇒ ↔ ✓ ✗ ★ ☐ ☒ ♀ ♂ ⚠ ℃ № ‰ € ₿ ½ ⅔ ① Ⅳ',
    mathematics: '× ≤ ≠ ∞ ∑ ∂ ∇ ∈ ⊂ ∀ ∃ ℝ ℕ 𝔼 𝒩 ⟨ ⟩ ⌈ ⌉ ²',
    emoji: '😀 🚀 🤖 🇪🇺',
    phonetics: 'ˈfəʊnɛtɪks',
  };
  for (const [name, text] of Object.entries(texts)) expect(set(text).lines, name).toEqual([]);
});

test('characters in code and in bold have a font too', () => {
  expect(set('*中文 한국어 हिन्दी 😀* `中文 → 한국어`').lines).toEqual([]);
});

test('text in a drawing has its font', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><text x="5" y="20">中文</text></svg>';
  const source = '#set document(title: "T")\n#image("/d.svg", alt: "d")';
  const files = new Map([['d.svg', new TextEncoder().encode(drawing)]]);
  const made = typesetPdf(source, files, { root: folder, fonts: [], sourceDate: 0 });
  expect(made.lines).toEqual([]);
  expect(Buffer.from(made.bytes ?? []).toString('latin1')).toContain('NotoSansHans');
});
