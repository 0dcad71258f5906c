import type { RecentTrials } from '../adapters/recent-trials.ts';
import { bytesAsset, type AssetSource } from './asset-sources.ts';

/** The result of trying out a profile, for its owner only and while it is kept. */
export function trialSource(shelf: RecentTrials): AssetSource {
  return async (_context, grant, userId) => {
    const trial = shelf.find(grant.subject);
    return trial?.userId === userId ? bytesAsset(trial.name, trial.bytes, `"${grant.subject}"`) : undefined;
  };
}
