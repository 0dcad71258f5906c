import { attachmentKind, type AttachmentKind } from '@scriptorium/contract/rules/attachment-rules.ts';
import { extensionOf } from '@scriptorium/contract/rules/file-name.ts';
import { styleFault } from '@scriptorium/contract/rules/citation-style.ts';
import { decideMediaType } from '../items/media-type.ts';

const MAX_TEXT = 2 * 1024 * 1024;
const MAIN_PART: Readonly<Record<string, string>> = {
  docx: 'word/document.xml',
  pptx: 'ppt/presentation.xml',
  odt: 'content.xml',
};
const MACRO_PARTS = ['vbaProject.bin', 'vbaData.xml', 'Basic/Standard/'];
const FONT_SIGNS = ['\u0000\u0001\u0000\u0000', 'OTTO', 'true', 'wOFF', 'wOF2'];

/** Why these bytes do not match the name of a profile's attachment; null if they do. */
export function attachmentContentProblem(name: string, bytes: Uint8Array): string | null {
  const extension = extensionOf(name);
  switch (attachmentKind(name) as AttachmentKind) {
    case 'document': {
      const part = MAIN_PART[extension] ?? '';
      // The archive stores the names of its parts uncompressed.
      if (MACRO_PARTS.some((name) => Buffer.from(bytes).includes(name)))
        return 'Documents with macros are not accepted.';
      return startsWith(bytes, 'PK\u0003\u0004') && Buffer.from(bytes).includes(part)
        ? null
        : `This is not a .${extension} document.`;
    }
    case 'picture':
      return decideMediaType(name, bytes.subarray(0, 4096)).startsWith('image/')
        ? null
        : `This is not a .${extension} picture.`;
    case 'font':
      return FONT_SIGNS.some((sign) => startsWith(bytes, sign)) ? null : `This is not a .${extension} font.`;
    case 'style':
      return textProblem(bytes) ?? styleProblem(new TextDecoder().decode(bytes));
    default:
      return textProblem(bytes);
  }
}

function startsWith(bytes: Uint8Array, sign: string): boolean {
  return [...sign].every((letter, at) => bytes[at] === letter.charCodeAt(0));
}

function textProblem(bytes: Uint8Array): string | null {
  if (bytes.length > MAX_TEXT) return 'A text file of a profile can be at most 2 MB.';
  let text;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return 'This is not text in UTF-8.';
  }
  return /[\u0000-\u0008\u000e-\u001f]/u.test(text) ? 'This is not text.' : null;
}

function styleProblem(text: string): string | null {
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(text)) return 'A citation style must not declare entities.';
  if (!/<style\s[^>]*xmlns="http:\/\/purl\.org\/net\/xbiblio\/csl"/u.test(text))
    return 'This is not a citation style (CSL).';
  if (/<link[^>]*rel="independent-parent"/u.test(text))
    return 'This style only points to another one. Upload the style that it names as its parent.';
  const fault = styleFault(text);
  return fault === null ? null : `This style cannot be used: ${fault}.`;
}
