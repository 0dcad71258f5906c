/**
 * Which mails go first, and how much of the day's quota is used up when a class has to wait: what lets people into their
 * accounts always has a share that neither invitations nor sign-ups can eat.
 */
const CLASSES = [
  { kinds: ['reset-password', 'password-changed', 'email-changed'], share: 1 },
  {
    kinds: ['verify-email', 'finish-sign-up', 'email-in-use', 'set-password', 'approval', 'test'],
    share: 0.8,
  },
  { kinds: ['group-added', 'export-finished'], share: 0.5 },
] as const;

export const MAIL_PRIORITIES: readonly number[] = CLASSES.map((_, priority) => priority);

/** Lower goes first. A kind that nobody has ordered waits behind all others. */
export function priorityOf(kind: string): number {
  const found = CLASSES.findIndex(({ kinds }) => (kinds as readonly string[]).includes(kind));
  return found === -1 ? CLASSES.length - 1 : found;
}

/** The classes of which one more mail may be sent today. */
export function openPriorities(sentToday: number, quota: number): number[] {
  return MAIL_PRIORITIES.filter((priority) => sentToday < Math.ceil(quota * (CLASSES[priority]?.share ?? 0)));
}
