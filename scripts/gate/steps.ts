import { auditStep } from './audit.ts';
import { checkSteps } from './check-steps.ts';
import type { Step } from './step.ts';
import { testSteps } from './test-steps.ts';

/** All steps of the gate, in the order in which they start. */
export const STEPS: readonly Step[] = [...checkSteps, auditStep, ...testSteps];
