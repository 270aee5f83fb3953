import { useRef, useState } from 'react';
import type { Json } from 'prismic-folder/edit';
import { type FieldProps, frameProps } from '../../field/FieldProps.ts';
import { Button } from '../../../kit/controls/Button.tsx';
import { IconButton } from '../../../kit/controls/IconButton.tsx';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';
import { Row } from '../../../kit/layout/Stack.tsx';
import { Rows } from '../../../kit/lists/Rows.tsx';
import { Text } from '../../../kit/text/Text.tsx';
import { LinkPopover } from '../popover/lazyLinkPopover.ts';
import { readLink, type LinkRow, linkRows, movedLink } from '../values/linkValue.ts';
import * as styles from './fields.styles.ts';
import { linkConfig } from './linkConfig.ts';
import { rectOf, LinkWords } from './LinkWords.tsx';

/** Links of a field that repeats: rows that can be moved, each opens the popover. */
export function RepeatableLinks(props: FieldProps) {
  const { field, value, readOnly, onChange } = props;
  const config = linkConfig(field);
  // A position; the number of links for a new one; null: closed.
  const [opened, setOpened] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const rows = linkRows(value);
  if (rows === null) {
    return (
      <FieldFrame {...frameProps(props)} note="This is not a list of links. It is kept as it is.">
        {(naming) => (
          <Text as="p" tone="muted" id={naming.id}>
            {JSON.stringify(value)}
          </Text>
        )}
      </FieldFrame>
    );
  }
  const links = rows.map(({ value }) => value);
  const isEditable = readOnly === null;
  const remove = ({ at, link }: LinkRow) => {
    const words = link.text === '' ? 'a link' : link.text;
    const rest = links.toSpliced(at, 1);
    onChange(rest.length === 0 ? undefined : rest, { label: `remove ${words}` });
  };
  const apply = (at: number, next: Json) => {
    const isNew = at >= links.length;
    onChange(isNew ? [...links, next] : links.with(at, next), {
      label: isNew ? 'add a link' : `change ${field.label}`,
    });
  };
  const current = opened === null ? null : (links[opened] ?? null);
  return (
    <FieldFrame {...frameProps(props)} isRinged={false}>
      {(naming) => (
        <div ref={list} id={naming.id}>
          <Rows<LinkRow>
            label={field.label}
            items={rows}
            emptyText="No links yet"
            {...(isEditable && {
              onOpen: ({ at }) => setOpened(at),
              onMove: (from, to) => onChange(movedLink(links, from, to), { label: 'move a link' }),
              onDelete: remove,
            })}
          >
            {(row) => (
              <>
                <span className={styles.row}>
                  <LinkWords link={row.link} emptyText="Leads nowhere yet" />
                </span>
                {isEditable && (
                  <IconButton
                    icon="trash"
                    label={`Remove ${row.text}`}
                    onPress={() => remove(row)}
                  />
                )}
              </>
            )}
          </Rows>
          {isEditable && (
            <Row gap={20} wraps={4} className={styles.actions}>
              <Button kind="text" icon="plus" onPress={() => setOpened(links.length)}>
                Add a link
              </Button>
            </Row>
          )}
          {opened !== null && (
            <LinkPopover
              key={opened}
              config={config}
              value={current}
              text={readLink(current).text}
              anchor={() =>
                rectOf(list.current?.querySelectorAll('[role="row"]')[opened] ?? list.current)
              }
              onApply={(next) => apply(opened, next)}
              onRemove={() => {
                const row = rows[opened];
                if (row) remove(row);
              }}
              onClose={() => setOpened(null)}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}
