import { chmod, readdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import type * as pluginKit from '@slicemachine/plugin-kit';
import type { SliceMachineHooks, SliceMachinePluginRunner } from '@slicemachine/plugin-kit';
import { onTestFinished, vi } from 'vitest';
import * as folder from '../../prismic-folder/tests/support/createProject.ts';
import type { AdapterOptions } from '../src/settings.ts';

// Slice Machine loads both as CommonJS: the ES modules of the one below them do not load in Node.
const require = createRequire(import.meta.url);
export const {
  createSliceMachinePluginRunner,
}: typeof pluginKit = require('@slicemachine/plugin-kit');

/** A project in a temporary folder, removed with its test. */
export interface AdapterProject {
  readonly root: string;
  /** The real plugin runner, with the adapter loaded as Slice Machine loads it. */
  readonly runner: SliceMachinePluginRunner;
  readonly read: (file: string) => Promise<string>;
  readonly json: (file: string) => Promise<unknown>;
  /** Text as it is, the rest as JSON. */
  readonly write: (file: string, content: unknown) => void;
  /** Every file and its content, except the packages. */
  readonly files: () => Promise<Record<string, string>>;
}

export interface ProjectOptions {
  readonly typescript?: boolean;
  readonly libraries?: readonly string[];
  readonly options?: AdapterOptions;
  readonly files?: Readonly<Record<string, string>>;
}

/** Makes a project with a configuration and further files, and loads the adapter in it. */
export async function createProject({
  typescript = true,
  libraries = ['./slices'],
  options = {},
  files = {},
}: ProjectOptions = {}): Promise<AdapterProject> {
  // The adapter's messages to Slice Machine's terminal are none of the tests' output.
  for (const way of ['warn', 'error'] as const) vi.spyOn(console, way).mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  const config = {
    repositoryName: 'example',
    adapter: { resolve: '@slicemachine/adapter-react', options: { format: false, ...options } },
    libraries: [...libraries],
  };
  const { root, write } = folder.createProject({
    'slicemachine.config.json': config,
    ...(typescript && { 'tsconfig.json': {} }),
    ...files,
  });
  await chmod(root, 0o755);
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  const runner = createSliceMachinePluginRunner({ project: { root, config } });
  await runner.init();
  const read = (file: string) => readFile(join(root, file), 'utf8');
  return {
    root,
    runner,
    read,
    json: async (file) => JSON.parse(await read(file)),
    write,
    files: () => filesBelow(root),
  };
}

async function filesBelow(root: string): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    return [relative(root, file), await readFile(file, 'utf8')] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

type Hooks = SliceMachineHooks;
type Given<Type extends keyof Hooks> = Parameters<Hooks[Type]['fn']>[0];
type Result<Type extends keyof Hooks> = Awaited<ReturnType<Hooks[Type]['fn']>>;

/** The name of a hook and its data. */
export type HookCall = { [Type in keyof Hooks]: [type: Type, data: Given<Type>] }[keyof Hooks];

// Cast: the runner's own signature ties a hook's data to its name by a rest parameter, which a
// generic caller cannot spell.
const hook = (runner: SliceMachinePluginRunner) =>
  runner.callHook as unknown as (
    type: string,
    data: unknown,
  ) => Promise<{ data: unknown[]; errors: Error[] }>;

/** The result of a hook; fails with the hook's own errors. */
export async function call<Type extends keyof Hooks>(
  runner: SliceMachinePluginRunner,
  type: Type,
  data: Given<Type>,
): Promise<Result<Type>> {
  const { data: results, errors } = await hook(runner)(type, data);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  // Cast: the result of the hook with this name.
  return results[0] as Result<Type>;
}

/** The only error of a hook; fails where there is none. */
export async function failure(
  runner: SliceMachinePluginRunner,
  ...[type, data]: HookCall
): Promise<string> {
  const { errors } = await hook(runner)(type, data);
  if (errors.length !== 1) throw new Error(`${errors.length} errors, one was expected`);
  return errors[0]?.message ?? '';
}
