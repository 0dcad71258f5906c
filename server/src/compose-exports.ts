import { systemClock } from './adapters/clock.ts';
import type { Converter } from './adapters/pandoc/converter.ts';
import { readReadyProfiles } from './adapters/pandoc/product-files.ts';
import { findStyles, listLanguages, readIncludedStyle, readLocales } from './adapters/pandoc/style-archive.ts';
import type { RecentTrials } from './adapters/recent-trials.ts';
import { createCitationPrinter } from './compose-printing.ts';
import type { Config } from './config/env.ts';
import { Lanes } from './pipeline/lanes.ts';
import { NewestTurns } from './pipeline/newest-turns.ts';
import type { Ports } from './pipeline/ports.ts';

/** People are waiting when they try out a profile: two run at once, and each person may queue a few. */
const TRIALS = { maxConcurrent: 2, perPerson: 1, waitingPerPerson: 3 };
/** The PDF beside a text is remade at each pause in typing; the export queue also needs the converters. */
const PROOFS = { perPerson: 1, waitingPerPerson: 1 };

/** The converters' work for calls, in turns; whole exports go through the job queue. */
export function composeExports(
  config: Config,
  converter: Converter,
  { trials, engines, cancel }: { trials: RecentTrials; engines: string[]; cancel: Ports['exports']['cancel'] },
): Ports['exports'] {
  const trialTurns = new Lanes(TRIALS);
  const proofTurns = new NewestTurns({ ...PROOFS, maxConcurrent: config.jobConcurrency });
  return {
    readyProfiles: readReadyProfiles,
    readStyle: readIncludedStyle,
    findStyles,
    readLocales,
    listLanguages,
    tryOut: (input, whose) => trialTurns.run(whose, () => converter.convert(input)),
    printCitations: createCitationPrinter(converter, config.jobConcurrency),
    setProof: (input, caller) => proofTurns.run(caller, () => converter.convert(input)),
    engines,
    keepTrial: (trial) => {
      const id = systemClock.newId();
      trials.keep(id, trial);
      return id;
    },
    warm: () => converter.warm(),
    cancel,
  };
}
