import { cx } from '@linaria/core';
import { plainInput } from '../../../ui/fields/ruled.styles.ts';
import { grower, area } from '../../../ui/fields/TextInput.styles.ts';
import type { JsonObject } from '../../values/guards.ts';
import { cellText } from './cellText.ts';
import { readCells } from './readCells.ts';
import * as styles from './TableGrid.styles.ts';

type TableCellProps = {
  /** Absent in rows that are shorter than others. */
  cell: JsonObject | undefined;
  name: string;
  isReadOnly: boolean;
  onText: (text: string) => void;
  onPaste: (cells: readonly (readonly string[])[]) => void;
};

/** One cell: lines of text, which may be pasted as many cells. */
export function TableCell({ cell, name, isReadOnly, onText, onPaste }: TableCellProps) {
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
          onChange={(event) => {
            onText(event.target.value);
          }}
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
