import { runRows } from './_support/run-rows.ts';

runRows('heavy');
