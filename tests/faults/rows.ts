/**
 * The fault list: what can go wrong around a server, how it is injected, and what must hold afterwards. Each row is
 * checked either by tests with its ID in their titles, or by other tests that do exactly this (`proof`). rows.test.ts
 * fails for a row with neither.
 */
export interface FaultRow {
  id: string;
  fault: string;
  injected: string;
  holds: string;
  /** Other tests: a file and part of a title. */
  proof?: readonly (readonly [file: string, title: string])[];
  /** What remains unchecked. */
  reason?: string;
}

export const FAULT_ROWS: readonly FaultRow[] = [
  {
    id: 'F-01',
    fault: 'kill -9 while people type',
    injected: 'strace kills at the n-th sync, n = 1…50; kill -9 at random times (500 of them: npm run test:campaign)',
    holds: 'everything confirmed is there once, clients come back and resend',
    proof: [
      ['tests/live/kill.test.ts', '${KILLS} times: every edit is there, once, for everyone'],
      ['tests/review/kill.test.ts', '${KILLS} times: every thread, reply, suggestion and decision is there, once'],
    ],
  },
  {
    id: 'F-02',
    fault: 'kill -9 during an upload',
    injected: 'strace kills at syncs and renames; kill after 1, 50, 99 % of the bytes',
    holds: 'a file is whole or absent, the quota exact',
  },
  {
    id: 'F-03',
    fault: 'kill -9 of the server or of the converter during an export',
    injected: 'kill -9 of the server; of its converters, once and each time',
    holds: 'the job is tried once more and done, or fails with a notice and no file; the queue moves on',
    proof: [
      [
        'tests/export/queue.test.ts',
        'a server killed mid-conversion resumes the job at startup, not when its lease expires',
      ],
    ],
  },
  {
    id: 'F-04',
    fault: 'kill -9 during a migration',
    injected: 'strace kills the first start at the n-th sync or write of the database',
    holds: 'the next start completes it',
    proof: [
      [
        'tests/care/upgrade.test.ts',
        'is unchanged after a failed migration, and the message says what failed and where the copy is',
      ],
    ],
  },
  {
    id: 'F-05',
    fault: 'kill -9 during snapshot and prune',
    injected: 'kills at syncs under typing reach them by chance; a damaged newest snapshot',
    holds: 'replay from the older snapshot',
    proof: [
      [
        'tests/live/snapshots.test.ts',
        'falls back to the previous snapshot if the newest is damaged, also for downloads, and reports it',
      ],
    ],
  },
  {
    id: 'F-06',
    fault: 'kill -9 between the sending of a mail and the note of it',
    injected: 'a mail server that kills the sender after DATA',
    holds: 'at most one double with the same Message-ID, none lost',
  },
  {
    id: 'F-07',
    fault: 'kill -9 while a trash is emptied, while an account is deleted',
    injected: 'kill -9 after 0…20 and 20…145 ms',
    holds: 'all of it or nothing',
  },
  {
    id: 'F-08',
    fault: 'SIGTERM under load',
    injected: 'SIGTERM with typists; with an export, an upload and streams open',
    holds: 'ends with 0 within 10 s, nothing lost',
  },
  {
    id: 'F-09',
    fault: 'the process is halted',
    injected: 'SIGSTOP for 2 and 30 s, SIGCONT',
    holds: 'clients converge',
    proof: [
      ['tests/care/one-server.test.ts', 'awake again it commits nothing and ends'],
      ['tests/nodes/faults.test.ts', 'one is suspended in the middle of pushes, then resumed'],
    ],
  },
  {
    id: 'F-10',
    fault: 'the disk of the data is full',
    injected: 'a small tmpfs, filled',
    holds: 'reads go on, nothing false is confirmed, heals without a restart',
  },
  {
    id: 'F-11',
    fault: 'the disk of temporary files or of the log is full',
    injected: 'TMPDIR on a full tmpfs; the log on a full tmpfs',
    holds: 'nobody is stopped',
  },
  {
    id: 'F-12',
    fault: 'the disk answers EIO',
    injected: 'strace lets syncs of the database, reads and the sync of one content fail',
    holds:
      'a failed sync of the database ends the process, which is whole after a start; a content that cannot be read or kept is refused, the others are not',
  },
  {
    id: 'F-13',
    fault: 'no inodes, read-only, no file handles',
    injected:
      'tmpfs with few inodes; contents remounted read-only; strace lets the log of the database answer EROFS, EDQUOT, ENOSPC; prlimit without one free handle',
    holds: 'refused with 503, read all the same, and healed without a restart',
  },
  {
    id: 'F-14',
    fault: 'the clock leaps',
    injected: 'libfaketime: +2 h, −1 h, 1971',
    holds: 'nobody is logged out, writes go on',
  },
  {
    id: 'F-15',
    fault: 'nodes differ by 10 min',
    injected: 'libfaketime',
    holds: 'database time decides',
    proof: [
      ['tests/care/one-server.test.ts', 'a server whose clock is an hour ahead works by the clock of the database'],
    ],
  },
  {
    id: 'F-16',
    fault: 'another program holds the SQLite file',
    injected: 'begin exclusive for 13 s',
    holds: 'typing waits in the browser and is saved afterwards',
  },
  {
    id: 'F-17',
    fault: 'the SQLite file is removed, replaced, damaged, cut short',
    injected: 'rm, write, truncate, under the server and before a start',
    holds: 'the server ends with the reason; the start is refused and names the restore',
    proof: [
      ['tests/care/start.test.ts', 'is refused if damaged, truncated or missing, and the restore is named'],
      ['tests/care/start.test.ts', 'removed or replaced under a running server stops the server with the reason'],
    ],
  },
  {
    id: 'F-18',
    fault: 'PostgreSQL ends connections, refuses everybody for a while',
    injected: 'pg_terminate_backend; allow_connections false',
    holds: 'comes back by itself, nothing applied twice',
  },
  {
    id: 'F-19',
    fault: 'PostgreSQL hangs without a word',
    injected: 'a proxy that swallows its answers',
    holds: 'health turns red, what was typed is saved afterwards',
  },
  {
    id: 'F-20',
    fault: 'one direction of the network is silent',
    injected: 'a proxy that swallows bytes, before a browser',
    holds: 'the browser says so within 5 s, keeps the text and sends it again',
    proof: [['tests/live/network.test.ts', 'reports within five seconds that one direction is silent (${fault})']],
  },
  {
    id: 'F-21',
    fault: 'offline with edits while others edit',
    injected: 'a proxy that refuses, before a browser',
    holds: 'merged, nothing lost',
    proof: [
      [
        'tests/live/network.test.ts',
        'reports within five seconds that the network is gone, keeps the text and merges it afterwards',
      ],
    ],
  },
  {
    id: 'F-22',
    fault: 'a tab is killed while offline with unsent edits',
    injected: 'the browser context is closed',
    holds: 'unsent edits are brought back',
    proof: [
      [
        'tests/live/network.test.ts',
        'restores unsent changes when the tab is killed offline, while others kept typing',
      ],
    ],
  },
  {
    id: 'F-23',
    fault: 'a push comes twice',
    injected: 'the same push on the same and on another socket, and after a restart',
    holds: 'applied once',
    proof: [
      [
        'tests/live/wire.test.ts',
        'has a repeated push acknowledged but applied once, also on another socket and after a restart',
      ],
    ],
  },
  {
    id: 'F-24',
    fault: 'messages are late, cut, in another order',
    injected: 'the scheduler of the simulation, seeded',
    holds: 'refused or handled; converge',
    proof: [['tests/live/simulation/simulation.test.ts', 'loses, doubles and forks nothing']],
  },
  {
    id: 'F-25',
    fault: 'many clients that reconnect all the time',
    injected: 'npm run test:soak cuts connections of a hundred people',
    holds: 'converge, no difference',
    proof: [['scripts/soak.ts', 'connections']],
  },
  {
    id: 'F-26',
    fault: 'a tab that is open for days, a session that ends',
    injected: 'the session is ended elsewhere, the connection is lost',
    holds: 'says it and comes back to the same place',
    proof: [
      ['e2e/shell.spec.ts', 'a session ended elsewhere leads to the login page and back to the same place'],
      ['e2e/shell.spec.ts', 'a lost connection is reported, logs nobody out, and recovers'],
    ],
  },
  {
    id: 'F-27',
    fault: 'a damaged snapshot, a part of the log that is gone',
    injected: 'SQL',
    holds:
      'the older one is used; a gap closes that text only, administrators are told, what was before it can be read',
    proof: [
      [
        'tests/live/snapshots.test.ts',
        'falls back to the previous snapshot if the newest is damaged, also for downloads, and reports it',
      ],
      [
        'tests/live/snapshots.test.ts',
        'reports a text with a gap in its log, keeps what precedes it readable, and can be reset to that',
      ],
    ],
  },
  {
    id: 'F-28',
    fault: 'contents that are cut short, empty, lost, or others',
    injected: 'truncate, rm, write',
    holds: 'that file is not there, the others are; named by check, no backup is made of it',
    proof: [['tests/care/backup.test.ts', 'a damaged blob is named, and prevents the backup']],
  },
  {
    id: 'F-29',
    fault: 'S3 in trouble',
    injected: 'a store on a socket that answers 500, 503, wrong, late or breaks off; kills',
    holds: 'no row without object',
    proof: [
      [
        'tests/repository/blob-store.test.ts',
        'for good ends an upload with a message, after a limited number of attempts, and leaves nothing behind',
      ],
      ['tests/repository/blob-store.test.ts', 'a download that is cut off or stalls is resumed'],
      ['tests/repository/blob-store.test.ts', 'a late deletion does not hit a newer upload of the same content'],
      ['tests/repository/blob-store.test.ts', 'what a killed server left in the bucket goes with a later sweep'],
    ],
  },
  {
    id: 'F-30',
    fault: 'Redis in trouble',
    injected: 'kill',
    holds: 'editing goes on',
    proof: [
      [
        'tests/nodes/redis.test.ts',
        'while it %s, texts converge within two seconds and revocations take effect within one',
      ],
    ],
  },
  {
    id: 'F-31',
    fault: 'two nodes write one document, and one stops or ends in the middle of a push',
    injected: 'SIGSTOP and SIGCONT, kill -9',
    holds: 'each push is in the log once, and nobody waits for the one that stands still',
    proof: [
      ['tests/nodes/faults.test.ts', 'one is suspended in the middle of pushes, then resumed'],
      [
        'tests/nodes/faults.test.ts',
        'one is killed in the middle of pushes: what was not acknowledged is sent to its successor, and applied once',
      ],
    ],
  },
  {
    id: 'F-32',
    fault: 'a node is cut off from the database',
    injected: 'its connections cut, and none accepted',
    holds: 'it says so at /health, so that balancers send clients elsewhere, confirms nothing, and catches up',
    proof: [
      [
        'tests/nodes/faults.test.ts',
        'one is cut off from the database: it reports this to the load balancer, confirms nothing, and catches up',
      ],
    ],
  },
  {
    id: 'F-33',
    fault: 'nodes are cut off from each other',
    injected: 'what carries announcements stands still, or is gone',
    holds: 'the order of the database, within two seconds',
    proof: [
      [
        'tests/nodes/redis.test.ts',
        'while it %s, texts converge within two seconds and revocations take effect within one',
      ],
    ],
  },
  {
    id: 'F-34',
    fault: 'two workers take one job',
    injected: 'SIGSTOP',
    holds: 'one output',
    proof: [
      ['tests/repository/jobs.test.ts', 'the old holder can do nothing more'],
      [
        'tests/repository/mails.test.ts',
        'a process that was replaced while it stood still sends no e-mail but the one in hand, and undoes nothing',
      ],
      [
        'tests/nodes/two-servers.test.ts',
        'a killed server: its people leave the lists, its row and leases go, and its jobs are taken over once',
      ],
    ],
  },
  {
    id: 'F-35',
    fault: 'old and new program at once',
    injected: 'start both',
    holds: 'the second is refused, unless both say that they fit',
    proof: [
      [
        'tests/nodes/two-servers.test.ts',
        'a server of another version works alongside; when stopped, it sends people elsewhere and still answers requests in progress',
      ],
    ],
  },
  {
    id: 'F-36',
    fault: 'a backup under load, restored elsewhere',
    injected: 'backup while people type',
    holds: 'the restored server passes check C',
    proof: [
      [
        'tests/care/backup.test.ts',
        'a running server is sound and can be backed up, and the copy becomes a server with every file',
      ],
    ],
  },
  {
    id: 'F-37',
    fault: 'contents older or newer than the database',
    injected: 'contents removed and added before the start',
    holds: 'missing ones are listed, the server starts',
  },
  {
    id: 'F-38',
    fault: 'tabs stay open over a restore',
    injected: 'the backup is restored behind them',
    holds: 'nothing of theirs is lost',
  },
  {
    id: 'F-39',
    fault: 'upgrade from every released version',
    injected:
      'each kept schema with its data, then with a million steps, 20,000 odd accounts and rows that hang in the air; a migration that fails in the middle; a database that is newer',
    holds: 'completes in a time that is printed, sound but for those rows; or nothing changed, with a copy; or refused',
    proof: [
      ['tests/care/upgrade.test.ts', 'is upgraded at server start, and everything is there and sound'],
      ['tests/care/start.test.ts', 'the database was written by a newer version'],
    ],
  },
  {
    id: 'F-40',
    fault: 'a client that reads slowly or not at all',
    injected: 'a socket that is paused',
    holds: 'others are unaffected',
  },
  {
    id: 'F-41',
    fault: 'a slow network',
    injected: 'a proxy with delay, before a browser',
    holds: 'nothing lost or doubled',
    proof: [['tests/live/network.test.ts', 'works through a slow network without losing or duplicating a word']],
    reason: 'Loss and jitter need netem, which this kernel lacks.',
  },
  {
    id: 'F-42',
    fault: 'little memory, little processor',
    injected: 'a control group with 512 MB and a fifth of a processor',
    holds: 'slower, and sound',
  },
  {
    id: 'F-43',
    fault: 'the mail server is away, hangs, refuses, breaks off or is another, and comes back',
    injected: 'a port where nobody listens; servers that do just that; a certificate nobody vouches for',
    holds: 'sent once, within the quota; what is of no use any more is dropped',
    proof: [
      ['tests/core/mail.test.ts', 'waits for an unavailable mail server, and is sent once when it is back'],
      ['tests/core/mail.test.ts', 'stops at the daily quota, logs that once in the event log, and drops expired mails'],
    ],
  },
  {
    id: 'F-44',
    fault: 'a first start that cannot work',
    injected: 'no right, port taken, wrong settings, no database, a file in the way',
    holds: 'one line that says what to do, code 1',
    proof: [['tests/care/start.test.ts', 'the data directory is not readable or writable by this user']],
  },
  {
    id: 'F-45',
    fault: 'power loss',
    injected: 'a disk in a file (ext4 on a loop device), of which a copy holds what was written out and nothing else',
    holds: 'everything confirmed is in the copy, edits and uploads; it is sound, and a server starts on it',
  },
];
