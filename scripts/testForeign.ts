// `npm run test:foreign`: our packages, packed, in projects of other frameworks, whose own packages come from
// the registry. Each is edited in a browser, by its slice simulator, until its built site shows what was published.
// With --pictures it takes those of the package's README.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ensureBrowser } from './browser.mjs';
import { freePorts } from './testing/freePorts.ts';

const FIXTURES = 'packages/page-editor/tests/fixtures';
const PACKAGES = ['prismic-folder', 'page-editor'];

/** In ms: the first page that a framework's development server compiles. */
const PATIENCE = 90_000;

/** Beside the README, which names them. */
const PICTURES = 'packages/page-editor/pictures';

const takesPictures = process.argv.includes('--pictures');
const names = process.argv.slice(2).filter((name) => !name.startsWith('--'));
/** Those that have packages of their own; the others use ours, and tests of the page-editor drive them. */
const all = readdirSync(FIXTURES).filter((name) =>
  existsSync(join(FIXTURES, name, 'package-lock.json')),
);
const unknown = names.find((name) => !all.includes(name));
if (unknown !== undefined) {
  console.error(`${unknown}: no project in ${FIXTURES} has this name (${all.join(', ')})`);
  process.exit(1);
}

/** Everything that was made and started, and what takes it back. */
const undo: (() => void)[] = [];
const folder = mkdtempSync(join(tmpdir(), 'foreign-'));
undo.push(() => rmSync(folder, { recursive: true, force: true }));

const npm = (cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  execFileSync('npm', [...args, '--loglevel=error'], {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });

interface Started {
  readonly child: ChildProcess;
  /** Resolves with what a pattern finds in what it prints; rejects with all it printed, if it ends. */
  readonly prints: (pattern: RegExp) => Promise<string>;
  readonly stop: () => void;
}

/** Starts a command with all that it starts itself. */
function start(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Started {
  const child = spawn('npx', args, { cwd, env: { ...process.env, ...env }, detached: true });
  let text = '';
  let look = () => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += String(chunk);
      look();
    });
  }
  let isOver = false;
  child.once('exit', () => (isOver = true));
  const stop = () => {
    if (isOver || child.pid === undefined) return;
    isOver = true;
    process.kill(-child.pid);
  };
  undo.push(stop);
  const prints = (pattern: RegExp) =>
    new Promise<string>((found, failed) => {
      look = () => {
        const [match] = pattern.exec(text) ?? [];
        if (match !== undefined) found(match);
      };
      child.once('exit', () => failed(new Error(`${args.join(' ')} has ended:\n${text}`)));
      look();
    });
  return { child, prints, stop };
}

/** Edits the document in the window of the editor, and publishes it. */
async function edit(
  page: Page,
  address: string,
  words: string,
  picture: string | null,
): Promise<number[]> {
  await page.goto(address);
  const shown = page.frameLocator('main iframe >> nth=-1');
  const form = page.getByRole('region', { name: 'Form' });
  const slices = page.getByRole('listbox', { name: 'Slices of the page' }).getByRole('option');
  const toolbar = page.getByRole('toolbar', { name: 'Slice' });
  await shown.getByRole('heading', { name: 'Paper first' }).waitFor();
  console.info('  the page is shown by its simulator');

  await slices.first().click();
  await form.getByRole('textbox', { name: 'Words' }).click();
  const waits: number[] = [];
  for (let at = 1; at <= words.length; at += 1) {
    const from = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    if (at === 1) await page.keyboard.press('ControlOrMeta+A');
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.type(words[at - 1] ?? '');
    // oxlint-disable-next-line no-await-in-loop
    await shown.getByRole('heading', { name: words.slice(0, at).trim(), exact: true }).waitFor();
    waits.push(Math.round(performance.now() - from));
  }
  console.info('  its text follows the keys');

  await page.getByRole('button', { name: 'Insert a slice after' }).click();
  await page.getByRole('grid', { name: 'Slices that fit here' }).getByRole('row').last().click();
  await slices.nth(2).waitFor();
  await form.getByRole('textbox', { name: 'Title' }).fill(`New: ${words}`);
  await shown.getByRole('heading', { name: `New: ${words}` }).waitFor();
  console.info('  a slice is inserted');

  await toolbar.getByRole('button', { name: 'Move up' }).click();
  await shown.getByRole('heading', { level: 2 }).first().getByText(`New: ${words}`).waitFor();
  console.info('  it is moved');
  if (picture !== null) {
    await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toFile(picture);
  }

  await page.getByRole('button', { name: /^Review/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Publish/ }).click(); // prettier-ignore
  await page.getByRole('button', { name: 'Published' }).waitFor();
  console.info('  it is published');
  return waits;
}

async function tryProject(name: string, tarballs: readonly string[], browser: Browser) {
  console.info(name);
  const root = join(folder, name);
  cpSync(join(FIXTURES, name), root, { recursive: true });
  npm(root, ['ci', '--no-audit', '--no-fund']);
  npm(root, ['install', '--no-save', '--no-audit', '--no-fund', ...tarballs]);
  const editorPort = await freePorts(3);
  const [sitePort, builtPort] = [editorPort + 1, editorPort + 2];
  const env = { CONTENT_API: `http://localhost:${editorPort}/api/v2`, NODE_ENV: undefined };
  const site = start(root, ['npm', 'run', 'dev', '--', '--port', String(sitePort)], env);
  await site.prints(new RegExp(`localhost:.*${sitePort}`));
  const address = `http://localhost:${sitePort}`;
  const editor = start(root, ['page-editor', '--no-open', '--port', String(editorPort), '--site', address]); // prettier-ignore
  const link = await editor.prints(/http:\S+\/edit\/open\?key=\S+/);

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const words = `Edited beside ${name}`;
  try {
    await page.goto(link);
    const picture = takesPictures ? join(PICTURES, `${name}.webp`) : null;
    const waits = await edit(page, new URL('/edit/page/home', link).href, words, picture);
    const sorted = waits.toSorted((one, other) => one - other);
    const at = (part: number) => sorted[Math.floor(sorted.length * part)];
    console.info(`  key to canvas: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
  } catch (error) {
    await page.screenshot({ path: `test-results/foreign-${name}.png` });
    throw error;
  }
  await context.close();
  site.stop();

  npm(root, ['run', 'build'], env);
  const built = start(root, ['npm', 'run', 'start', '--', '--port', String(builtPort)], env);
  await built.prints(new RegExp(`localhost:.*${builtPort}`));
  const html = await (await fetch(`http://localhost:${builtPort}/`)).text();
  const [first, second] = [html.indexOf(`New: ${words}`), html.indexOf(`>${words}`)];
  if (first < 0 || second < first) throw new Error(`The built site has other slices:\n${html}`);
  console.info('  the built site shows it');
  built.stop();
  editor.stop();
}

try {
  for (const name of PACKAGES) npm(resolve('packages', name), ['pack', '--pack-destination', folder]); // prettier-ignore
  const tarballs = readdirSync(folder).map((file) => join(folder, file));
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] }); // prettier-ignore
  undo.push(() => void browser.close());
  // One after the other: a development server and a build need the machine for themselves.
  // oxlint-disable-next-line no-await-in-loop
  for (const name of names.length > 0 ? names : all) await tryProject(name, tarballs, browser);
} finally {
  for (const step of undo.toReversed()) step();
}
