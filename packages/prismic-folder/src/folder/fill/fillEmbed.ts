import { isRecord } from '../isRecord.ts';
import { kindOf } from '../kindOf.ts';
import { EMPTY_OBJECT, isMissing } from './emptyValues.ts';
import { fault, type FillContext } from './fillContext.ts';

/** Embed: the address, and whatever its provider's oEmbed answer said (https://oembed.com). */
export function fillEmbed(context: FillContext, value: unknown): unknown {
  if (isMissing(value)) return EMPTY_OBJECT;
  if (!isRecord(value)) return fault(context, `must be an object, is ${kindOf(value)}`);
  if (Object.keys(value).length === 0) return EMPTY_OBJECT;
  const url = value['embed_url'];
  if (typeof url !== 'string' || !/^https?:\/\/[^/\s]/i.test(url)) {
    return fault(context, 'must be an http(s) address', 'embed_url');
  }
  const { html } = value;
  const isText = isMissing(html) || typeof html === 'string';
  if (!isText) fault(context, 'must be text', 'html');
  return { type: 'link', version: '1.0', ...value, html: isText ? (html ?? null) : null };
}
