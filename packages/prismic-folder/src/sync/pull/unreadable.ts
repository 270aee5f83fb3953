import { UID } from '../../folder/documentHeader.ts';
import { isEmpty, isRecord } from '../../json.ts';
import type { Models } from '../../types.ts';
import type { HostedDocument } from '../hosted/contentApi.ts';

/** The reason why a hosted document cannot be written to the folder without loss, if any. */
export function unreadable({ type, id, uid, data }: HostedDocument, models: Models) {
  const model = models.types.get(type);
  if (model === undefined) return `there is no type ${type} in customtypes`;
  if (typeof uid === 'string' && !UID.test(uid)) return `"${uid}" is not a valid uid`;
  if (!/^[\w-]+$/.test(id)) return `"${id}" is not a valid id`;
  for (const [name, value] of Object.entries(data)) {
    const isKnown = Object.hasOwn(model.fields, name);
    if (!isKnown && !isEmpty(value)) return `field ${name} is not in ${model.file}`;
    const isZone = ['Slices', 'Choice'].includes(model.fields[name]?.type ?? '');
    const slices: unknown[] = isZone && Array.isArray(value) ? value : [];
    for (const slice of slices) {
      if (!isRecord(slice)) continue;
      const { slice_type, variation } = slice;
      if (models.slices.get(String(slice_type))?.variations[String(variation)] === undefined) {
        return `slice ${String(slice_type)}, variation ${String(variation)}, is in no model here`;
      }
    }
  }
  return undefined;
}
