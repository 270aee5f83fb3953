import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createContentFolder } from '../../../../tests/support/contentFolder.ts';
import { parseCommand } from '../../src/cli/parseCommand.ts';
import { push } from '../../src/sync/push/push.ts';
import { createProject } from '../support/createProject.ts';
import { figure, openHosted, svg } from '../support/openHosted.ts';
import { startDouble } from '../support/prismicDouble/startDouble.ts';
import { syncJob } from '../support/syncJob.ts';

const GALLERY = {
  data: { slices: ['a', 'b'].map((name) => figure({ url: `/media/${name}.svg` })) },
};
const jiti = resolve('node_modules/jiti/lib/jiti-cli.mjs');
/** The command of the package itself, which starts at once: npm scripts compile theirs. */
const PUSH = [resolve('packages/prismic-folder/dist/cli.js'), 'push', '--yes'];

/** Runs words after `node` in a folder, without a terminal. */
function start(cwd: string, env: Readonly<Record<string, string>>, words: readonly string[]) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, words, {
    cwd,
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

it('the site’s commands push and pull, show their progress, and exit with 0', async () => {
  const [folder, double] = await Promise.all([
    createContentFolder({ 'page/gallery': GALLERY }),
    startDouble({ showsDrafts: true }),
  ]);
  onTestFinished(async () => {
    await Promise.all([folder.remove(), double.stop()]);
  });
  const run = (command: 'push' | 'pull', args: readonly string[], env = {}) => {
    const words = [jiti, resolve(`scripts/${command}.ts`), ...args];
    return start(folder.root, { ...double.env, ...env }, words).ended;
  };
  await folder.write('media/a.svg', svg(1));
  await folder.write('media/b.svg', svg(2));
  const pushed = await run('push', ['--yes']);
  expect(pushed).toMatchObject({ code: 0, err: '' });
  expect(pushed.out).toMatch(/^\[\d+\/\d+\] upload b\.svg$/m);
  expect(pushed.out).toMatch(/Done\. 4 drafts wait in the migration release of my-portfolio/);
  double.state.publishDrafts();
  double.state.languages.push({ id: 'fr-fr', name: 'Français' });
  for (const uid of ['cards', 'fr-fr', 'cards-2']) double.state.addDocument('page', uid, {});
  const pulled = await run('pull', ['--yes'], { CONTENT_DIR: 'came', PRISMIC_WRITE_TOKEN: '' });
  expect(pulled).toMatchObject({ code: 0, err: '' });
  expect(pulled.out.match(/^ {2}not shown: .*$/gm)).toEqual([
    '  not shown: page/cards: /cards is an address of the site itself: give it another uid, such as cards-2',
    '  not shown: page/fr-fr: /fr-fr is the address of a language: give it another uid, such as fr-fr-2',
  ]);
  expect(await readFile(join(folder.root, 'came/media/b.svg'), 'utf8')).toBe(svg(2));
});

it('variables missing in the environment are read from .env', () => {
  const { root, write } = createProject();
  write('.env', 'PRISMIC_REPOSITORY=mine\nPRISMIC_WRITE_TOKEN=guess\n');
  const env = { PRISMIC_REPOSITORY: 'mine', PRISMIC_WRITE_TOKEN: 'own' };
  const { PRISMIC_WRITE_TOKEN } = env;
  expect(parseCommand(['push', '--cwd', root], { PRISMIC_WRITE_TOKEN })).toMatchObject({ env });
});

/** A folder of four documents and two files, and a hosted repository. */
async function openGallery(options: { readonly showsDrafts?: boolean } = {}) {
  const { folder, double } = await openHosted(options);
  folder.write('documents/page/gallery.json', GALLERY);
  folder.write('media/a.svg', svg(1));
  folder.write('media/b.svg', svg(2));
  return { folder, double };
}

it.each(['SIGINT', 'SIGTERM'] as const)(
  'a push stops at %s with nothing half done',
  async (signal) => {
    const { folder, double } = await openGallery();
    const { child, ended } = start(folder.root, double.env, PUSH);
    double.onRequest = (line) => {
      if (!line.startsWith('POST /migration')) return;
      // A second signal would kill it at once.
      double.onRequest = () => {};
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
    await push(syncJob(folder, double));
    expect(double.state.drafts.size).toBe(4);
  },
);

it('a push continues where another was killed, without duplicates', async () => {
  const { folder, double } = await openGallery({ showsDrafts: true });
  const { child, ended } = start(folder.root, double.env, PUSH);
  double.onRequest = (line) => {
    if (line.startsWith('POST /migration')) child.kill('SIGKILL');
  };
  expect((await ended).code).toBe(null);
  double.onRequest = () => {};
  expect(double.state.drafts.size).toBe(1);
  await push(syncJob(folder, double));
  const names = [...double.state.drafts.values()].map(({ uid }) => uid).toSorted();
  expect(names).toEqual(['best', 'gallery', 'one', 'two']);
  expect(double.state.assets.size).toBe(2);
});
