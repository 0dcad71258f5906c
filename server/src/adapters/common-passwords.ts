import { dictionary } from '@zxcvbn-ts/language-common';

/** Combinations are checked only of this many: rarer passwords are mostly people's own inventions. */
const FREQUENT = 3000;

/**
 * A published list of some 50,000 leaked passwords, most frequent first. Kept as one text, since a set of strings would take
 * ten times the memory, and taken out of the package, which would keep it, too.
 */
const PASSWORDS = `\n${dictionary['passwords-common'].splice(0).join('\n')}\n`.normalize('NFKC').toLowerCase();

/**
 * Frequent passwords that are words. Most are too short here, so people lengthen them with digits, symbols or a second
 * word, or substitute letters, which is checked too.
 */
const WORDS: ReadonlySet<string> = new Set([
  ...PASSWORDS.trim()
    .split('\n', FREQUENT)
    .filter((password) => /^\p{L}{3,}$/u.test(password)),
  ...'administrator changeit cde department iloveu ilovemy ihate letmein lol love mylove mypass mysecret pass passwort please scriptorium trustno user university wellcome welcome wsx xsw zaq'.split(
    ' ',
  ),
]);

/** Keyboard rows and columns, the alphabet and the digits. */
const RUNS = [
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  'q1w2e3r4t5y6u7i8o9p0',
].flatMap((run) => [run, [...run].toReversed().join('')]);

const SWAPS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** `password` must be folded (NFKC, lower case). Linear in its length. */
export function isCommonPassword(password: string): boolean {
  if (password.length > 40) return false;
  return (
    PASSWORDS.includes(`\n${password}\n`) || isRepetition(password) || isMadeOfRuns(password) || isMadeOfWords(password)
  );
}

/** `aaaaaaaaaa`, `abababababab`, `12341234123`. */
function isRepetition(password: string): boolean {
  return [1, 2, 3, 4, 5].some((unit) => [...password].every((letter, at, all) => letter === all[at % unit]));
}

/** Splits greedily into keyboard runs of three or more letters. */
function isMadeOfRuns(password: string): boolean {
  let at = 0;
  while (at < password.length) {
    let length = Math.min(password.length - at, 40);
    while (length >= 3 && !RUNS.some((run) => run.includes(password.slice(at, at + length)))) length -= 1;
    if (length < 3) return at > 0 && password.length - at <= 2 && at >= 8;
    at += length;
  }
  return true;
}

function isMadeOfWords(password: string): boolean {
  const core = stripEdges(password);
  const swapped = [...core].map((letter) => SWAPS[letter] ?? letter).join('');
  const bare = password.replaceAll(/[^\p{L}]/gu, '');
  return [core, swapped, bare].some((candidate) => isOneOrTwoWords(candidate));
}

const stripEdges = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

function isOneOrTwoWords(text: string): boolean {
  if (WORDS.has(text)) return true;
  for (let cut = 3; cut <= text.length - 2; cut += 1) {
    if (WORDS.has(text.slice(0, cut)) && WORDS.has(text.slice(cut))) return true;
  }
  return false;
}
