import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { nodeFs } from '../../src/store/nodeFs.ts';
import { createTestFolder } from './storeFolder.ts';

/** The built package: a process of its own runs it, because its limit holds for all of its files. */
const DIST = new URL('../../dist/store/', import.meta.url);

/** Files of this process cannot have any content, as on a full disk, until the limit is lifted. */
const SCRIPT = `
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
const { openStore } = await import('${new URL('openStore.js', DIST)}');
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

const run = (file: string, script: string, ...rest: readonly string[]) =>
  execFileSync(
    'sh',
    ['-c', `ulimit -S -f 0; exec "$0" "$@"`, process.execPath, file, script, ...rest],
    {
      encoding: 'utf8',
    },
  );
const MODULE = '--input-type=module';

// The limit of a process for its files can be lifted from outside on Linux only.
it.runIf(process.platform === 'linux')(
  'a disk that is full at the first save is no obstacle once there is space',
  () => {
    const folder = createTestFolder({ 'documents/page/a.json': 'a1' });
    const said = run(MODULE, '-e', SCRIPT, folder.contentDir);
    expect(JSON.parse(said)).toEqual(['storage', 'storage', 'saved', 'saved', 'saved']);
    expect(folder.text('documents/page/a.json')).toBe('a4');
    expect(folder.text('.store/.gitignore')).toBe('*\n');
    expect(folder.text('.history/.gitignore')).toBe('*\n');
    expect(readdirSync(folder.at('.history')).toSorted()).toEqual([
      '.gitignore',
      'index',
      'objects',
    ]);
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
