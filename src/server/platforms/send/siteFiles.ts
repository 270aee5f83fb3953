import { fork } from 'node:child_process';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeSegment } from '#server/lib/decodeSegment.ts';
import { isRecord } from '#ui/isRecord.ts';
import type { Exported } from '../export/exportSite.ts';
import { SendError } from './program.ts';

export interface MakeSiteOptions {
  readonly folder: string;
  /** Where visitors will see it. */
  readonly address: string;
  /** Whether the pages are enough, and the rest is counted. */
  readonly isTrial: boolean;
  readonly onDone: (what: string, done: number, known: number) => void;
  readonly signal: AbortSignal;
}

/** Writes the site as files. Rejects with a SendError. */
export type MakeSite = (options: MakeSiteOptions) => Promise<Exported>;

/** Exports the built site of a folder, in a process of its own: the editor goes on, and it can be stopped. */
export const builtSite =
  (root: string): MakeSite =>
  async ({ folder, address, isTrial, onDone, signal }) => {
    await rm(folder, { recursive: true, force: true });
    const args = ['--out', folder, '--address', address, ...(isTrial ? ['--trial'] : [])];
    const child = fork(join(root, 'dist/server/export.js'), args, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production' },
      signal,
      killSignal: 'SIGKILL',
    });
    let exported: Exported | null = null;
    let said = '';
    child.stderr
      ?.setEncoding('utf8')
      .on('data', (text: string) => (said = (said + text).slice(-4000)));
    child.on('message', (message) => {
      // Casts: what `export/main.ts` sends.
      if (isRecord(message) && 'exported' in message) exported = message['exported'] as Exported;
      else if (isRecord(message))
        onDone(String(message['what']), Number(message['done']), Number(message['known']));
    });
    const code = await new Promise<number | null>((resolve, reject) => {
      // One that was stopped may write until it is closed.
      child.once('error', (error) => child.pid === undefined && reject(error));
      child.once('close', resolve);
    });
    signal.throwIfAborted();
    if (code === 0 && exported !== null) return exported;
    const [last = 'it ended early'] = said.trim().split('\n').toReversed();
    throw new SendError(`The site could not be written: ${last.slice(0, 300)}`);
  };

export interface CountedFiles {
  readonly files: number;
  readonly bytes: number;
}

/** How much a folder holds. */
export async function countFiles(folder: string): Promise<CountedFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  let bytes = 0;
  for (const { parentPath, name } of files) bytes += (await stat(join(parentPath, name))).size;
  return { files: files.length, bytes };
}

export interface LinkedPages {
  /** How many links were looked at. */
  readonly looked: number;
  /** Addresses of the site that nothing lies at. */
  readonly dead: readonly string[];
}

/** Whether the links from page to page lead to one below the path that the site is served at. */
export async function checkPages(folder: string, address: string): Promise<LinkedPages> {
  const { pathname } = new URL(address);
  const base = pathname.replace(/\/$/, '');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name).slice(folder.length).replaceAll('\\', '/'),
    );
  const known = new Set(paths.map((path) => path.replace(/\/index\.html$/, '') || '/'));
  const dead = new Set<string>();
  let looked = 0;
  for (const path of paths.filter((one) => one.endsWith('.html'))) {
    const html = await readFile(join(folder, path), 'utf8');
    for (const [, link = ''] of html.matchAll(/<a [^>]*?href="(\/(?!\/)[^"#?]*)/g)) {
      looked += 1;
      const below = link.startsWith(`${base}/`) || link === base ? link.slice(base.length) : null;
      const own = below === null ? null : (decodeSegment(below) ?? below).replace(/\/$/, '') || '/';
      const isFile = own !== null && /\/(?:media|pictures)\//.test(own);
      if (!isFile && (own === null || !known.has(own))) dead.add(link);
    }
  }
  return { looked, dead: [...dead] };
}
