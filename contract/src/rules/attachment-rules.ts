import { PRODUCT_FILES } from './defaults-keys.ts';
import { extensionOf, nameProblem } from './file-name.ts';

/** Limits on the files of one export profile. */
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

/** With their dots, for a file chooser. */
export const ATTACHMENT_EXTENSIONS: readonly string[] = [...KIND_OF.keys()].map((extension) => `.${extension}`);

/** The kind of a profile file, by its extension; null if that is not allowed. */
export function attachmentKind(name: string): AttachmentKind | null {
  return KIND_OF.get(extensionOf(name)) ?? null;
}

/** Why a profile file cannot have this name, as a sentence for users; null if it can. The name must be NFC. */
export function attachmentNameProblem(name: string): string | null {
  const problem = nameProblem(name);
  if (problem !== null) return problem;
  if (name.startsWith('.') || name.startsWith('~') || /[:$]/u.test(name))
    return 'A name must not start with “.” or “~” or contain “:” or “$”.';
  if (PRODUCT_FILES.includes(name)) return 'This name is reserved for a built-in file.';
  if (attachmentKind(name) === null)
    return `This file type cannot be added to a profile. Allowed: ${[...KIND_OF.keys()].join(', ')}.`;
  return null;
}
