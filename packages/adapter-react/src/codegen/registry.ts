import { keyOf } from '../names.ts';
import type { RegistryOptions } from '../options.ts';
import type { Settings } from '../settings.ts';
import { componentMap } from './componentMap.ts';
import type { SliceFolder } from './readLibrary.ts';
import { banner } from './types.ts';

/**
 * One entry per slice, with functions that load component, mock data and model. A slice without a
 * component or mock data still gets its entry, so that the compiler reports the missing file.
 */
function entries(slices: readonly SliceFolder[], options: RegistryOptions, settings: Settings) {
  const fallback = settings.typescript ? 'index.tsx' : 'index.jsx';
  const lines = slices.map(({ model, dir, component }) =>
    [
      `  ${keyOf(model.id)}: {`,
      `    component: () => import('./${dir}/${component ?? fallback}').then((slice) => slice.${dir}),`,
      `    mocks: () => import('./${dir}/mocks.json').then((file) => file.default),`,
      `    model: () => import('./${dir}/model.json').then((file) => file.default),`,
      '  },',
    ].join('\n'),
  );
  if (!settings.typescript) return ['export const slices = {', ...lines, '};'];
  return [
    `import type { ${options.typeName} } from '${options.typeModule}';`,
    '',
    '// A slice that the compiler does not accept here is in no slice zone of a custom type.',
    'export const slices = {',
    ...lines,
    `} satisfies ${options.typeName};`,
  ];
}

/** The text of a library's `index.ts` (or `index.js`), before formatting. */
export function registryFile(slices: readonly SliceFolder[], settings: Settings): string {
  const { registry } = settings;
  const lines = registry ? entries(slices, registry, settings) : componentMap(slices, settings);
  return [banner(settings), '', ...lines, ''].join('\n');
}
