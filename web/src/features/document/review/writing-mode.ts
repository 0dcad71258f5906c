import { isAtLeast, type Role } from '@scriptorium/contract/review/limits.ts';

/** Whether typing changes the text, suggests a change, or does nothing. */
export type WritingMode = 'editing' | 'suggesting' | 'viewing';

/** The modes available to a role, the default first. All modes until the role is known. */
export function listModes(role: Role | null): readonly WritingMode[] {
  if (role === null || isAtLeast(role, 'editor')) return ['editing', 'suggesting', 'viewing'];
  return isAtLeast(role, 'commenter') ? ['suggesting', 'viewing'] : ['viewing'];
}

export function chooseMode(role: Role | null, remembered: string | null): WritingMode {
  const modes = listModes(role);
  return modes.find((mode) => mode === remembered) ?? modes[0] ?? 'viewing';
}

/** The mode the shortcut switches to: suggesting, or back. */
export function otherMode(role: Role | null, mode: WritingMode): WritingMode {
  const modes = listModes(role);
  if (mode !== 'suggesting') return modes.includes('suggesting') ? 'suggesting' : mode;
  return modes.find((one) => one !== 'suggesting') ?? mode;
}
