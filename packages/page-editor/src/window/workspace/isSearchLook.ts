import type { EditorType } from '../../model/EditorModels.ts';
import type { Place } from '../../model/place.ts';
import { shownTab } from './ShownPart.ts';

/** Fields that say how search pages and networks show a page: Prismic's name for the first of them. */
const TITLE = 'meta_title';

/** Whether a page's look in search is edited: in a tab of its own, or one of its fields. */
export function isSearchLook(
  type: Pick<EditorType, 'tabs'> | undefined,
  place: Place,
  tab: string | null,
): boolean {
  const shown = type && shownTab(type, place, tab);
  const isOf = shown?.fields.some(({ id }) => id === TITLE) === true;
  return isOf && (shown !== type?.tabs[0] || place.field?.startsWith('meta_') === true);
}
