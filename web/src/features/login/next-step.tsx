import type { HalfLoggedIn } from '@scriptorium/contract/operations/auth.ts';
import { type ComponentProps, lazy } from 'react';
import { SecondStep } from './second-step.tsx';

const EnrolStep = lazy(async () => ({ default: (await import('./enrol-step.tsx')).EnrolStep }));

/** The step after the password: the second factor, or setting one up. */
export function NextStep({ half, ...steps }: ComponentProps<typeof EnrolStep> & { half: HalfLoggedIn }) {
  return half.next === 'enrol' ? <EnrolStep {...steps} /> : <SecondStep {...steps} half={half} />;
}
