import { readOrigins } from '../api/allowedOrigins.ts';
import { listen, repositoryServer } from '../serve/repositoryServer.ts';
import { createSnapshotSource } from '../folder/createSnapshotSource.ts';
import { formatProblem } from '../folder/formatProblem.ts';
import { count } from '../format.ts';
import { isFolder } from '../lib/listFiles.ts';
import { readWriteToken } from '../migrate/guard.ts';
import type { WritingOptions } from '../migrate/createWriteApi.ts';
import { WRITE_SERVICES } from '../migrate/writeAddress.ts';
import { isRecord } from '../json.ts';
import type { ContentSource, Snapshot } from '../types.ts';
import type { CliOptions } from './check.ts';
import { missingParts } from './missingParts.ts';
import { type Command, UsageError } from './parseCommand.ts';

const DEFAULT_PORT = 3100;

/** Serves the folder until SIGINT or SIGTERM. Edits show at the next request. */
export async function serve(command: Command, { refuseUid }: CliOptions): Promise<number> {
  const { root, contentDir, options, env } = command;
  const port = readPort(options.port, process.env['PORT']);
  const origins =
    options.origin === undefined
      ? readOrigins(process.env['REPOSITORY_ORIGINS'])
      : readOrigins(options.origin.join(' '), '--origin');
  const token =
    options['write-token'] === undefined
      ? readWriteToken(process.env['REPOSITORY_WRITE_TOKEN'] || undefined, 'REPOSITORY_WRITE_TOKEN')
      : readWriteToken(options['write-token'], '--write-token');
  if (!isFolder(contentDir)) {
    const source = options.content === undefined ? 'CONTENT_DIR' : '--content';
    const isNamed = options.content !== undefined || Boolean(env['CONTENT_DIR']);
    throw new Error(
      isNamed
        ? `${source} is "${contentDir}": no such folder`
        : `There is no folder "${contentDir}": create it, or name another with --content`,
    );
  }
  const source = createSnapshotSource({ root, contentDir, watch: true });
  const print = createPrinter();
  const current = async () => print(await source.current());
  for (const sentence of missingParts(command, await current())) console.warn(sentence);
  const writing =
    token === undefined
      ? undefined
      : await open({ root, contentDir, token, snapshots: source, refuseUid });
  const writes = writing && printRefusals(writing.source);
  const server = repositoryServer(current, contentDir, origins, writes);
  const { port: taken, stop } = await listen(server, port);
  console.info(`The repository is on http://localhost:${taken}/api/v2`);
  if (writing !== undefined) console.info(writeAddresses(taken));
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
  await stop();
  await writing?.close();
  return 0;
}

async function open(options: WritingOptions) {
  // Imported on demand, because most servers only read.
  const { openWriting } = await import('../migrate/createWriteApi.ts');
  return openWriting(options);
}

/** Prints why a write was refused: Prismic's own command shows the status only. */
function printRefusals(source: ContentSource): ContentSource {
  return async (request) => {
    const response = await source(request);
    if (response.status < 400) return response;
    const body: unknown = await response.clone().json();
    const { pathname } = new URL(request.url);
    console.warn(
      `Refused ${request.method} ${pathname}: ${String(isRecord(body) ? body['message'] : body)}`,
    );
    return response;
  };
}

function writeAddresses(port: number): string {
  const lines = WRITE_SERVICES.map((service) => `  http://localhost:${port}/${service}`);
  return ['Who has the write token may write to', ...lines].join('\n');
}

function readPort(option: string | undefined, variable = ''): number {
  const text = option ?? variable;
  if (option === undefined && text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  const reason = `is "${text}": a whole number from 0 to 65535 was expected`;
  throw option === undefined ? new Error(`PORT ${reason}`) : new UsageError(`--port ${reason}`);
}

/** Prints the problems and a summary of each snapshot once. */
function createPrinter(): (snapshot: Snapshot) => Snapshot {
  let last: Snapshot | undefined;
  return (snapshot) => {
    if (snapshot === last) return snapshot;
    last = snapshot;
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
