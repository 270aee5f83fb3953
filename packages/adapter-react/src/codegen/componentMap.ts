import { keyOf } from '../names.ts';
import type { Settings } from '../settings.ts';
import type { SliceFolder } from './readLibrary.ts';

/** The map of slice type to component that `<SliceZone components={…} />` takes. */
export function componentMap(slices: readonly SliceFolder[], { lazyLoadSlices }: Settings) {
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
