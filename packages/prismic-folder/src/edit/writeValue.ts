import {
  isInline,
  lineAt,
  openNode,
  printNode,
  type TextNode,
  type TextPlace,
} from './textTree.ts';
import { hasBreak, type TextStyle } from './textStyle.ts';
import type { Json } from './types.ts';
import { isObject } from './values.ts';

/** Lists on one line are at most this long, with their indentation. */
const LINE_WIDTH = 80;

/** Where a value is written: on one line, or over several after a line with this indentation. */
type Layout = 'inline' | { readonly indent: string; readonly eol: string };

/** Writes a value in the style of a file. */
export function writeValue(value: Json, style: TextStyle, layout: Layout): string {
  if (typeof value !== 'object' || value === null) return writeScalar(value, style);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const inner = layout === 'inline' ? layout : { ...layout, indent: layout.indent + style.indent };
  const parts = isObject(value)
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

/**
 * Writes a value for an index of an object or list: over several lines or on one, as the value it
 * replaces or the next one of its kind, else as the object or list itself.
 */
export function writeAt(
  place: TextPlace,
  index: number,
  value: Json,
  style: TextStyle,
  replaced?: TextNode,
): string {
  if (typeof value !== 'object' || value === null) return writeScalar(value, style);
  const line = lineAt(place, index);
  const expanded = () => writeValue(value, style, line);
  const inline = () => writeValue(value, style, 'inline');
  const like = exampleOf(place, index, kindOf(value), replaced);
  if (like === undefined) return isInline(place.container) ? inline() : expanded();
  if (hasBreak(like)) return expanded();
  const text = inline();
  const width = Math.max(LINE_WIDTH - line.indent.length, like.length);
  const { entries } = place.container;
  const neighbour = entries[index - 1] ?? entries[index];
  // In a line with others it stays, however long it is.
  return text.length <= width || !hasBreak(neighbour?.before ?? '') ? text : expanded();
}

type Kind = 'object' | 'list' | 'short list' | 'other';

/** The text of the value before, or of the nearest entry, that is of this kind. */
function exampleOf(
  { container: { entries } }: TextPlace,
  index: number,
  kind: Kind,
  replaced?: TextNode,
): string | undefined {
  if (replaced !== undefined && kindOfNode(replaced) === kind) return printNode(replaced);
  for (let at = index - 1; at >= 0; at--) {
    const value = entries[at]?.value;
    if (value !== undefined && kindOfNode(value) === kind) return printNode(value);
  }
  for (let at = index; at < entries.length; at++) {
    const value = entries[at]?.value;
    if (value !== undefined && kindOfNode(value) === kind) return printNode(value);
  }
  return undefined;
}

/** Empty ones are no example. */
function kindOfNode(node: TextNode): Kind {
  const container = startsWith(node, '[{') ? openNode(node) : undefined;
  if (container === undefined || container.entries.length === 0) return 'other';
  if (!container.isList) return 'object';
  return container.entries.some(({ value }) => startsWith(value, '[{')) ? 'list' : 'short list';
}

function kindOf(value: object): Kind {
  if (!Array.isArray(value)) return 'object';
  const hasInner = value.some((entry) => typeof entry === 'object' && entry !== null);
  return hasInner ? 'list' : 'short list';
}

function startsWith({ source, tree }: TextNode, brackets: string): boolean {
  return brackets.includes(source.charAt(tree?.offset ?? 0));
}
