import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { generate, regenerate, stale } from '../src/codegen/index.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'codegen-'));
  await Promise.all(
    [
      'customtypes',
      'slices',
      'slicemachine.config.json',
      'prismicio-types.d.ts',
      'tsconfig.json',
    ].map((path) => cp(path, join(root, path), { recursive: true })),
  );
});

afterEach(() => rm(root, { recursive: true }));

const run = async () => (await regenerate(root)).written;

async function editJson(path: string, edit: (model: Record<string, never>) => void) {
  const model = JSON.parse(await readFile(join(root, path), 'utf8'));
  edit(model);
  await writeFile(join(root, path), JSON.stringify(model, null, 2));
}

describe('code generation', () => {
  test('writes nothing when the generated files match the models', async () => {
    await run();
    expect(await run()).toEqual([]);
  });

  test('names the outdated file and leaves it as it is', async () => {
    await run();
    await writeFile(join(root, 'slices/index.ts'), '// edited by hand\n');
    const drifted = await stale(root, (await generate(root)).files);
    expect(drifted.map(({ file }) => file)).toEqual(['slices/index.ts']);
    expect(await readFile(join(root, 'slices/index.ts'), 'utf8')).toBe('// edited by hand\n');
  });

  test('puts a new field into the types only', async () => {
    await run();
    await editJson('slices/About/model.json', (model) => {
      // Cast: the model's inferred type forbids new keys.
      (
        model as never as { variations: { primary: Record<string, unknown> }[] }
      ).variations[0]!.primary['mood'] = {
        type: 'Text',
        config: { label: 'Mood', placeholder: 'How you feel' },
      };
    });
    expect(await run()).toEqual(['prismicio-types.d.ts']);
    expect(await readFile(join(root, 'prismicio-types.d.ts'), 'utf8')).toContain(
      'mood: prismic.KeyTextField',
    );
  });

  test('puts a new slice into the registry, and takes a deleted one out', async () => {
    await cp(join(root, 'slices/About'), join(root, 'slices/Quote'), { recursive: true });
    await editJson('slices/Quote/model.json', (model) =>
      Object.assign(model, { id: 'quote', name: 'Quote' }),
    );
    await rm(join(root, 'slices/CardList'), { recursive: true });
    await run();
    const registry = await readFile(join(root, 'slices/index.ts'), 'utf8');
    expect(registry).toContain("quote: {\n    component: () => import('./Quote/index.tsx')");
    expect(registry).not.toContain('card_list');
  });

  test('names a model that is not JSON, and writes nothing', async () => {
    await run();
    const before = await readFile(join(root, 'slices/index.ts'), 'utf8');
    await writeFile(join(root, 'slices/About/model.json'), '{ "id": "about", ');
    await expect(run()).rejects.toThrow('slices/About/model.json: ');
    expect(await readFile(join(root, 'slices/index.ts'), 'utf8')).toBe(before);
  });
});
