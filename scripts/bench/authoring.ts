import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as managers from '@slicemachine/manager';
import { launch } from '../audit/open.ts';
import { copyProject } from '../authoring/copyProject.ts';
import { startSliceMachine } from '../authoring/servers.ts';
import { ms, percentile, type BenchRow } from './row.ts';

const SAVES = 12;
const SLICE = { libraryID: './slices', sliceID: 'experience' };

async function timed(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

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
  for (let save = 0; save < SAVES; save++) {
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

/** Types and registry by `npm run codegen`, from the start of its process to its end. */
async function headless(root: string): Promise<void> {
  const jiti = join(root, 'node_modules/jiti/lib/jiti-cli.mjs');
  const child = spawn(process.execPath, [jiti, 'scripts/codegen.ts'], {
    cwd: root,
    stdio: 'ignore',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`npm run codegen ended with ${code}`);
}

/** From the start of Slice Machine to a page that lists the slices. */
async function start(root: string): Promise<number> {
  const browser = await launch('--disable-gpu');
  try {
    const page = await browser.newPage();
    const started = performance.now();
    const { origin, stop } = await startSliceMachine(root);
    try {
      await page.goto(`${origin}/slices`);
      await page.getByText('Experience', { exact: true }).waitFor({ timeout: 60_000 });
      return performance.now() - started;
    } finally {
      await stop();
    }
  } finally {
    await browser.close();
  }
}

/** Editing models, on a copy of this project. */
export async function benchAuthoring(): Promise<BenchRow[]> {
  const project = await copyProject();
  try {
    const { root } = project;
    const [first = Number.NaN, ...later] = await saves(root);
    const codegen = await timed(() => headless(root));
    return [
      { what: 'a model saved, the first time', figure: ms(first), budget: 'under 1500 ms' },
      {
        what: `a model saved, median of ${later.length}`,
        figure: ms(percentile(later, 0.5)),
        budget: 'under 1500 ms',
      },
      { what: 'npm run codegen', figure: ms(codegen), budget: 'under 3000 ms' },
      {
        what: 'npm run slicemachine, to a page that lists the slices',
        figure: ms(await start(root)),
        budget: 'under 10000 ms',
      },
    ];
  } finally {
    await project.remove();
  }
}
