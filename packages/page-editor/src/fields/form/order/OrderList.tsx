import { use, useEffect, useRef, useState } from 'react';
import type { JsonPath } from 'prismic-folder/edit';
import { afterTwoFrames } from '../../../kit/afterTwoFrames.ts';
import { IconButton } from '../../../kit/controls/IconButton.tsx';
import { SearchField } from '../../../kit/fields/SearchField.tsx';
import { Icon } from '../../../kit/icons/Icon.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { hasWords } from '../../../kit/lists/matching.ts';
import { moveEntries } from '../../../kit/lists/moveTarget.ts';
import { Rows } from '../../../kit/lists/Rows.tsx';
import { Thumbnail } from '../../../kit/lists/Thumbnail.tsx';
import { TitleLines } from '../../../kit/lists/TitleLines.tsx';
import { Menu, type MenuEntry } from '../../../kit/overlays/Menu.tsx';
import { Note, Problem, Text } from '../../../kit/text/Text.tsx';
import { useEditor } from '../../../session/EditorContext.ts';
import { offerUndo } from '../../../session/offerUndo.ts';
import { phaseOf } from '../../../session/documentWords.ts';
import { fieldOfPath } from '../../field/fieldPath.ts';
import { FIELD_ATTRIBUTE, focusControl } from '../../field/focusField.ts';
import { PlaceContext, useForm } from '../../field/FormContext.ts';
import { GONE } from '../../links/target/targetWords.ts';
import { landingAt, SEAM, type OrderedGroup, type OrderRow } from './orderRows.ts';
import { useOrder } from './useOrder.ts';
import * as styles from '../Form.styles.ts';

type OrderListProps = {
  label: string;
  group: OrderedGroup;
  path: JsonPath;
  readOnly: string | null;
};

/** Fewer documents are seen at once. */
const MANY = 12;

/** In px: as high as some rows. */
const WAITING = 416;

/** More rows would be slow to move; a search finds the others. */
const MAX_OTHERS = 24;

/** Documents in an order by hand, and below them all others of their type: one list, in which each can be moved anywhere. */
export function OrderList({ label, group, path, readOnly }: OrderListProps) {
  const { session } = useForm();
  const { announce, open, toast } = useEditor();
  const order = useOrder(path, group);
  const [search, setSearch] = useState('');
  const { rows } = order;
  const list = useRef<HTMLDivElement>(null);
  const isWanted = use(PlaceContext).field === fieldOfPath(path);
  const startsHere = useRef(isWanted);
  const isThere = rows !== null;
  useEffect(() => {
    if (!isThere || !startsHere.current) return undefined;
    // Whoever came for the order sees as much of it as there is room for, once React Aria has rendered the rows.
    return afterTwoFrames(() => {
      const field = list.current?.closest<HTMLElement>(`[${FIELD_ATTRIBUTE}]`);
      field?.scrollIntoView();
      if (field) focusControl(field);
    });
  }, [isThere]);
  if (rows === null && order.problem !== null) return <Problem>{order.problem}</Problem>;
  if (rows === null) return <p style={{ minHeight: WAITING }} aria-busy />;
  const words = search.trim();
  const found =
    words === '' ? rows : rows.filter((row) => row.id === SEAM || hasWords(row.text, words));
  const end = found.findIndex(({ id }) => id === SEAM) + 1 + MAX_OTHERS;
  const shown = found.slice(0, end);
  const left = found.length - shown.length;
  const count = rows.findIndex(({ id }) => id === SEAM);
  const put = (row: OrderRow, at: number | null) => {
    const isIn = row.kind === 'entry';
    if (at === null) {
      if (!isIn) return;
      order.put(row, null, `take “${row.text}” off`);
      offerUndo(session, toast, `${row.text} is off the list.`);
      return;
    }
    order.put(row, at, isIn ? `move “${row.text}”` : `add “${row.text}”`);
    announce(`${row.text}, now ${at + 1} of ${isIn ? count : count + 1}.`);
  };
  return (
    <div ref={list}>
      {rows.length > MANY && (
        <SearchField label="Find by name" value={search} onChange={setSearch} />
      )}
      <Rows
        label={label}
        items={shown}
        isFixed={isSeam}
        isControl
        onOpen={({ document }) => {
          if (document) open(document);
        }}
        {...(readOnly === null && {
          // Of a part of the rows nobody knows where one is put.
          ...(words === '' && {
            onMove: (from: number, to: number) => {
              const row = shown[from];
              if (row) put(row, landingAt(shown, from, to));
            },
          }),
          onDelete: (row: OrderRow) => put(row, null),
        })}
        emptyText=""
      >
        {(row) =>
          row.kind === 'seam' ? (
            <Text size="small" tone="muted" className={styles.orderSeam}>
              {order.others}
            </Text>
          ) : (
            <>
              <RowWords row={row} detail={order.detailOf(row)} />
              {readOnly === null && (
                <>
                  <IconButton
                    icon="top"
                    label={`${row.text} to the top`}
                    disabledReason={
                      row.kind === 'entry' && row.at === 0 ? 'It is the first one' : null
                    }
                    onPress={() => put(row, 0)}
                  />
                  <RowMenu row={row} count={count} onPut={put} />
                </>
              )}
            </>
          )
        }
      </Rows>
      {left > 0 && (
        <Note className={styles.orderLeft}>{`${left} more. Find one by its name.`}</Note>
      )}
    </div>
  );
}

const isSeam = ({ kind }: OrderRow) => kind === 'seam';

function RowWords({ row: { document, text }, detail }: { row: OrderRow; detail: string }) {
  if (!document) {
    return (
      <>
        <Icon name="warning" />
        <Stack as="span" isGrowing>
          <span>{GONE}</span>
          <Note as="span" isCut>
            {text}
          </Note>
        </Stack>
      </>
    );
  }
  const isPublic = document.status === 'published' || document.status === 'changed';
  const below = isPublic ? detail : phaseOf(document).words;
  return (
    <>
      <Thumbnail address={document.picture} width={56} height={40} />
      <TitleLines title={document.title} note={below} />
    </>
  );
}

type RowMenuProps = {
  row: OrderRow;
  /** Number of entries. */
  count: number;
  onPut: (row: OrderRow, at: number | null) => void;
};

/** Every place that dragging reaches. */
function RowMenu({ row, count, onPut }: RowMenuProps) {
  const { open } = useEditor();
  const { document, at, kind, text } = row;
  const label = `Actions for ${text}`;
  const put = (to: number | null) => ({ onAction: () => onPut(row, to) });
  const moves: MenuEntry[] =
    kind === 'other'
      ? [{ id: 'add', label: 'Add at the end', icon: 'plus', ...put(count) }]
      : [
          ...moveEntries(at, count, (to) => onPut(row, to)),
          { id: 'off', label: 'Take off the list', icon: 'minus', ...put(null) },
        ];
  if (document) {
    moves.push({ id: 'open', label: 'Open', icon: 'page', onAction: () => open(document) });
  }
  return <Menu label={label} trigger={<IconButton icon="more" label={label} />} items={moves} />;
}
