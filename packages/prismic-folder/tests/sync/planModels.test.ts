import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ModelApi, ModelJson } from '../../src/sync/hosted/modelApi.ts';
import { planModels } from '../../src/sync/push/planModels.ts';

let root: string;
let local: ModelJson;

const hosting = (...models: readonly ModelJson[]): ModelApi => ({
  list: async (kind) => (kind === 'customtypes' ? models : []),
  insert: async () => {},
  update: async () => {},
});
const kindOf = async (hosted: ModelJson) => (await planModels(root, hosting(hosted)))[0]?.kind;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'models-'));
  await cp('customtypes/project_list', join(root, 'customtypes/project_list'), { recursive: true });
  const [change] = await planModels(root, hosting());
  if (change === undefined) throw new Error('the model was not read');
  local = change.model;
});
afterAll(() => rm(root, { recursive: true }));

describe('a model in both places', () => {
  it('is the same whatever the order of its own keys and with nulls beside them', async () => {
    const reversed = Object.fromEntries(Object.entries(local).toReversed());
    expect(await kindOf({ ...reversed, id: local.id, format: local['format'], extra: null })).toBe(
      'same',
    );
  });

  it('has changed when a key has another value', async () => {
    expect(await kindOf({ ...local, label: 'Other' })).toBe('changed');
  });

  it('has changed when its fields are in another order, as the editor shows them', async () => {
    const json = local['json'] as Readonly<Record<string, object>>;
    const tabs = Object.entries(json).map(([tab, fields]) => [
      tab,
      Object.fromEntries(Object.entries(fields).toReversed()),
    ]);
    expect(await kindOf({ ...local, json: Object.fromEntries(tabs) })).toBe('changed');
  });
});
