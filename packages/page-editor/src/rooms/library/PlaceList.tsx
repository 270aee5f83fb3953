import { useCallback } from 'react';
import type { MediaCounts } from 'prismic-folder/contract';
import type { AuthoringClient } from '../../api/AuthoringClient.ts';
import { typeWords } from '../../session/typeWords.ts';
import { onChanges, useAnswer } from '../../session/useAnswer.ts';
import { useEditor } from '../../session/EditorContext.ts';
import type { EditorModels } from '../../model/EditorModels.ts';
import { NavList } from '../../kit/lists/NavList.tsx';
import { UNUSED } from './libraryFilter.ts';

type PlaceListProps = {
  counts: MediaCounts | null;
  /** null: all files. */
  selected: string | null;
  onSelect: (place: string | null) => void;
};

/** Where files are used, as large rows with their number: the folders of the library. */
export function PlaceList({ counts, selected, onSelect }: PlaceListProps) {
  const { models } = useEditor();
  const places = [
    { id: null, label: 'Everything', total: counts?.total },
    ...(counts?.usedIn ?? []).map((place) => ({
      id: place.in,
      label: placeWords(models, place.in),
      total: place.total,
    })),
    ...(counts !== null && counts.unused > 0
      ? [{ id: UNUSED, label: 'Not used', total: counts.unused }]
      : []),
  ];
  return (
    <NavList
      label="Where files are used"
      rows={places.map(({ id, label, total }) => ({
        id: id ?? '',
        label,
        count: total,
        isCurrent: selected === id,
        onPress: () => onSelect(id),
      }))}
    />
  );
}

/** 'Home' for a type with one document, 'Projects' for others. */
export function placeWords(models: EditorModels, place: string): string {
  if (place === UNUSED) return 'Not used';
  if (place === 'other') return 'External projects';
  const { one, many } = typeWords(models, place);
  return models.types.get(place)?.repeatable === false ? one : many;
}

const onAll = (api: AuthoringClient, listener: () => void) => onChanges(api, listener, () => true);

/** How many files there are of each kind; counted again when something changes on disk. */
export function useMediaCounts(): MediaCounts | null {
  const { api } = useEditor();
  const load = useCallback((signal: AbortSignal) => api.call('countMedia', {}, { signal }), [api]);
  // The list says that the server does not answer.
  return useAnswer(api, load, onAll).value ?? null;
}
