/**
 * The order in which mails are sent, and the share of the daily quota after which each class has to wait. Invitations
 * and sign-ups can never use up the share reserved for mails that let people into their accounts.
 */
const CLASSES = [
  { kinds: ['reset-password', 'password-changed', 'email-changed', 'sign-in-changed'], share: 1 },
  {
    kinds: ['verify-email', 'finish-sign-up', 'email-in-use', 'set-password', 'approval', 'test'],
    share: 0.8,
  },
  {
    kinds: ['group-invitation', 'item-invitation', 'group-added', 'export-finished', 'review-mention', 'review-digest'],
    share: 0.5,
  },
] as const;

export const MAIL_PRIORITIES: readonly number[] = CLASSES.map((_, priority) => priority);

/** Lower numbers go first; unlisted kinds go last. */
export function priorityOf(kind: string): number {
  const found = CLASSES.findIndex(({ kinds }) => (kinds as readonly string[]).includes(kind));
  return found === -1 ? CLASSES.length - 1 : found;
}

/** The classes that may send another mail today. */
export function openPriorities(sentToday: number, quota: number): number[] {
  return MAIL_PRIORITIES.filter((priority) => sentToday < Math.ceil(quota * (CLASSES[priority]?.share ?? 0)));
}
