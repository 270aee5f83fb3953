import { use } from 'react';
import type { JsonPath } from '#prismic-folder/edit';
import { fieldOfPath } from '../values/fieldPath.ts';
import { PlaceContext } from './PlaceContext.ts';

/** The entry of a group that the place is in; null if it is elsewhere. */
export function useOpenEntry(path: JsonPath): number | null {
  const { field = '' } = use(PlaceContext);
  const group = `${fieldOfPath(path)}/`;
  const [index = ''] = field.startsWith(group) ? field.slice(group.length).split('/') : [];
  return /^\d+$/.test(index) ? Number(index) : null;
}
