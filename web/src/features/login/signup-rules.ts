import { isShortPassword } from '@scriptorium/contract/rules/password-length.ts';
import { t as signUp } from '../../lib/texts/sign-up.ts';

export interface SignupForm {
  name: string;
  email: string;
  confirmEmail: string;
  password: string;
  confirmPassword: string;
}

export type SignupProblems = Partial<Record<keyof SignupForm, string>>;

/** Validates a sign-up before it is sent. */
export function checkSignup(form: SignupForm): SignupProblems {
  const problems: SignupProblems = {};
  if (form.name.trim() === '') problems.name = signUp('nameRequired');
  if (form.email.trim() === '') problems.email = signUp('emailRequired');
  if (form.email.trim() !== form.confirmEmail.trim()) problems.confirmEmail = signUp('emailMismatch');
  if (form.password === '') problems.password = signUp('passwordRequired');
  else if (isShortPassword(form.password)) problems.password = signUp('passwordShort');
  if (form.password !== form.confirmPassword) problems.confirmPassword = signUp('passwordMismatch');
  return problems;
}
