import { keyOf } from '../names.ts';
import type { RegistryOptions, Settings } from '../settings.ts';
import type { SliceFolder } from './readFolders.ts';
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

/** The map of slice type to component that `<SliceZone components={…} />` takes. */
function componentMap(slices: readonly SliceFolder[], { lazyLoadSlices }: Settings) {
  if (slices.length === 0) return ['export const components = {};'];
  const lines = slices.map(({ model, dir }) =>
    lazyLoadSlices
      ? `  ${keyOf(model.id)}: lazy(() => import('./${dir}')),`
      : `  ${keyOf(model.id)}: ${dir},`,
  );
  const imports = lazyLoadSlices
    ? ["import { lazy } from 'react';"]
    : slices.map(({ dir }) => `import ${dir} from './${dir}';`);
  return [...imports, '', 'export const components = {', ...lines, '};'];
}
