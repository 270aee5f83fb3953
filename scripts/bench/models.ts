import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type * as managers from '@slicemachine/manager';
import { launch } from '../audit/open.ts';
import { copyProject } from '../authoring/copyProject.ts';
import { startSliceMachine } from '../authoring/servers.ts';
import { type BenchRow, percentile, row, timed } from './rows.ts';

const SLICE = { libraryID: './slices', sliceID: 'experience' };

/** Saves a model as Slice Machine does, which updates mock data, types and registry. */
async function saves(root: string): Promise<number[]> {
  // Slice Machine's ES modules do not load in Node, its CommonJS ones do.
  const { createSliceMachineManager }: typeof managers = createRequire(import.meta.url)(
    '@slicemachine/manager',
  );
  const manager = createSliceMachineManager({ cwd: root });
  await manager.plugins.initPlugins();
  const { model } = await manager.slices.readSlice(SLICE);
  if (!model) throw new Error(`The slice ${SLICE.sliceID} is missing`);
  const samples: number[] = [];
  for (let save = 0; save < 12; save++) {
    const [variation] = model.variations;
    const config = { label: 'Bench', placeholder: '' };
    Object.assign(variation?.primary ?? {}, { [`bench_${save}`]: { type: 'Text', config } });
    samples.push(
      await timed(async () => {
        const { errors } = await manager.slices.updateSlice({ ...SLICE, model });
        if (errors.length > 0) throw errors[0];
      }),
    );
  }
  return samples;
}

/** From the start of Slice Machine to a page that lists the slices. */
async function start(root: string): Promise<number> {
  const browser = await launch('--disable-gpu');
  const page = await browser.newPage();
  try {
    return await timed(async () => {
      const { origin, stop } = await startSliceMachine(root);
      try {
        await page.goto(`${origin}/slices`);
        await page.getByText('Experience', { exact: true }).waitFor({ timeout: 60_000 });
      } finally {
        await stop();
      }
    });
  } finally {
    await browser.close();
  }
}

/** Editing models, on a copy of this project. */
export async function benchModels(): Promise<BenchRow[]> {
  const { root, remove } = await copyProject();
  try {
    const [first = Number.NaN, ...later] = await saves(root);
    const codegen = [join(root, 'node_modules/jiti/lib/jiti-cli.mjs'), 'scripts/codegen.ts'];
    const headless = () => promisify(execFile)(process.execPath, codegen, { cwd: root });
    return [
      row('a model saved, the first time', first, 1500),
      row(`a model saved, median of ${later.length}`, percentile(later), 1500),
      row('npm run codegen', await timed(headless), 3000),
      row('npm run slicemachine, to a page that lists the slices', await start(root), 10_000),
    ];
  } finally {
    await remove();
  }
}
