import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  type Snapshot,
  createSnapshotSource,
  formatProblem,
  listen,
  readOrigins,
  repositoryServer,
} from '#prismic-folder';
import { fail } from './setup.mjs';

/**
 * Serves the embedded repository with every part of its API, for any Prismic client on this machine.
 * Edits of the content folder (`CONTENT_DIR`, else `content`) show at once.
 */
async function main(): Promise<void> {
  const port = readPort(process.env['PORT']);
  const origins = readOrigins(process.env['REPOSITORY_ORIGINS']);
  const root = process.cwd();
  const contentDir = resolve(root, process.env['CONTENT_DIR'] || 'content');
  const folder = await stat(contentDir).catch(() => undefined);
  if (!folder?.isDirectory()) throw new Error(`CONTENT_DIR is "${contentDir}": no such folder`);

  const source = createSnapshotSource({ root, contentDir, watch: true });
  const report = createReport();
  report(await source.current());
  const current = async () => report(await source.current());
  const { port: taken, stop } = await listen(repositoryServer(current, contentDir, origins), port);
  console.info(`The repository is on http://localhost:${taken}/api/v2`);

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return 3100;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`PORT is "${text}": a whole number from 0 to 65535 was expected`);
}

/** Logs the contents and problems of each snapshot once. */
function createReport(): (snapshot: Snapshot) => Snapshot {
  let logged: Snapshot | undefined;
  return (snapshot) => {
    if (snapshot === logged) return snapshot;
    logged = snapshot;
    const { name, documents, releases, problems } = snapshot;
    for (const problem of problems) console.warn(formatProblem(problem));
    const counts = [
      count(documents.length, 'document'),
      count(releases.length, 'release'),
      count(problems.length, 'problem'),
    ];
    console.info(`${name}: ${counts.join(', ')}`);
    return snapshot;
  };
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

main().catch(fail);
