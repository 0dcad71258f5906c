import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { empty, safeText, uuid } from '../shapes.ts';

export const attachment = z.strictObject({ name: z.string(), size: z.number().int() });
export type Attachment = z.output<typeof attachment>;

export const listAttachments = defineOperation({
  path: '/api/export/list-attachments',
  summary: 'Files of an export profile: citation styles, reference documents, templates, filters.',
  access: { rule: 'admin' },
  input: z.strictObject({ uuid }),
  output: z.strictObject({ attachments: z.array(attachment) }),
  errors: ['not-found'],
});

export const uploadAttachments = defineOperation({
  path: '/api/export/upload-attachments',
  summary: 'Multipart: `file` (repeated), `uuid` of the profile. A file of the same name is replaced. All or none.',
  access: { rule: 'admin' },
  body: 'multipart',
  input: z.strictObject({ uuid }),
  output: z.strictObject({ attachments: z.array(attachment) }),
  errors: ['not-found', 'invalid-name', 'too-large'],
});

export const deleteAttachment = defineOperation({
  path: '/api/export/delete-attachment',
  summary: 'Delete a file of an export profile that no queued or running job uses.',
  access: { rule: 'admin' },
  input: z.strictObject({ uuid, name: safeText(1024) }),
  output: empty,
  errors: ['not-found', 'in-use'],
});

export const getAttachmentLink = defineOperation({
  path: '/api/export/get-attachment-link',
  summary: 'A link to download a file of an export profile, for this administrator, valid for one hour.',
  access: { rule: 'admin' },
  input: z.strictObject({ uuid, name: safeText(1024) }),
  output: z.strictObject({ url: z.string() }),
  errors: ['not-found'],
});
