import { SaxesParser, type SaxesTagNS } from 'saxes';
import { allowedAttributes, ELEMENTS, isSafeCss, SVG } from './allowed.ts';

/** An SVG file that is not well-formed XML, or not SVG. */
export class SvgError extends Error {
  override readonly name = 'SvgError';
  readonly line: number;

  constructor(reason: string, line: number) {
    super(reason);
    this.line = line;
  }
}

/** Deeper files are no drawings, and would overflow the stack of programs that read them. */
const MAX_DEPTH = 200;

/**
 * Removes what could run, or load anything from outside of the file. Returns undefined if nothing
 * had to be removed: then the file can stay as it is. The parser is as strict as those of browsers,
 * so nothing is read differently there. With `isRewritten` the file is written again in any case, as
 * after another encoding. Throws SvgError with the line of a syntax error.
 */
export function sanitizeSvg(source: string, isRewritten = false): string | undefined {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const written: string[] = [];
  let isChanged = isRewritten;
  let depth = 0;
  /** Elements open within one that is removed. */
  let removed = 0;
  /** The style element that is open. */
  let style: { readonly tag: string; css: string; isSafe: boolean } | undefined;

  const fail = (reason: string): never => {
    throw new SvgError(reason, parser.line);
  };
  const remove = () => {
    isChanged = true;
  };

  const open = (tag: SaxesTagNS) => {
    depth += 1;
    if (depth > MAX_DEPTH) fail(`has more than ${MAX_DEPTH} elements within each other`);
    if (depth === 1 && (tag.uri !== SVG || tag.local !== 'svg')) {
      fail(`is not an SVG image: it begins with <${tag.name}>, without the namespace ${SVG}`);
    }
    const attributes = removed > 0 || style !== undefined ? undefined : checkedAttributes(tag);
    if (attributes === undefined) {
      if (style !== undefined) style.isSafe = false;
      removed += 1;
      return remove();
    }
    if (attributes.isChanged) remove();
    const text = openTag(tag.name, attributes.kept);
    if (tag.local === 'style') style = { tag: text, css: '', isSafe: true };
    else written.push(text);
    return undefined;
  };

  const close = (tag: SaxesTagNS) => {
    depth -= 1;
    if (removed > 0) {
      removed -= 1;
    } else if (style === undefined) {
      written.push(closeTag(tag.name));
    } else {
      const { tag: start, css, isSafe } = style;
      style = undefined;
      if (isSafe && isSafeCss(css)) written.push(start, escapeText(css), closeTag(tag.name));
      else remove();
    }
  };

  const text = (value: string) => {
    if (removed > 0 || depth === 0) return;
    if (style === undefined) written.push(escapeText(value));
    else style.css += value;
  };

  parser.on('error', ({ message }) => fail(message.replace(/^(?:[^:]*:)?\d+:\d+: /, '')));
  parser.on('xmldecl', ({ version, encoding = 'utf-8' }) => {
    if (version !== undefined && version !== '1.0') fail(`is XML ${version}, not 1.0`);
    if (!isKnownEncoding(encoding)) fail(`is encoded as ${encoding}: save it as UTF-8`);
  });
  parser.on('doctype', remove);
  parser.on('processinginstruction', remove);
  parser.on('opentag', open);
  parser.on('closetag', close);
  parser.on('text', text);
  parser.on('cdata', text);
  parser.write(source).close();
  return isChanged ? `${written.join('')}\n` : undefined;
}

function checkedAttributes(tag: SaxesTagNS) {
  return tag.uri === SVG && ELEMENTS.has(tag.local) ? allowedAttributes(tag) : undefined;
}

/** The text of an SVG file, and whether the file has it in UTF-8. */
interface SvgText {
  readonly text: string;
  readonly isUtf8: boolean;
}

/** Encodings of older drawing programs. Their markup has the same bytes as in UTF-8. */
const LEGACY = /^(?:us-ascii|iso-8859-(?:1|15)|windows-1252)$/i;

/**
 * Decodes a file as a browser does: by its byte order mark, else as its declaration says, else as
 * UTF-8. Returns undefined for other encodings and invalid bytes, which browsers and this check
 * could read differently.
 */
export function decodeSvg(bytes: Uint8Array): SvgText | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be');
  const start = Buffer.from(bytes.subarray(0, 2000)).toString('latin1');
  const declared = /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(
    start,
  );
  const label = declared?.[1] ?? 'utf-8';
  if (/^utf-?8$/i.test(label)) return decoded(bytes, 'utf-8');
  return LEGACY.test(label) ? decoded(bytes, label) : undefined;
}

function decoded(bytes: Uint8Array, label: string): SvgText | undefined {
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes);
    return { text, isUtf8: label === 'utf-8' };
  } catch {
    return undefined;
  }
}

/** Whether a declared encoding is one of those that `decodeSvg` reads. */
function isKnownEncoding(label: string): boolean {
  return /^(?:utf-?8|utf-16)$/i.test(label) || LEGACY.test(label);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

function openTag(
  name: string,
  attributes: readonly { readonly name: string; readonly value: string }[],
): string {
  const written = attributes.map(
    ({ name, value }) => ` ${name}="${escaped(value, /[&<>"\t\n\r]/g)}"`,
  );
  return `<${name}${written.join('')}>`;
}

function closeTag(name: string): string {
  return `</${name}>`;
}

/** Escapes a text so that any XML parser reads the same. */
function escapeText(text: string): string {
  return escaped(text, /[&<>\r]/g);
}

function escaped(text: string, signs: RegExp): string {
  return text.replace(signs, (sign) => ESCAPES[sign] ?? sign);
}
