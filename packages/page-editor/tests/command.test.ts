import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  createForeignProject,
  type ForeignProject,
} from '../../../tests/support/foreignProject.ts';
import { freePort } from '../../../tests/support/freePort.ts';
import { checkTarball } from '../../../tests/support/packageChecks.ts';
import { USAGE } from '../src/cli/parseCommand.ts';
import { createProject, FIXTURE, type TestProject } from './support/createProject.ts';
import { runHere } from './support/runHere.ts';
import { serve, serveSimulator } from './support/serve.ts';

/** Runs the installed command with a window of one file. */
const RUN = `
import { runCli } from 'page-editor/cli';
process.exitCode = await runCli(process.argv.slice(2), { windowFolder: 'window' });
`;
const MANIFEST = {
  'src/window/main.tsx': { file: 'main.js', isEntry: true },
  'style.css': { file: 'main.css' },
};

/** The one that is taken if no other is named. */
const USUAL_PORT = 3200;

let installed: ForeignProject;
beforeAll(async () => {
  installed = await createForeignProject({
    package: 'page-editor',
    files: {
      'package.json': JSON.stringify({ name: 'foreign', type: 'module' }),
      'run.mjs': RUN,
      'window/.vite/manifest.json': JSON.stringify(MANIFEST),
      'window/main.js': 'export {};',
    },
  });
});
afterAll(() => installed.remove());

/** The command while it runs. */
interface Running {
  readonly child: ChildProcess;
  /** What it printed until the link. */
  readonly printed: string;
  readonly origin: string;
  readonly link: string;
}

async function open(project: TestProject, ...args: readonly string[]): Promise<Running> {
  const child = spawn(process.execPath, ['run.mjs', project.root, ...args], {
    cwd: installed.root,
    env: { ...process.env, BROWSER: 'none' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += String(chunk);
      const [link, origin] = /(http:\/\/localhost:\d+)\/edit\/open\?key=[\w-]+/.exec(printed) ?? [];
      if (link && origin) resolve({ child, printed, origin, link });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(printed)));
  });
}

test('the packed package has what its manifest names', () => checkTarball(installed.tarball));

test('the editor opens by its link, at another port than a taken one, serves content and files, and ends with Ctrl-C', async () => {
  const simulator = await serveSimulator();
  // Or another program has it.
  await serve((_request, response) => void response.end(), USUAL_PORT).catch(() => {});
  const running = await open(createProject(), '--simulator', simulator);
  const { child, link, origin, printed } = running;
  const { port } = new URL(origin);
  const windowFolder = join(installed.root, 'window');
  expect(Number(port)).toBeGreaterThan(USUAL_PORT);
  expect(await runHere([createProject().root, '--port', port], windowFolder)).toEqual({
    code: 1,
    printed: [`Port ${port} is taken: stop what uses it, or choose another with --port`],
  });
  expect(printed).toContain(`Models       1 type, 1 slice in src/blocks`);
  expect(printed).toContain('content: 1 document, 1 draft of "quotes-site" in en-us');
  expect(printed).toMatch(/Simulator +http:\/\/localhost:\d+\/slice-simulator\n/);
  expect(printed).toContain(`documentAPIEndpoint: '${origin}/api/v2'`);
  expect(printed).toContain('npx page-editor screenshots');

  const opened = await fetch(link, { redirect: 'manual' });
  const cookie = opened.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  expect(cookie).toMatch(new RegExp(`^editor_${port}=`));
  const page = await (await fetch(`${origin}/edit`, { headers: { cookie } })).text();
  expect(page).toContain('src="/edit/files/main.js"');
  expect(page).toContain('href="/edit/files/main.css"');
  for (const path of ['/edit/files/main.js', '/api/v2']) {
    expect((await fetch(origin + path)).status).toBe(200);
  }

  // A stream of events is open in every window.
  const events = await fetch(`${origin}/edit/api/v1/events`, { headers: { cookie } });
  child.kill('SIGINT');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  await expect(fetch(origin)).rejects.toThrow();
  await events.body?.cancel().catch(() => {});
});

test('a project that has nothing yet is told what is missing, and gets a content folder', async () => {
  const address = `http://localhost:${await freePort()}`;
  const port = String(await freePort());
  const project = createProject({ 'package.json': { scripts: {} } }, {});
  const { printed, origin } = await open(project, '--simulator', address, '--port', port);
  expect(new URL(origin).port).toBe(port);
  expect(printed).toContain('0 types, 0 slices');
  expect(printed).toContain('content, made now for the repository "repository"');
  expect(printed).toContain('There are no custom types in customtypes/<id>/index.json');
  expect(printed).toMatch(/Simulator: Nothing answers there \(ECONNREFUSED\)/);
  expect(existsSync(join(project.root, 'content/repository.json'))).toBe(true);
});

test('what is wrong in a project is named, and its content folder is made as configured', async () => {
  const simulator = await serveSimulator();
  const project = createProject(
    {
      'customtypes/broken/index.json': '{',
      'documents/en-us/a=#=page=#=home=#=en-us.json': {},
      'prismicio.ts': "createClient('a', { documentAPIEndpoint })",
    },
    Object.fromEntries(Object.entries(FIXTURE).filter(([path]) => !path.startsWith('content/'))),
  );
  const args = ['--simulator', `${simulator}/nowhere`, '--content', 'texts', '--port', '0'];
  const { printed } = await open(project, ...args);
  expect(printed).toContain('texts, made now for the repository "quotes-site"');
  expect(printed).toMatch(
    /1 problem in models and content: npx prismic-folder check --content texts/,
  );
  expect(printed).toContain('npx prismic-folder import documents');
  expect(printed).toContain('There is no page at this address (status 404)');
  expect(printed).not.toContain('Let your site read this folder');
  const settings: unknown = JSON.parse(
    readFileSync(join(project.root, 'texts/repository.json'), 'utf8'),
  );
  expect(settings).toMatchObject({ name: 'quotes-site' });
});

test.each<[string, readonly string[], number, RegExp]>([
  [
    'an unknown option',
    ['--prot', '1'],
    2,
    /^Unknown option '--prot'\. .* page-editor: --content,/,
  ],
  [
    'an option of another command',
    ['screenshots', '--port', '1'],
    2,
    /^Unknown option '--port'\. Options of page-editor screenshots: --all/,
  ],
  ['a port that is none', ['--port', 'a'], 2, /^--port is "a": a whole number from 0 to 65535/],
  [
    'an address that is none',
    ['--simulator', 'localhost:3000'],
    2,
    /^--simulator is "localhost:3000": an address was expected/,
  ],
  ['two projects', ['.', 'tests'], 2, /^One project is opened at a time/],
  ['a folder that is not there', ['nowhere'], 2, /^There is no folder ".*nowhere"/],
  ['opposites', ['--open', '--no-open'], 2, /^--open and --no-open say the opposite/],
  ['no slices to take pictures of', ['screenshots', 'docs'], 1, /^There are no slices in /],
  ['help', ['--help'], 0, /--content[^]*screenshots[^]*--all[^]*--cwd/],
  ['the version', ['--version'], 0, /^\d+\.\d+\.\d+$/],
])('%s', async (_, args, code, text) => {
  expect(await runHere(args)).toEqual({ code, printed: [expect.stringMatching(text)] });
});

test('the README names the options of the help, and no other', () => {
  const others = ['--save-dev', '--help', '--version'];
  const optionsIn = (text: string) =>
    new Set((text.match(/--[a-z][\w-]+/g) ?? []).filter((option) => !others.includes(option)));
  const whole = readFileSync('packages/page-editor/README.md', 'utf8');
  // A section with commands of other programs.
  const readme = whole.replace(/\n## React and Vite[^]*?(?=\n## )/, '');
  expect(optionsIn(readme)).toEqual(optionsIn(USAGE));
});

test('a package without its window says so, and makes no folder', async () => {
  const { root } = createProject({}, {});
  expect(await runHere([root], join(root, 'window'))).toEqual({
    code: 1,
    printed: [expect.stringMatching(/^The editor is not built \(.*window\)/)],
  });
  expect(existsSync(join(root, 'content'))).toBe(false);
});
