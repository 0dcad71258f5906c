import { systemClock } from './adapters/clock.ts';
import type { Converter } from './adapters/pandoc/converter.ts';
import { readReadyProfiles } from './adapters/pandoc/product-files.ts';
import { findStyles, listLanguages, readIncludedStyle, readLocales } from './adapters/pandoc/style-archive.ts';
import type { TrialShelf } from './adapters/trial-shelf.ts';
import { createCitationPrinter } from './compose-printing.ts';
import type { Config } from './config/env.ts';
import { Lanes } from './pipeline/lanes.ts';
import { NewestTurns } from './pipeline/newest-turns.ts';
import type { Ports } from './pipeline/ports.ts';

/** Somebody who tries a profile out waits at the screen: two of them at once, and a few more tries each. */
const TRIALS = { atOnce: 2, perPerson: 1, waitingPerPerson: 3 };
/** The PDF beside a text is made again at each pause in typing; the queue of exports has the converters besides. */
const PROOFS = { perPerson: 1, waitingPerPerson: 1 };

/** What calls ask of the converters, each in its turn; whole exports go through the job queue. */
export function composeExports(
  config: Config,
  converter: Converter,
  { trials, engines, cancel }: { trials: TrialShelf; engines: string[]; cancel: Ports['exports']['cancel'] },
): Ports['exports'] {
  const trialTurns = new Lanes(TRIALS);
  const proofTurns = new NewestTurns({ ...PROOFS, atOnce: config.jobConcurrency });
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
