import type { CustomTypeModel } from '@prismicio/client';

/** The slice zones that admit a slice, each by its type's name and its own. */
export function zonesOf(slice: string, types: readonly CustomTypeModel[]): string[] {
  return types.flatMap(({ label, id, json }) =>
    Object.values(json)
      .flatMap((tab) => Object.entries(tab))
      .filter(([, field]) => field.type === 'Slices' && slice in (field.config?.choices ?? {}))
      .map(([zone]) => `${label || id}, ${zone}`),
  );
}
