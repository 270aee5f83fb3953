import { useCallback, useMemo, useState } from 'react';
import type { DocumentSession, OpenDocument } from '../../document/DocumentSession.ts';
import { kindWords } from '../../session/documentWords.ts';
import { neverAgain, useAnswer } from '../../session/useAnswer.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { useSettled } from '../../kit/hooks/useSettled.ts';
import type { Place } from '../../model/place.ts';
import { matching } from '../../kit/lists/matching.ts';
import { keyWords } from '../../kit/overlays/keyWords.ts';
import { SearchDialog } from '../../kit/overlays/SearchDialog.tsx';
import type { EditorModels } from '../../model/EditorModels.ts';
import { nameOf } from '../../model/nameOf.ts';
import { knownSlice, slicesOf } from '../../model/sliceAt.ts';

/** Something the editor can do, by name. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly shortcut?: string;
  readonly run: () => void;
}

type GoToDialogProps = {
  session: DocumentSession;
  commands: readonly Command[];
  onPlace: (place: Place) => void;
  onClose: () => void;
};

interface Entry {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly run: () => void;
}

const MAX_SHOWN = 8;

/** Goes anywhere by a few letters: a document, a slice or field of the open one, a command. */
export function GoToDialog({ session, commands, onPlace, onClose }: GoToDialogProps) {
  const { models, open } = useEditor();
  const [query, setQuery] = useState('');
  const { documents, isAnswered } = useFound(query);
  const found = documents.map((document) => ({
    id: `document ${document.id}`,
    label: document.title,
    detail: kindWords(models, document),
    run: () => open(document),
  }));
  const places = useMemo(() => placeTargets(session.get(), models), [session, models]);
  const sections: readonly { readonly name: string; readonly entries: readonly Entry[] }[] = [
    {
      name: 'On this page',
      entries: matching(places, query, MAX_SHOWN).map(({ place, ...entry }) => ({
        ...entry,
        run: () => onPlace(place),
      })),
    },
    {
      name: 'Documents',
      entries: isAnswered ? found : matching(found, query, MAX_SHOWN),
    },
    {
      name: 'Commands',
      entries: matching(
        commands.map(({ id, label, shortcut = '', run }) => ({
          id: `command ${id}`,
          label,
          detail: keyWords(shortcut),
          run,
        })),
        query,
        MAX_SHOWN,
      ),
    },
  ];
  return (
    <SearchDialog
      title="Go to"
      label="A document, slice, field or command"
      query={query}
      onQuery={setQuery}
      sections={sections}
      emptyText={`Nothing with “${query}”. Try fewer letters.`}
      onChoose={({ run }) => run()}
      onClose={onClose}
    />
  );
}

/**
 * Documents for a query, after a pause in typing. Until they are answered these are the ones of an earlier query: only
 * those that fit this one may be shown, since an option that goes later than its letter is typed stays named as the
 * active one.
 */
function useFound(query: string) {
  const { api } = useEditor();
  const search = useSettled(query.trim());
  const load = useCallback(
    async (signal: AbortSignal) => {
      const asked = { pageSize: MAX_SHOWN, ...(search !== '' && { search }) };
      const { documents } = await api.call('listDocuments', { query: asked }, { signal });
      return { search, documents };
    },
    [api, search],
  );
  // Without an answer the last one stays.
  const { value } = useAnswer(api, load, neverAgain);
  return { documents: value?.documents ?? [], isAnswered: value?.search === query.trim() };
}

/** A place of the open document that can be gone to, with the words to find it by. */
interface PlaceTarget {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly place: Place;
}

/** All slices and fields of a document: its own fields first, then slices with theirs. */
export function placeTargets(
  { json, key }: Pick<OpenDocument, 'json' | 'key'>,
  models: EditorModels,
): PlaceTarget[] {
  const type = models.types.get(key.type);
  const fields = (type?.tabs ?? []).flatMap((tab) =>
    tab.fields.map(({ id, label }) => ({
      id: `field ${id}`,
      label,
      detail: tab.name,
      place: { field: id },
    })),
  );
  const slices = (type?.zones ?? []).flatMap((zone) => {
    const list = slicesOf(json, zone.id);
    return list.flatMap((slice, index) => {
      const { name, words } = nameOf(models, slice);
      const where = `${name}, ${index + 1} of ${list.length}`;
      const id = `slice ${zone.id} ${index}`;
      const place = { zone: zone.id, index };
      return [
        { id, label: where, detail: words, place },
        ...(knownSlice(models, slice).variation?.fields ?? []).map((field) => ({
          id: `${id} ${field.id}`,
          label: field.label,
          detail: words === '' ? where : `${where}, ${words}`,
          place: { ...place, field: field.id },
        })),
      ];
    });
  });
  return [...fields, ...slices];
}
