import { existsSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { browserPath } from '../../../tests/support/browserPath.ts';
import { createProject, FIXTURE } from './support/createProject.ts';
import { runHere } from './support/runHere.ts';
import { serve, serveSimulator } from './support/serve.ts';

beforeAll(async () => {
  process.env['CHROMIUM_PATH'] = await browserPath();
});

const screenshots = (root: string, ...args: readonly string[]) =>
  runHere(['screenshots', root, ...args]);

const at = (variation: string) => `src/blocks/Quote/screenshot-${variation}.png`;

test('the pictures that are missing or older are taken through the simulator, and one that cannot be is named', async () => {
  const model = FIXTURE['src/blocks/Quote/model.json'];
  const [variation] = model.variations;
  const variations = ['default', 'withLink', 'later', 'empty'].map((id) => ({ ...variation, id }));
  const { root, write } = createProject({
    'src/blocks/Quote/model.json': { ...model, variations },
  });
  const writeAt = (name: string, minutes: number) => {
    write(at(name), 'A picture');
    const time = new Date(Date.now() + minutes * 60_000);
    utimesSync(join(root, at(name)), time, time);
  };
  writeAt('withLink', -1);
  writeAt('later', 1);
  const simulator = await serveSimulator();
  expect(await screenshots(root, '--simulator', simulator)).toEqual({
    code: 1,
    printed: [
      at('default'),
      at('withLink'),
      `${at('empty')}: the slice renders nothing with its mock data`,
      '2 pictures taken, 1 newer than their slices, 1 not taken',
    ],
  });
  expect(existsSync(join(root, at('empty')))).toBe(false);
  const bytes = readFileSync(join(root, at('default')));
  const picture = sharp(bytes);
  const { format, width, height } = await picture.metadata();
  expect([format, width, height]).toEqual(['png', 1200, 240]);
  // The corner is the slice's own blue: nothing lies over it.
  const corner = await picture
    .extract({ left: 1190, top: 230, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([...corner.subarray(0, 3)]).toEqual([0, 80, 160]);
  expect(readFileSync(join(root, at('withLink'))).equals(bytes)).toBe(false);

  writeAt('empty', 1);
  expect(await screenshots(root, '--simulator', simulator)).toEqual({
    code: 0,
    printed: ['All 4 pictures are newer than their slices; --all takes them again'],
  });
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
