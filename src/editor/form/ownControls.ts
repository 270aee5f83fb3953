import { isRecord } from '#ui/isRecord.ts';
import { lazyControl } from './field/lazyControl.tsx';
import type { FieldControls } from './FormContext.ts';
import { BooleanField } from './kinds/BooleanField.tsx';
import { ColorField } from './kinds/color/ColorField.tsx';
import { NumberField } from './kinds/NumberField.tsx';
import { SelectField } from './kinds/SelectField.tsx';
import { TextField } from './kinds/TextField.tsx';

/** Height in px of an entry of a group and of the button that adds one; of a table's row. */
const ENTRY = 57;
const ROW = 40;

const rowsOf = (table: unknown) =>
  ['head', 'body'].reduce((sum, part) => {
    const rows = isRecord(table) && isRecord(table[part]) ? table[part]['rows'] : [];
    return sum + (Array.isArray(rows) ? rows.length : 0);
  }, 0);

/** Controls of the kinds that need nothing of the rest of the editor. */
export const ownControls: FieldControls = {
  Boolean: BooleanField,
  Color: ColorField,
  Date: lazyControl(async () => (await import('./kinds/date/DateField.tsx')).DateField),
  GeoPoint: lazyControl(async () => (await import('./kinds/geo/GeoPointField.tsx')).GeoPointField),
  Group: lazyControl(
    async () => (await import('./groups/GroupField.tsx')).GroupField,
    (value) => ENTRY * (1 + (Array.isArray(value) ? value.length : 0)),
  ),
  Number: NumberField,
  Range: NumberField,
  Select: SelectField,
  Table: lazyControl(
    async () => (await import('./kinds/table/TableField.tsx')).TableField,
    (value) => ROW * (1 + rowsOf(value)),
  ),
  Text: TextField,
  Timestamp: lazyControl(
    async () => (await import('./kinds/date/TimestampField.tsx')).TimestampField,
  ),
};
