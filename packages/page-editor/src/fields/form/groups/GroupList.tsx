import {
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
  use,
} from 'react';
import type { MediaItem } from 'prismic-folder/contract';
import type { JsonPath } from 'prismic-folder/edit';
import { useLatest } from '../../../kit/hooks/useLatest.ts';
import { editsText } from '../../../kit/editsText.ts';
import { Row } from '../../../kit/layout/Stack.tsx';
import { countWords as countOf } from '../../../kit/countWords.ts';
import type { FieldProps } from '../../field/FieldProps.ts';
import { fieldOfPath } from '../../field/fieldPath.ts';
import { controlIn } from '../../field/focusField.ts';
import { PlaceContext } from '../../field/FormContext.ts';
import { groupFields } from '../../../model/editorFields.ts';
import { Button } from '../../../kit/controls/Button.tsx';
import { kindsOfEntries } from '../../media/many/entryKinds.ts';
import { MediaEntries } from '../../media/many/MediaEntries.tsx';
import * as kinds from '../kinds/kinds.styles.ts';
import * as styles from './Group.styles.ts';
import { type EntryActions, GroupRow } from './GroupRow.tsx';
import { countWords, nounOf, withArticle } from './nouns.ts';
import { useEntries } from './useEntries.ts';

type GroupListProps = Pick<FieldProps, 'field' | 'path' | 'readOnly'>;

/** The entries of a group as ruled rows that open in place. */
export function GroupList({ field: { label, model }, path, readOnly }: GroupListProps) {
  const noun = nounOf(label);
  const fields = groupFields(model);
  const listId = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const media = useMemo(() => kindsOfEntries(fields), [fields]);
  const entries = useEntries({ path, noun, fields });
  const { list, words, keys } = entries;
  const placed = useOpenEntry(path);
  const [openKey, setOpenKey] = useState<number | null>(null);
  const [seen, setSeen] = useState<number | null>(null);
  if (placed !== seen) {
    setSeen(placed);
    if (placed !== null) setOpenKey(keys[placed] ?? null);
  }
  const focusRow = useFocusLater(listRef);

  const now = useLatest(entries);
  // The rows are rendered again only if what they show changes, so this stays the same.
  const actions = useMemo(
    (): EntryActions => ({
      toggle(index) {
        const key = now().keys[index] ?? null;
        setOpenKey((open) => (open === key ? null : key));
      },
      move(from, to) {
        now().move(from, to);
        focusRow(to);
      },
      duplicate(index) {
        now().duplicate(index);
        focusRow(index + 1);
      },
      remove(index) {
        now().remove(index);
        focusRow(Math.min(index, now().list.length - 2));
      },
    }),
    [now, focusRow],
  );

  const many = label.toLowerCase();
  const count = (entries: number) => (entries === 0 ? many : countOf(entries, noun, many));
  const onFiles = () => {
    const add = now().addLater();
    const fill = async (items: readonly MediaItem[]) => {
      // With the arithmetic of crops, which no other part of a list needs.
      const { mediaEntry } = await import('../../media/many/mediaEntry.ts');
      const added = items.map((item) => mediaEntry(fields, item));
      const isHere = add(added, count(items.length));
      // What is typed in meanwhile keeps the focus.
      if (isHere && !editsText(document.activeElement)) focusRow(now().list.length);
    };
    return (items: readonly MediaItem[]) => void fill(items);
  };

  return (
    <MediaEntries
      label={label}
      kinds={media}
      count={count}
      isReadOnly={readOnly !== null}
      onFiles={onFiles}
    >
      {(choose) => (
        <div ref={listRef}>
          {list.length === 0 ? (
            <p className={kinds.empty}>{countWords(0, noun, label)}</p>
          ) : (
            <ol className={styles.list} aria-label={label}>
              {words.map(({ text, picture }, index) => (
                <GroupRow
                  key={keys[index]}
                  listId={listId}
                  text={text}
                  picture={picture}
                  index={index}
                  count={list.length}
                  noun={noun}
                  fields={fields}
                  path={path}
                  isOpen={keys[index] === openKey}
                  isReadOnly={readOnly !== null}
                  actions={actions}
                />
              ))}
            </ol>
          )}
          {readOnly === null && (
            <Row className={kinds.add} gap={20} wraps={0} data-add="">
              <Button
                kind="text"
                icon="plus"
                onPress={() => {
                  setOpenKey(entries.add());
                  focusRow(list.length, true);
                }}
              >
                {`Add ${withArticle(noun)}`}
              </Button>
              {media.length > 0 && (
                <Button kind="text" onPress={choose}>
                  Add several
                </Button>
              )}
            </Row>
          )}
        </div>
      )}
    </MediaEntries>
  );
}

/** Focuses a row, or its first control, after the next render; the button to add one without rows. */
function useFocusLater(list: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState<{ readonly at: number; readonly isInside: boolean } | null>(
    null,
  );
  useLayoutEffect(() => {
    if (wanted === null) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-entry="${wanted.at}"]`);
    const first = row?.closest('li')?.querySelector<HTMLElement>('[data-field]');
    const inside = first ? controlIn(first) : null;
    const target = wanted.isInside ? (inside ?? row) : row;
    (target ?? list.current?.querySelector<HTMLElement>('[data-add] button'))?.focus();
  }, [wanted, list]);
  return useCallback((at: number, isInside = false) => setWanted({ at, isInside }), []);
}

/** The entry of a group that the place is in; null if it is elsewhere. */
function useOpenEntry(path: JsonPath): number | null {
  const { field = '' } = use(PlaceContext);
  const group = `${fieldOfPath(path)}/`;
  const [index = ''] = field.startsWith(group) ? field.slice(group.length).split('/') : [];
  return /^\d+$/.test(index) ? Number(index) : null;
}
