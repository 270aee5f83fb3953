import { Row } from '../../../../kit/layout/Stack.tsx';
import { type FieldProps, frameProps } from '../../../field/FieldProps.ts';
import { UnknownField } from '../../../field/UnknownField.tsx';
import { Button } from '../../../../kit/controls/Button.tsx';
import { Switch } from '../../../../kit/controls/Switch.tsx';
import { FieldFrame } from '../../../../kit/fields/FieldFrame.tsx';
import * as kinds from '../kinds.styles.ts';
import { TableGrid } from './TableGrid.tsx';
import {
  hasHeadColumn,
  readTable,
  type Table,
  withColumn,
  withHeadColumn,
  withHeadRow,
  withRow,
  writeTable,
} from './tableValue.ts';

/** A grid of cells as on the page, with rows, columns and headers to add. */
export function TableField(props: FieldProps) {
  const { readOnly, onChange } = props;
  const table = readTable(props.value);
  if (table === null) return <UnknownField {...props} />;
  const change = (next: Table, label?: string) =>
    onChange(writeTable(next), label === undefined ? { isTyping: true } : { label });
  const isEmpty = table.rows.length === 0;
  return (
    <FieldFrame {...frameProps(props)} isRinged={false}>
      {() => (
        <>
          {isEmpty ? (
            <p className={kinds.empty}>No table yet</p>
          ) : (
            <TableGrid
              label={props.field.label}
              table={table}
              isReadOnly={readOnly !== null}
              onChange={change}
            />
          )}
          {readOnly === null && (
            <Row className={kinds.add}>
              <Button
                kind="text"
                icon="plus"
                onPress={() => {
                  const next = withRow(table, table.rows.length);
                  change(isEmpty ? withRow(withColumn(next, 1), 1) : next, 'add a row');
                }}
              >
                {isEmpty ? 'Add a table' : 'Add a row'}
              </Button>
            </Row>
          )}
          {!isEmpty && (
            <>
              <Switch
                label="First row is a header"
                isOn={table.heads > 0}
                isReadOnly={readOnly !== null}
                onChange={(isOn) => change(withHeadRow(table, isOn), 'change the header row')}
              />
              <Switch
                label="First column is a header"
                isOn={hasHeadColumn(table)}
                isReadOnly={readOnly !== null}
                onChange={(isOn) => change(withHeadColumn(table, isOn), 'change the header column')}
              />
            </>
          )}
        </>
      )}
    </FieldFrame>
  );
}
