import { isAtLeast, type Role } from '@scriptorium/contract/review/limits.ts';

/** What typing does: changes the text, suggests changing it, or nothing. */
export type WritingMode = 'editing' | 'suggesting' | 'viewing';

/** The modes a role can choose from, the usual one first. All of them until the role is known. */
export function listModes(role: Role | null): readonly WritingMode[] {
  if (role === null || isAtLeast(role, 'editor')) return ['editing', 'suggesting', 'viewing'];
  return isAtLeast(role, 'commenter') ? ['suggesting', 'viewing'] : ['viewing'];
}

export function chooseMode(role: Role | null, remembered: string | null): WritingMode {
  const modes = listModes(role);
  return modes.find((mode) => mode === remembered) ?? modes[0] ?? 'viewing';
}

/** The mode that the key leads to: suggesting, or back from it. */
export function otherMode(role: Role | null, mode: WritingMode): WritingMode {
  const modes = listModes(role);
  if (mode !== 'suggesting') return modes.includes('suggesting') ? 'suggesting' : mode;
  return modes.find((one) => one !== 'suggesting') ?? mode;
}
