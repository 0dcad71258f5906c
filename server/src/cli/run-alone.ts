import { DataDirLocked } from '../adapters/data-lock.ts';
import { openPipeline } from '../compose-pipeline.ts';
import type { Config } from '../config/env.ts';
import { NO_OTHER_NODES } from '../pipeline/other-nodes.ts';
import { REGISTRY } from '../operations/index.ts';
import { type CommandResult, runCommand } from './commands.ts';
import type { CommandRequest } from './socket.ts';

/** Without a running server, this process writes. Undefined if another process has the data after all. */
export async function runAlone(config: Config, request: CommandRequest): Promise<CommandResult | undefined> {
  const noServer = () => {
    throw new Error('Only a running server does this.');
  };
  const ports = () => ({
    exports: {
      readyProfiles: noServer,
      readStyle: noServer,
      findStyles: noServer,
      readLocales: noServer,
      listLanguages: noServer,
      tryOut: noServer,
      setProof: noServer,
      printCitations: noServer,
      engines: [],
      warm: noServer,
      keepTrial: noServer,
      cancel: noServer,
    },
    imports: { keep: noServer, drop: noServer, held: noServer, inspect: noServer, run: noServer },
    live: () => ({ documents: 0, people: 0 }),
    openDocuments: () => [],
    others: NO_OTHER_NODES,
  });
  const failed = (error: Error): never => {
    throw error;
  };
  const open = await openPipeline(config, ports, failed).catch((error: unknown) => {
    if (error instanceof DataDirLocked) return undefined;
    throw error;
  });
  if (open === undefined) return undefined;
  try {
    return await runCommand(open.pipeline, REGISTRY, request);
  } finally {
    await open.close();
  }
}
