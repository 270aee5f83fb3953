import type { SliceMachinePlugin } from '@slicemachine/plugin-kit';
import { customTypeHooks } from './hooks/customTypes.ts';
import { documentationRead } from './hooks/documentation.ts';
import { environmentHooks } from './hooks/environment.ts';
import { createSave, createTell } from './hooks/save.ts';
import { sliceHooks } from './hooks/slices.ts';
import { snippetRead } from './hooks/snippets.ts';
import { projectInit } from './init/projectInit.ts';

/**
 * Slice Machine's adapter for React on Vite. Each hook reads `slicemachine.config.json` anew and
 * does its work on files alone; what is written is therefore what the command and the development
 * server would write.
 */
export const plugin: SliceMachinePlugin = {
  meta: { name: '@slicemachine/adapter-react' },
  setup({ hook, project }) {
    const tell = createTell();
    const save = createSave(project.root, tell);
    sliceHooks(hook, project.root, save, tell);
    customTypeHooks(hook, project.root, save, tell);
    environmentHooks(hook, project.root);
    hook('project:init', (data) => projectInit(project.root, data));
    hook('snippet:read', snippetRead);
    hook('documentation:read', (data) => documentationRead(project.root, data));
  },
};
