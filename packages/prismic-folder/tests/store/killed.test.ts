import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../../tests/support/random.ts';
import { createTestFolder, type TestFolder } from './storeFolder.ts';

/** STORE_KILLS=1000 runs the full number. */
const KILLS = Number(process.env['STORE_KILLS'] ?? 24);
const SEED = Number(process.env['STORE_SEED'] ?? 631871);
const WRITER = fileURLToPath(new URL('killedWriter.mjs', import.meta.url));
/** The built package, because a process that compiles first takes long to start. */
const STORE = new URL('../../dist/store/openStore.js', import.meta.url).href;

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
      console.info(`${KILLS / 2} kills of ${files} files, ${inTheMiddle} left something to do`);
      expect(inTheMiddle).toBeGreaterThan(0);
    },
    Math.max(45_000, KILLS * 3000),
  );
});
