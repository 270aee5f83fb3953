import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { randomOf } from '../../../../tests/support/random.ts';
import { nodeFs } from '../../src/store/StoreFs.ts';
import { ownIdentity } from '../../src/store/folderLock.ts';
import {
  change,
  closeClean,
  createTestFolder,
  openFolder,
  type TestFolder,
} from './storeFolder.ts';

const run = promisify(execFile);
const A = 'documents/page/a.json';
const WRITER = fileURLToPath(new URL('killedWriter.mjs', import.meta.url));
const COUNTER = fileURLToPath(new URL('countingWriter.mjs', import.meta.url));
/** The built package, because a process that compiles first takes long to start. */
const STORE = new URL('../../dist/store/openStore.js', import.meta.url).href;

/** STORE_KILLS=1000 runs the full number. */
const KILLS = Number(process.env['STORE_KILLS'] ?? 24);
const SEED = Number(process.env['STORE_SEED'] ?? 631871);

describe('several processes on one folder', () => {
  it('share it: no change is lost, and those too late are refused', async () => {
    const folder = createTestFolder({ [A]: '0', 'documents/page/b.json': '0' });
    const times = 25;
    const start = () => run(process.execPath, [COUNTER, STORE, folder.contentDir, `${times}`]);
    await Promise.all([start(), start(), start()]);
    expect(folder.text(A)).toBe(`${3 * times}`);
    expect(folder.text('documents/page/b.json')).toBe(`${3 * times}`);
    expect(folder.strays()).toEqual([]);
  });

  it('take over the lock of a dead one', async () => {
    const { folder, store } = await openFolder({ [A]: 'a1' });
    folder.write('.store/lock', ownIdentity().replace(/^\d+-\d+/, '1-1'));
    await store.commit([change(store, A, 'a2')]);
    expect(folder.text(A)).toBe('a2');
    await closeClean(folder, store);
  });
});

/** Runs the writer and kills it some time after its first commit; returns the last number it said. */
async function writeAndKill(folder: TestFolder, files: number, afterMs: number): Promise<number> {
  const child = spawn(process.execPath, [WRITER, STORE, folder.contentDir, `${files}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8');
  const exited = once(child, 'exit');
  child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), afterMs));
  child.stdout.on('data', (part: string) => {
    said += part;
  });
  const [code, signal] = await exited;
  expect([code, signal]).toEqual([null, 'SIGKILL']);
  return Number(said.slice(0, said.lastIndexOf('\n')).split('\n').at(-1));
}

const text = (number: number) => `${number} `.repeat(2000);

describe(`a writer that is killed (seed ${SEED})`, () => {
  it.each([1, 4])(
    `at any moment of a commit of %i files leaves all old or all new, and nothing else`,
    async (files) => {
      const next = randomOf(SEED + files);
      const folder = createTestFolder();
      const paths = Array.from({ length: files }, (_, at) => `documents/page/p${at}.json`);
      let inTheMiddle = 0;
      for (let kill = 0; kill < KILLS / 2; kill += 1) {
        const acknowledged = await writeAndKill(folder, files, next() * 12);
        if (folder.strays().length > 1) inTheMiddle += 1;
        const store = await folder.open();
        await store.close();
        expect(folder.strays(), `kill ${kill}`).toEqual([]);

        const found = Number.parseInt(folder.text(paths[0] ?? '') ?? '', 10);
        // A commit that was not acknowledged may have been completed.
        expect([acknowledged, acknowledged + 1]).toContain(found);
        const isDeleted = found % 3 === 0 && files > 1;
        const expected = paths.map((_, at) => (isDeleted && at === files - 1 ? null : text(found)));
        expect(paths.map(folder.text), `kill ${kill}`).toEqual(expected);
      }
      expect(inTheMiddle).toBeGreaterThan(0);
    },
    Math.max(45_000, KILLS * 3000),
  );
});

describe('a real file system', () => {
  it.runIf(process.platform !== 'win32')(
    'that is read-only is refused in plain words',
    async () => {
      const folder = createTestFolder({ [A]: 'a1' });
      chmodSync(folder.at(A), 0o666);
      chmodSync(folder.contentDir, 0o555);
      onTestFinished(() => chmodSync(folder.contentDir, 0o755));
      const script = `
      const { openStore } = await import(process.argv[1]);
      // Root may write everywhere.
      if (process.getuid() === 0) process.setuid(65534);
      const store = await openStore({ contentDir: process.argv[2] });
      const { revision } = store.read('${A}');
      await store.commit([{ path: '${A}', content: Buffer.from('a2'), expected: revision }])
        .catch((error) => process.stdout.write(error.code + ' ' + error.message));`;
      const words = ['--input-type=module', '-e', script, STORE, folder.contentDir];
      const { stdout } = await run(process.execPath, words);
      expect(stdout).toMatch(/^storage documents\/page\/a\.json could not be written \(EACCES\)/);
      expect(folder.text(A)).toBe('a1');
    },
  );
});

/** Files of this process cannot have any content, as on a full disk, until the limit is lifted. */
const SCRIPT = `
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
const { openStore } = await import('${STORE}');
const store = await openStore({ contentDir: process.argv[1] });
const path = 'documents/page/a.json';
const save = (content) =>
  store
    .commit([{ path, content: Buffer.from(content), expected: store.read(path)?.revision ?? null }])
    .then(() => 'saved', ({ code }) => code);
const results = [await save('a2'), await save('a2')];
execFileSync('prlimit', ['--pid', String(process.pid), '--fsize=unlimited']);
results.push(await save('a2'), await save('a3'), await save('a4'));
await store.close();
console.log(JSON.stringify(results));
`;

// The limit of a process for its files can be lifted from outside on Linux only.
it.runIf(process.platform === 'linux')(
  'a disk that is full at the first save is no obstacle once there is space',
  () => {
    const folder = createTestFolder({ 'documents/page/a.json': 'a1' });
    const node = [process.execPath, '--input-type=module', '-e', SCRIPT, folder.contentDir];
    const words = ['-c', 'ulimit -S -f 0; exec "$0" "$@"', ...node];
    const said = execFileSync('sh', words, { encoding: 'utf8' });
    expect(JSON.parse(said)).toEqual(['storage', 'storage', 'saved', 'saved', 'saved']);
    expect(folder.text('documents/page/a.json')).toBe('a4');
    expect(folder.text('.store/.gitignore')).toBe('*\n');
    expect(folder.text('.history/.gitignore')).toBe('*\n');
    const kept = ['.gitignore', 'index', 'objects'];
    expect(readdirSync(folder.at('.history')).toSorted()).toEqual(kept);
    expect(readdirSync(folder.at('.store'))).toEqual(['.gitignore']);
  },
);

it('a lock without a name, which a power failure can leave, is free after two seconds', async () => {
  // Time stands still: a lock that is not free yet never is.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = createTestFolder({ '.store/lock': '' });
  const isLock = (path: string) => path === folder.at('.store/lock');
  const store = await folder.open({
    fs: {
      ...nodeFs,
      info(path) {
        const info = nodeFs.info(path);
        return info && isLock(path) ? { ...info, changedAt: Date.now() - 2001 } : info;
      },
    },
  });
  const content = Buffer.from('a1');
  await store.commit([{ path: 'documents/page/a.json', content, expected: null }]);
  expect(folder.text('documents/page/a.json')).toBe('a1');
});
