import type { SliceFolder } from './models.ts';
import { BANNER } from './types.ts';

/** What a project's registry is to look like. */
export interface RegistryOptions {
  /** Module the registry's type is imported from, as the generated file writes it. */
  readonly typeModule: string;
  /** Name of the type in that module; the registry ends in `satisfies <typeName>`. */
  readonly typeName: string;
}

/**
 * The text of a library's `index.ts`: one entry a slice, its component loaded when it is drawn
 * and its mock data when it is asked for. A slice without a component or mock data still gets its
 * line: the compiler then names the file that is missing.
 */
export function registryFile(slices: readonly SliceFolder[], options: RegistryOptions): string {
  const entries = slices.map(({ model, dir, component }) => {
    const file = component ?? 'index.tsx';
    return [
      `  ${model.id}: {`,
      `    component: () => import('./${dir}/${file}').then((slice) => slice.${dir}),`,
      `    mocks: () => import('./${dir}/mocks.json').then((file) => file.default),`,
      `    model: () => import('./${dir}/model.json').then((file) => file.default),`,
      '  },',
    ].join('\n');
  });
  return [
    BANNER,
    '',
    `import type { ${options.typeName} } from '${options.typeModule}';`,
    '',
    'export const slices = {',
    ...entries,
    `} satisfies ${options.typeName};`,
    '',
  ].join('\n');
}
