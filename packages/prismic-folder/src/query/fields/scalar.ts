import { isRecord } from '../../folder/isRecord.ts';
import { moment } from './moment.ts';
import type { TargetKind } from './Target.ts';

/** What equality compares: dates as milliseconds, links as the id of the document they lead to. */
export type Scalar = string | number | boolean;

/** The comparable forms of one stored value; a repeatable link has one for each of its links. */
export function scalarsOf(kind: TargetKind, value: unknown): readonly Scalar[] {
  if (Array.isArray(value)) return kind === 'link' ? value.flatMap((one) => linkId(one)) : [];
  if (kind === 'link') return linkId(value);
  if (typeof value === 'number' || typeof value === 'boolean') return [value];
  if (typeof value !== 'string') return [];
  if (kind !== 'date' && kind !== 'timestamp') return [value];
  const time = moment(value);
  return time === undefined ? [] : [time];
}

function linkId(value: unknown): readonly string[] {
  const id = isRecord(value) && value['link_type'] === 'Document' ? value['id'] : undefined;
  return typeof id === 'string' ? [id] : [];
}
