import { cx } from '@linaria/core';
import { memo, useId, use, useMemo } from 'react';
import { Button, type ButtonProps } from 'react-aria-components';
import type { JsonPath } from 'prismic-folder/edit';
import { GroupDepth } from '../../field/FormContext.ts';
import { countProblems, useOpen } from '../../field/useField.ts';
import type { EditorField } from '../../../model/EditorModels.ts';
import { IconButton } from '../../../kit/controls/IconButton.tsx';
import { Icon } from '../../../kit/icons/Icon.tsx';
import { moveEntries } from '../../../kit/lists/moveTarget.ts';
import { Thumbnail } from '../../../kit/lists/Thumbnail.tsx';
import { Menu } from '../../../kit/overlays/Menu.tsx';
import { FieldList } from '../FieldList.tsx';
import { rowButton } from '../Form.styles.ts';
import * as kinds from '../kinds/kinds.styles.ts';
import * as styles from './Group.styles.ts';
import { useEntryDrag } from './useEntryDrag.ts';
import { capitalized } from '../../../kit/countWords.ts';

/** What can be done with the entry at a position. */
export interface EntryActions {
  readonly toggle: (index: number) => void;
  readonly move: (from: number, to: number) => void;
  readonly duplicate: (index: number) => void;
  readonly remove: (index: number) => void;
}

type GroupRowProps = {
  listId: string;
  /** The entry in words; '' if it has none. */
  text: string;
  /** Address of its picture. */
  picture: string | null;
  index: number;
  count: number;
  noun: string;
  fields: readonly EditorField[];
  path: JsonPath;
  isOpen: boolean;
  isReadOnly: boolean;
  /** It stays the same object. */
  actions: EntryActions;
};

type KeyHandler = NonNullable<ButtonProps['onKeyDown']>;

/** An entry as a row of 52 px, with its fields below it while it is open. */
export const GroupRow = memo(function GroupRow(props: GroupRowProps) {
  const { listId, text, picture, index, count, noun, fields, path } = props;
  const { isOpen, isReadOnly, actions } = props;
  const formId = useId();
  const name = text === '' ? `${capitalized(noun)} ${index + 1}` : text;
  const faults = useOpen(({ problems }) => countProblems(problems, [...path, index]));
  const { headRef, drag, dropProps, dropSide } = useEntryDrag({
    listId,
    index,
    text: name,
    isDisabled: isReadOnly,
    onMove: actions.move,
  });
  const handleKey: KeyHandler = (event) => {
    const isCommand = event.ctrlKey || event.metaKey;
    const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (isReadOnly) event.continuePropagation();
    else if (event.altKey && way !== undefined) actions.move(index, index + way);
    else if (isCommand && event.key.toLowerCase() === 'd') actions.duplicate(index);
    else if (/^(?:Delete|Backspace)$/.test(event.key)) actions.remove(index);
    else {
      event.continuePropagation();
      return;
    }
    event.preventDefault();
  };
  return (
    <li className={styles.entry} data-drop={dropSide ?? undefined}>
      <fieldset
        {...drag.dragProps}
        {...dropProps}
        ref={headRef}
        className={cx(kinds.group, styles.head)}
        aria-label={name}
        tabIndex={-1}
        data-dragging={drag.isDragging || undefined}
      >
        {!isReadOnly && (
          <Button {...drag.dragButtonProps} className={styles.grip} aria-label={`Drag ${name}`}>
            <Icon name="grip" />
          </Button>
        )}
        <Button
          className={cx(rowButton, styles.open)}
          data-entry={index}
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': formId })}
          onKeyDown={handleKey}
          onPress={() => actions.toggle(index)}
        >
          {picture !== null && <Thumbnail address={picture} width={40} height={40} />}
          <span className={styles.text} data-empty={text === '' || undefined}>
            {name}
          </span>
          {faults > 0 && (
            <Icon name="warning" size="small" label="needs a look" className={styles.fault} />
          )}
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
        </Button>
        {!isReadOnly && (
          <Menu
            label={`Actions for ${name}`}
            trigger={<IconButton icon="more" label={`Actions for ${name}`} />}
            items={[
              ...moveEntries(index, count, (to) => actions.move(index, to)),
              {
                id: 'copy',
                label: 'Duplicate',
                icon: 'copy',
                shortcut: 'Mod D',
                onAction: () => actions.duplicate(index),
              },
              {
                id: 'delete',
                label: `Delete ${noun}`,
                icon: 'trash',
                isDanger: true,
                onAction: () => actions.remove(index),
              },
            ]}
          />
        )}
      </fieldset>
      {isOpen && (
        <div id={formId} className={styles.form}>
          <EntryForm fields={fields} path={path} index={index} />
        </div>
      )}
    </li>
  );
});

type EntryFormProps = {
  fields: readonly EditorField[];
  /** Of the group. */
  path: JsonPath;
  index: number;
};

/** The fields of an entry. */
function EntryForm({ fields, path, index }: EntryFormProps) {
  const depth = use(GroupDepth);
  const entryPath = useMemo(() => [...path, index], [path, index]);
  return (
    <GroupDepth value={depth + 1}>
      <FieldList fields={fields} path={entryPath} />
    </GroupDepth>
  );
}
