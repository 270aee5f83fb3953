import type { JsonObject } from 'prismic-folder/edit';
import { cx } from '@linaria/core';
import type { KeyboardEvent } from 'react-aria-components';
import { capitalized } from '../../../../kit/countWords.ts';
import { IconButton } from '../../../../kit/controls/IconButton.tsx';
import { area, grower, plainInput } from '../../../../kit/fields/ruled.styles.ts';
import { Menu } from '../../../../kit/overlays/Menu.tsx';
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
                <Handle key={at} noun="column" at={at} table={table} onChange={onChange} />
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
              {!isReadOnly && <Handle noun="row" at={at} table={table} onChange={onChange} />}
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
    add: withColumn,
    move: withMovedColumn,
    remove: withoutColumn,
    words: ['Add a column before', 'Add a column after', 'Move left', 'Move right'],
    icons: ['chevron-left', 'chevron-right'],
  },
  row: {
    add: withRow,
    move: withMovedRow,
    remove: withoutRow,
    words: ['Add a row above', 'Add a row below', 'Move up', 'Move down'],
    icons: ['up', 'down'],
  },
} as const;

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

type HandleProps = Pick<TableGridProps, 'table' | 'onChange'> & {
  noun: keyof typeof LINES;
  at: number;
};

/** What can be done with a row or a column. Tab stops at the first column. */
function Handle({ noun, at, table, onChange }: HandleProps) {
  const { add, move, remove, words, icons } = LINES[noun];
  const count = noun === 'row' ? table.rows.length : columnsOf(table);
  const name = `${capitalized(noun)} ${at + 1}`;
  const added = (to: number) => ({
    icon: 'plus' as const,
    onAction: () => onChange(add(table, to), `add a ${noun}`),
  });
  const moved = (to: number) => ({
    isDisabled: to < 0 || to >= count,
    onAction: () => onChange(move(table, at, to), `move a ${noun}`),
  });
  return (
    <td className={styles.handle} data-handle>
      <Menu
        label={name}
        items={[
          { id: 'before', label: words[0], ...added(at) },
          { id: 'after', label: words[1], ...added(at + 1) },
          { id: 'back', label: words[2], icon: icons[0], ...moved(at - 1) },
          { id: 'on', label: words[3], icon: icons[1], ...moved(at + 1) },
          {
            id: 'delete',
            label: `Delete ${noun}`,
            icon: 'trash',
            isDanger: true,
            onAction: () => onChange(remove(table, at), `delete a ${noun}`),
          },
        ]}
        trigger={
          <IconButton
            icon="more"
            label={`Actions for ${name.toLowerCase()}`}
            shortcut="← →"
            size="low"
            excludeFromTabOrder={noun === 'row' || at > 0}
            onKeyDown={goToHandle}
          />
        }
        placement="bottom start"
      />
    </td>
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
