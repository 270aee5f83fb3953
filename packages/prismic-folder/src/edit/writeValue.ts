import { isRecord } from '../json.ts';
import type { TextStyle } from './textStyle.ts';
import type { Json } from './types.ts';

/** Lists on one line are at most this long, with their indentation. */
export const LINE_WIDTH = 80;

/** Where a value is written: on one line, or over several after a line with this indentation. */
export type Layout = 'inline' | { readonly indent: string; readonly eol: string };

/** Writes a value in the style of a file. */
export function writeValue(value: Json, style: TextStyle, layout: Layout): string {
  if (typeof value !== 'object' || value === null) return writeScalar(value, style);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const inner = layout === 'inline' ? layout : { ...layout, indent: layout.indent + style.indent };
  const parts = isRecord(value)
    ? Object.entries(value).map(
        ([key, entry]) => writeScalar(key, style) + style.colon + writeValue(entry, style, inner),
      )
    : value.map((entry) => writeValue(entry, style, inner));
  if (parts.length === 0) return `${open}${close}`;
  if (layout !== 'inline' && inner !== 'inline' && !isShort(value, parts, layout.indent, style)) {
    const { eol, indent } = layout;
    const lines = parts.join(`,${eol}${inner.indent}`);
    return `${open}${eol}${inner.indent}${lines}${eol}${indent}${close}`;
  }
  const padding = Array.isArray(value) ? '' : style.padding;
  return `${open}${padding}${parts.join(`,${style.comma}`)}${padding}${close}`;
}

/** Writes a key, or a value that is neither an object nor a list. */
export function writeScalar(value: string | number | boolean | null, style: TextStyle): string {
  const text = JSON.stringify(value);
  if (!style.isAscii) return text;
  return text.replaceAll(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function isShort(value: Json, parts: string[], indent: string, style: TextStyle): boolean {
  if (!style.hasShortLists || !Array.isArray(value)) return false;
  if (value.some((entry) => typeof entry === 'object' && entry !== null)) return false;
  return indent.length + parts.join(`,${style.comma}`).length + 2 <= LINE_WIDTH;
}
