import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { nodeFs } from '../../src/store/StoreFs.ts';
import { createTestFolder } from './storeFolder.ts';

const run = promisify(execFile);
const A = 'documents/page/a.json';
const COUNTER = fileURLToPath(new URL('countingWriter.mjs', import.meta.url));
/** The built package, because a process that compiles first takes long to start. */
const STORE = new URL('../../dist/store/openStore.js', import.meta.url).href;

it('several processes share a folder: no change is lost, and those too late are refused', async () => {
  const folder = createTestFolder({ [A]: '0', 'documents/page/b.json': '0' });
  const times = 15;
  const start = () => run(process.execPath, [COUNTER, STORE, folder.contentDir, `${times}`]);
  await Promise.all([start(), start(), start()]);
  expect(folder.text(A)).toBe(`${3 * times}`);
  expect(folder.text('documents/page/b.json')).toBe(`${3 * times}`);
  expect(folder.strays()).toEqual([]);
});

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
