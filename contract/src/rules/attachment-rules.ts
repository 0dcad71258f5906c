import { PRODUCT_FILES } from './defaults-keys.ts';
import { extensionOf, nameProblem } from './file-name.ts';

/** Bounds of the files beside one export profile. */
export const ATTACHMENT_LIMITS = {
  files: 40,
  bytesOfOne: 10 * 1024 * 1024,
  bytesOfAll: 50 * 1024 * 1024,
} as const;

export type AttachmentKind = 'style' | 'document' | 'filter' | 'text' | 'picture' | 'font';

const KINDS: Readonly<Record<AttachmentKind, string>> = {
  style: 'csl',
  document: 'docx odt pptx',
  filter: 'lua',
  text: 'typst typ html latex tex openxml opendocument template xml css md txt yaml yml json bib',
  picture: 'png jpg jpeg svg',
  font: 'ttf otf woff woff2',
};

const KIND_OF: ReadonlyMap<string, AttachmentKind> = new Map(
  Object.entries(KINDS).flatMap(([kind, extensions]) =>
    extensions.split(' ').map((extension) => [extension, kind as AttachmentKind] as const),
  ),
);

/** Extensions with their dots, for a file chooser. */
export const ATTACHMENT_EXTENSIONS: readonly string[] = [...KIND_OF.keys()].map((extension) => `.${extension}`);

export function attachmentKind(name: string): AttachmentKind | null {
  return KIND_OF.get(extensionOf(name)) ?? null;
}

/** Why a file of this name cannot lie beside a profile, or null. The name must be in NFC already. */
export function attachmentNameProblem(name: string): string | null {
  const problem = nameProblem(name);
  if (problem !== null) return problem;
  if (name.startsWith('.') || name.startsWith('~') || /[:$]/u.test(name))
    return 'A name must not begin with “.” or “~” and must not hold “:” or “$”.';
  if (PRODUCT_FILES.includes(name)) return 'This name belongs to a file of the product.';
  if (attachmentKind(name) === null)
    return `Files of this kind cannot lie beside a profile; these can: ${[...KIND_OF.keys()].join(', ')}.`;
  return null;
}
