import type { SliceMachinePlugin } from '@slicemachine/plugin-kit';
import { type AdapterOptions, PACKAGE, readSettings } from './settings.ts';
import { customTypeHooks } from './hooks/customTypes.ts';
import { documentationRead } from './hooks/documentation.ts';
import { environmentHooks } from './hooks/environment.ts';
import { createSave, createReport } from './hooks/save.ts';
import { sliceHooks } from './hooks/slices.ts';
import { snippetRead } from './hooks/snippets.ts';
import { projectInit } from './init/projectInit.ts';

export type { AdapterOptions, RegistryOptions } from './settings.ts';

/**
 * Slice Machine's adapter for React on Vite. Hooks share no state except files and read the
 * configuration each time, so Slice Machine, the command and the Vite plugin write the same output.
 */
const plugin: SliceMachinePlugin<AdapterOptions & Record<string, unknown>> = {
  meta: { name: PACKAGE },
  setup({ hook, project: { root }, options }) {
    const read = () => readSettings(root, options);
    const report = createReport();
    const save = createSave(read, report);
    sliceHooks(hook, read, save, report);
    customTypeHooks(hook, read, save, report);
    environmentHooks(hook, read);
    hook('project:init', (data) => projectInit(root, read, data));
    hook('snippet:read', snippetRead);
    hook('documentation:read', (data) => documentationRead(read, data));
  },
};

/**
 * What Slice Machine loads. Its type does not refer to `@slicemachine/plugin-kit`, because projects
 * that import `AdapterOptions` may not have it installed.
 */
const adapter: {
  readonly meta: { readonly name: string };
  readonly setup: (context: never) => void | Promise<void>;
} = plugin;

// Slice Machine takes the default export.
export default adapter;
