import { existsSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { browserPath } from '../../../tests/support/browserPath.ts';
import { runCli } from '../src/cli/runCli.ts';
import { createProject, FIXTURE } from './support/createProject.ts';
import { serve, serveSimulator } from './support/serve.ts';

beforeAll(async () => {
  process.env['CHROMIUM_PATH'] = await browserPath();
});

/** Runs `page-editor screenshots`; returns its status and what it printed. */
async function screenshots(root: string, ...args: readonly string[]) {
  const printed: string[] = [];
  const spies = (['info', 'warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((line) => void printed.push(String(line))),
  );
  try {
    return { code: await runCli(['screenshots', root, ...args]), printed };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

const at = (variation: string) => `src/blocks/Quote/screenshot-${variation}.png`;

test('the pictures that are missing or older are taken through the simulator', async () => {
  const project = createProject();
  const simulator = await serveSimulator();
  const first = await screenshots(project.root, '--simulator', simulator);
  expect(first).toEqual({
    code: 0,
    printed: [at('default'), at('withLink'), '2 pictures taken'],
  });
  const bytes = readFileSync(join(project.root, at('default')));
  const picture = sharp(bytes);
  const { format, width, height } = await picture.metadata();
  expect([format, width, height]).toEqual(['png', 1200, 240]);
  // The corner is the slice's own blue: nothing lies over it.
  const corner = await picture
    .extract({ left: 1190, top: 230, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([...corner.subarray(0, 3)]).toEqual([0, 80, 160]);
  expect(readFileSync(join(project.root, at('withLink'))).equals(bytes)).toBe(false);

  expect(await screenshots(project.root, '--simulator', simulator)).toEqual({
    code: 0,
    printed: ['All 2 pictures are newer than their slices; --all takes them again'],
  });
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(project.root, at('withLink')), later, later);
  const model = join(project.root, 'src/blocks/Quote/mocks.json');
  const between = new Date(Date.now() + 30_000);
  utimesSync(model, between, between);
  const again = await screenshots(project.root, '--simulator', simulator);
  expect(again.printed).toEqual([at('default'), '1 picture taken, 1 newer than their slices']);
});

test('a variation that cannot be shown is named, and the others are taken', async () => {
  const model = FIXTURE['src/blocks/Quote/model.json'];
  const [variation] = model.variations;
  const variations = [variation, { ...variation, id: 'empty' }];
  const project = createProject({ 'src/blocks/Quote/model.json': { ...model, variations } });
  const { code, printed } = await screenshots(project.root, '--simulator', await serveSimulator());
  expect([code, printed]).toEqual([
    1,
    [
      at('default'),
      `${at('empty')}: the slice renders nothing with its mock data`,
      '1 picture taken, 1 not taken',
    ],
  ]);
  expect(existsSync(join(project.root, at('empty')))).toBe(false);
});

test('what is missing is named: a simulator that asks for a password, before a browser is started, and a browser', async () => {
  const { root } = createProject();
  const locked = await serve((_request, response) => void response.writeHead(401).end());
  const words = expect.stringContaining('It asks for a password');
  expect(await screenshots(root, '--simulator', locked)).toEqual({ code: 1, printed: [words] });
  const path = process.env['CHROMIUM_PATH'];
  process.env['CHROMIUM_PATH'] = '/nowhere/chromium';
  onTestFinished(() => void (process.env['CHROMIUM_PATH'] = path));
  expect(await screenshots(root, '--simulator', await serveSimulator())).toEqual({
    code: 1,
    printed: ['CHROMIUM_PATH is /nowhere/chromium: no such file'],
  });
});
