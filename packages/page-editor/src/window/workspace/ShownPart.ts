import { useEffect } from 'react';
import type { CanvasApi } from '../../canvas/CanvasApi.ts';
import type { EditorHost } from '../../model/EditorHost.ts';
import type { EditorType } from '../../model/EditorModels.ts';
import type { Place } from '../../model/place.ts';
import { useEditor } from '../../session/EditorContext.ts';

/** The tab of a document's field, or without one that the form shows; undefined for a slice. */
export function shownTab(
  { tabs }: Pick<EditorType, 'tabs'>,
  { zone, field }: Place,
  tab: string | null,
): EditorType['tabs'][number] | undefined {
  if (zone !== undefined) return undefined;
  const [own] = field?.split('/') ?? [];
  const placed = tabs.find(({ fields }) => fields.some(({ id }) => id === own));
  return placed ?? tabs.find(({ name }) => name === tab);
}

/** The part around the pages that a field is in, or without one what the form shows; null for every other place. */
export function partOf(
  host: EditorHost,
  type: Pick<EditorType, 'id' | 'tabs'> | undefined,
  place: Place,
  tab: string | null = null,
): string | null {
  if (!type || place.zone !== undefined) return null;
  // A form of its own kind, as that of the look, has other parts than the tabs of the model.
  const name = shownTab(type, place, tab)?.name ?? tab;
  return name === null ? null : (host.partOf?.(type.id, name) ?? null);
}

interface ShownPartProps {
  readonly canvas: CanvasApi | null;
  readonly type: EditorType | undefined;
  readonly place: Place;
  /** The tab of the document that the form shows. */
  readonly tab: string | null;
}

/** Shows a part around the pages, such as a menu, while its fields are edited. */
export function ShownPart({ canvas, type, place, tab }: ShownPartProps): null {
  const { host } = useEditor();
  const part = partOf(host, type, place, tab);
  useEffect(() => {
    canvas?.showPart(part);
  }, [canvas, part]);
  return null;
}

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
