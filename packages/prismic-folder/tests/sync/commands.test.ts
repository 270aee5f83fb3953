import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  type ContentFolder,
  createContentFolder,
} from '../../../../tests/support/contentFolder.ts';
import { figure, svg } from '../support/openHosted.ts';
import { type PrismicDouble, startDouble } from '../support/prismicDouble/startDouble.ts';

let folder: ContentFolder;
let double: PrismicDouble;

beforeEach(async () => {
  // The commands are this site's, and so are the models.
  [folder, double] = await Promise.all([createContentFolder(), startDouble({ showsDrafts: true })]);
  onTestFinished(async () => {
    await Promise.all([folder.remove(), double.stop()]);
  });
  await Promise.all(
    Array.from({ length: 6 }, (_, at) => folder.write(`media/${at}.svg`, svg(at + 1))),
  );
  const slices = Array.from({ length: 6 }, (_, at) => figure({ url: `/media/${at}.svg` }));
  await folder.write('documents/page/gallery.json', { data: { slices } });
});

const jiti = resolve('node_modules/jiti/lib/jiti-cli.mjs');
/** The command of the package itself, which starts at once: npm scripts compile theirs. */
const PUSH = [resolve('packages/prismic-folder/dist/cli.js'), 'push'];

/** Runs a command in the folder, without a terminal: one of this site's npm scripts, or other words. */
function start(
  command: 'push' | 'pull',
  args: readonly string[],
  env = double.env,
  words = [jiti, resolve(`scripts/${command}.ts`)],
) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [...words, ...args], {
    cwd: folder.root,
    env: { PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (text) => (out += String(text)));
  child.stderr.on('data', (text) => (err += String(text)));
  const ended = new Promise<{ code: number | null; out: string; err: string }>((done) => {
    child.on('close', (code) => done({ code, out, err }));
  });
  return { child, ended };
}

const run = (...call: Parameters<typeof start>) => start(...call).ended;

describe('the commands', () => {
  it('push and pull, show their progress, and exit with 0', async () => {
    const pushed = await run('push', ['--yes']);
    expect(pushed).toMatchObject({ code: 0, err: '' });
    expect(pushed.out).toMatch(/^\[\d+\/\d+\] upload 3\.svg$/m);
    expect(pushed.out).toMatch(/Done\. 4 drafts wait in the migration release of my-portfolio/);
    double.state.publishDrafts();
    double.state.languages.push({ id: 'fr-fr', name: 'Français' });
    for (const uid of ['cards', 'fr-fr', 'cards-2']) double.state.addDocument('page', uid, {});
    const env = { ...double.env, CONTENT_DIR: 'came', PRISMIC_WRITE_TOKEN: '' };
    const pulled = await run('pull', ['--yes'], env);
    expect(pulled).toMatchObject({ code: 0, err: '' });
    expect(pulled.out.match(/^ {2}not shown: .*$/gm)).toEqual([
      '  not shown: page/cards: /cards is an address of the site itself: give it another uid, such as cards-2',
      '  not shown: page/fr-fr: /fr-fr is the address of a language: give it another uid, such as fr-fr-2',
    ]);
    expect(await readFile(join(folder.root, 'came/media/3.svg'), 'utf8')).toBe(svg(4));
  });

  it('read variables missing in the environment from .env', async () => {
    const { PRISMIC_REPOSITORY: name, ...rest } = double.env;
    await folder.write('../.env', `PRISMIC_REPOSITORY=${name}\nPRISMIC_WRITE_TOKEN=guess\n`);
    const out = expect.stringContaining('To the hosted repository my-portfolio:');
    expect(await run('push', ['--plan'], rest)).toMatchObject({ code: 0, out });
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('stop at %s with nothing half done', async (signal) => {
    const hidden = await startDouble();
    const { child, ended } = start('push', ['--yes'], hidden.env, PUSH);
    hidden.onRequest = (line) => {
      if (!line.startsWith('POST /migration')) return;
      // A second signal would kill it at once.
      hidden.onRequest = () => {};
      child.kill(signal);
      // The next request waits until it knows: the few that are left would be sent in no time.
      return new Promise((heard) => {
        child.stdout.on('data', (text) => {
          if (String(text).includes('Stopping when')) heard();
        });
      });
    };
    const { code, err } = await ended;
    expect([code, err]).toEqual([1, 'Stopped. Run the command again, it goes on from here\n']);
    const again = await run('push', ['--yes'], hidden.env, PUSH);
    expect(again).toMatchObject({ code: 0, err: '' });
    expect(hidden.state.drafts.size).toBe(4);
    await hidden.stop();
  });

  it('continue where they were killed, without duplicates', async () => {
    for (const last of [/customtypes\/insert/, /POST \/assets-api/, /POST \/migration/]) {
      const { child, ended } = start('push', ['--yes'], double.env, PUSH);
      double.onRequest = (line) => {
        if (last.test(line)) child.kill('SIGKILL');
      };
      expect((await ended).code).toBe(null);
    }
    double.onRequest = () => {};
    expect(await run('push', ['--yes'], double.env, PUSH)).toMatchObject({ code: 0, err: '' });
    const { drafts, assets } = double.state;
    const names = [...drafts.values()].map(({ uid }) => uid).toSorted();
    expect(names).toEqual(['best', 'gallery', 'one', 'two']);
    expect(assets.size).toBe(6);
    expect(await run('push', ['--yes'], double.env, PUSH)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/Nothing to send\.\n$/),
    });
  });
});
