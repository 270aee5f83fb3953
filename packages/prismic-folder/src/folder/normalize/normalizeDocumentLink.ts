import { isRecord } from '../../json.ts';
import type { FieldModel } from '../../types.ts';
import { nearest } from '../nearest.ts';
import { fault, fieldAt, isMissing, type NormalizeContext } from './normalizeContext.ts';

/** A link by `id`, or by `type` and `uid`; `resolveLinks` adds the target's properties later. */
export function normalizeDocumentLink(
  context: NormalizeContext,
  value: Record<string, unknown>,
  config: NonNullable<FieldModel['config']>,
  extras: object | undefined,
): unknown {
  for (const key of ['id', 'type', 'uid', 'lang']) {
    const text = value[key];
    if (!isMissing(text) && typeof text !== 'string') return fault(context, 'must be text', key);
  }
  const { id, type, uid, lang } = value;
  const types = admitted(config.customtypes);
  if (typeof id !== 'string' && (typeof type !== 'string' || typeof uid !== 'string')) {
    return fault(context, 'a link to a document names its type and uid, or its id');
  }
  if (typeof type === 'string' && !context.models.types.has(type)) {
    return fault(
      context,
      `there is no type "${type}"${nearest(type, context.models.types.keys())}`,
      'type',
    );
  }
  if (typeof type === 'string' && types !== undefined && !types.includes(type)) {
    return fault(context, `only documents of ${types.join(', ')} may be linked here`, 'type');
  }
  const link: Record<string, unknown> = { link_type: 'Document', ...extras };
  if (!isMissing(value['target'])) link['target'] = value['target'];
  context.links.push({
    link,
    ...(typeof id === 'string' && { id }),
    ...(typeof type === 'string' && { type }),
    ...(typeof uid === 'string' && { uid }),
    lang: typeof lang === 'string' ? lang : context.lang,
    ...(types && { types }),
    field: fieldAt(context),
  });
  return link;
}

/** A model lists types by id, or as objects that also select some of their fields. */
function admitted(customtypes: unknown): readonly string[] | undefined {
  if (!Array.isArray(customtypes) || customtypes.length === 0) return undefined;
  return customtypes.map((entry) => String(isRecord(entry) ? entry['id'] : entry));
}
