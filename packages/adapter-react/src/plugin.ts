import type { SliceMachinePlugin } from '@slicemachine/plugin-kit';
import { customTypeHooks } from './hooks/customTypes.ts';
import { documentationRead } from './hooks/documentation.ts';
import { environmentHooks } from './hooks/environment.ts';
import { createSave, createTell } from './hooks/save.ts';
import { sliceHooks } from './hooks/slices.ts';
import { snippetRead } from './hooks/snippets.ts';
import { projectInit } from './init/projectInit.ts';
import type { AdapterOptions } from './options.ts';
import { readSettings } from './settings.ts';

/**
 * Slice Machine's adapter for React on Vite. Each hook reads `slicemachine.config.json` anew and
 * does its work on files alone; what is written is therefore what the command and the development
 * server would write.
 */
export const plugin: SliceMachinePlugin<AdapterOptions & Record<string, unknown>> = {
  meta: { name: '@slicemachine/adapter-react' },
  setup({ hook, project: { root }, options }) {
    const read = () => readSettings(root, options);
    const tell = createTell();
    const save = createSave(read, tell);
    sliceHooks(hook, read, save, tell);
    customTypeHooks(hook, read, save, tell);
    environmentHooks(hook, read);
    hook('project:init', (data) => projectInit(root, read, data));
    hook('snippet:read', snippetRead);
    hook('documentation:read', (data) => documentationRead(read, data));
  },
};
