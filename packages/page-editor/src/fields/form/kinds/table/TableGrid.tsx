import type { JsonObject } from 'prismic-folder/edit';
import { cx } from '@linaria/core';
import type { KeyboardEvent } from 'react-aria-components';
import { IconButton } from '../../../../kit/controls/IconButton.tsx';
import { area, grower, plainInput } from '../../../../kit/fields/ruled.styles.ts';
import { Menu, type MenuEntry } from '../../../../kit/overlays/Menu.tsx';
import { Hidden } from '../../../../kit/text/Text.tsx';
import { cellText, readCells } from './cells.ts';
import * as styles from './Table.styles.ts';
import {
  columnsOf,
  type Table,
  withColumn,
  withMovedColumn,
  withMovedRow,
  withoutColumn,
  withoutRow,
  withRow,
  withTexts,
} from './tableValue.ts';

type TableGridProps = {
  label: string;
  table: Table;
  isReadOnly: boolean;
  /** Without a label it is typing. */
  onChange: (table: Table, label?: string) => void;
};

/**
 * The cells; Tab goes to the next one. A menu at each row and column adds, moves and deletes: Tab reaches the first of
 * them, arrows the others.
 */
export function TableGrid({ label, table, isReadOnly, onChange }: TableGridProps) {
  const { rows } = table;
  const columns = columnsOf(table);
  const places = Array.from({ length: columns }, (_, at) => at);
  return (
    <div className={styles.scroller}>
      <table className={styles.table} aria-label={label}>
        {!isReadOnly && (
          <thead>
            <tr>
              <td>
                <Hidden>Columns</Hidden>
              </td>
              {places.map((at) => (
                <td key={at} className={styles.handle} data-handle>
                  <Handle
                    name={`Column ${at + 1}`}
                    isFirst={at === 0}
                    items={lineEntries('column', at, columns, {
                      add: (to) => onChange(withColumn(table, to), 'add a column'),
                      move: (to) => onChange(withMovedColumn(table, at, to), 'move a column'),
                      remove: () => onChange(withoutColumn(table, at), 'delete a column'),
                    })}
                  />
                </td>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, at) => (
            <tr
              key={typeof row.json['key'] === 'string' ? row.json['key'] : at}
              data-head={at < table.heads || undefined}
            >
              {!isReadOnly && (
                <td className={styles.handle} data-handle>
                  <Handle
                    name={`Row ${at + 1}`}
                    items={lineEntries('row', at, rows.length, {
                      add: (to) => onChange(withRow(table, to), 'add a row'),
                      move: (to) => onChange(withMovedRow(table, at, to), 'move a row'),
                      remove: () => onChange(withoutRow(table, at), 'delete a row'),
                    })}
                  />
                </td>
              )}
              {places.map((column) => (
                <TableCell
                  key={column}
                  cell={row.cells[column]}
                  name={`Row ${at + 1}, column ${column + 1}`}
                  isReadOnly={isReadOnly}
                  onText={(text) => onChange(withTexts(table, at, column, [[text]]))}
                  onPaste={(cells) => onChange(withTexts(table, at, column, cells), 'paste cells')}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const LINES = {
  column: {
    add: ['Add a column before', 'Add a column after'],
    move: ['Move left', 'Move right'],
    icons: ['chevron-left', 'chevron-right'],
  },
  row: {
    add: ['Add a row above', 'Add a row below'],
    move: ['Move up', 'Move down'],
    icons: ['up', 'down'],
  },
} as const;

interface LineActions {
  readonly add: (to: number) => void;
  readonly move: (to: number) => void;
  readonly remove: () => void;
}

/** What can be done with a row or a column. */
function lineEntries(
  noun: keyof typeof LINES,
  at: number,
  count: number,
  { add, move, remove }: LineActions,
): readonly MenuEntry[] {
  const words = LINES[noun];
  return [
    { id: 'before', label: words.add[0], icon: 'plus', onAction: () => add(at) },
    { id: 'after', label: words.add[1], icon: 'plus', onAction: () => add(at + 1) },
    {
      id: 'back',
      label: words.move[0],
      icon: words.icons[0],
      isDisabled: at === 0,
      onAction: () => move(at - 1),
    },
    {
      id: 'on',
      label: words.move[1],
      icon: words.icons[1],
      isDisabled: at === count - 1,
      onAction: () => move(at + 1),
    },
    { id: 'delete', label: `Delete ${noun}`, icon: 'trash', isDanger: true, onAction: remove },
  ];
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Between cells the menus would be in the way of Tab, so arrows go from one to the next. */
function goToHandle(event: KeyboardEvent) {
  const step = STEPS[event.key];
  const from: Element = event.currentTarget;
  const handles = from.closest('table')?.querySelectorAll<HTMLElement>('[data-handle] button');
  if (step === undefined || handles === undefined) return event.continuePropagation();
  const all = [...handles];
  return all.at((all.findIndex((handle) => handle === from) + step) % all.length)?.focus();
}

interface HandleProps {
  name: string;
  items: readonly MenuEntry[];
  /** Whether Tab stops at it. */
  isFirst?: boolean;
}

function Handle({ name, items, isFirst = false }: HandleProps) {
  return (
    <Menu
      label={name}
      items={items}
      trigger={
        <IconButton
          icon="more"
          label={`Actions for ${name.toLowerCase()}`}
          shortcut="← →"
          size="low"
          excludeFromTabOrder={!isFirst}
          onKeyDown={goToHandle}
        />
      }
      placement="bottom start"
    />
  );
}

type TableCellProps = {
  /** Absent in rows that are shorter than others. */
  cell: JsonObject | undefined;
  name: string;
  isReadOnly: boolean;
  onText: (text: string) => void;
  onPaste: (cells: readonly (readonly string[])[]) => void;
};

/** One cell: lines of text, which may be pasted as many cells. */
function TableCell({ cell, name, isReadOnly, onText, onPaste }: TableCellProps) {
  const text = cellText(cell?.['content']);
  const Cell = cell?.['type'] === 'header' ? 'th' : 'td';
  return (
    <Cell className={styles.cell}>
      <div className={cx(grower, styles.text)} data-text={text}>
        <textarea
          className={cx(plainInput, area)}
          aria-label={name}
          rows={1}
          dir="auto"
          value={text}
          readOnly={isReadOnly}
          onChange={(event) => onText(event.target.value)}
          onPaste={(event) => {
            const cells = readCells(event.clipboardData.getData('text/plain'));
            if (cells === null || isReadOnly) return;
            event.preventDefault();
            onPaste(cells);
          }}
        />
      </div>
    </Cell>
  );
}
