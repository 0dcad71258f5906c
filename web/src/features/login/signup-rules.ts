import { t } from '../../lib/texts/auth.ts';

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
  if (form.name.trim() === '') problems.name = t('nameRequired');
  if (form.email.trim() === '') problems.email = t('emailRequired');
  if (form.email.trim() !== form.confirmEmail.trim()) problems.confirmEmail = t('emailMismatch');
  if (form.password === '') problems.password = t('passwordRequired');
  if (form.password !== form.confirmPassword) problems.confirmPassword = t('passwordMismatch');
  return problems;
}
