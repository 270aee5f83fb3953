import { parse, parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import { wordsOf } from '../random.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Elements no content may add; the site's own pages have none of them when sent. */
const FORBIDDEN = new Set(['base', 'embed', 'frame', 'iframe', 'object', 'applet']);

/** Attributes that hold an address a browser may follow, load or run. */
const ADDRESS = new Set(
  wordsOf(`href src action formaction xlink:href poster data background cite srcset imagesrcset
    ping manifest longdesc`),
);

// As browsers read a scheme: without tabs and line ends inside or control characters before it.
// oxlint-disable-next-line no-control-regex
const RUNS = /(?:^|,)[\u0000-\u0020]*(?:javascript|vbscript|data|blob|file|filesystem|about):/i;

function* walk(node: Node): Generator<Node> {
  yield node;
  if ('content' in node) yield* walk(node.content);
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* walk(child);
}

const textIn = (element: Element) =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

function scriptFault(element: Element, own: ReadonlySet<string>): string | null {
  const attribute = (name: string) => element.attrs.find((one) => one.name === name)?.value;
  const type = attribute('type') ?? '';
  if (type === 'application/json' || type === 'application/ld+json') {
    try {
      JSON.parse(textIn(element));
      return null;
    } catch {
      return `data that is no JSON: ${textIn(element).slice(0, 200)}`;
    }
  }
  const source = attribute('src') ?? textIn(element);
  return own.has(source) ? null : `a script: ${source.slice(0, 200)}`;
}

function* attributeFaults({ tagName, attrs }: Element): Generator<string> {
  for (const { name, value, prefix } of attrs) {
    const full = prefix ? `${prefix}:${name}` : name;
    const fault = `${tagName}[${full}="${value.slice(0, 200)}"]`;
    if (/^on|^srcdoc$/.test(name)) yield fault;
    if (ADDRESS.has(full) && RUNS.test(value.replaceAll(/[\t\n\r]/g, ''))) yield fault;
    if (name === 'style' && /(?:^|;)\s*--pwned|@import|expression\(|javascript:/i.test(value))
      yield fault;
    if (tagName === 'meta' && name === 'http-equiv') yield fault;
    if (/\bNaN\b|\bundefined\b|\[object |Infinity/.test(value)) yield fault;
  }
}

/**
 * What is wrong with HTML rendered from hostile content: anything that could run, markup that got
 * through, parts that failed to render, values such as NaN. `own` are the site's own scripts
 * by text or address.
 */
export function faultsOf(html: string, own: ReadonlySet<string> = new Set()): string[] {
  const faults: string[] = [];
  const root = /^<!doctype/i.test(html) ? parse(html) : parseFragment(html);
  for (const node of walk(root)) {
    if (node.nodeName === '#comment' && 'data' in node) {
      // React marks a part it could not render on the server with this comment.
      if (node.data === '$!') faults.push('a part of the page failed to render');
      if (node.data.includes('pwned')) faults.push(`a comment: ${node.data}`);
    } else if (node.nodeName === '#text' && 'value' in node) {
      const parent = node.parentNode?.nodeName;
      const isData = parent === 'script' || parent === 'style';
      if (!isData && /\bNaN\b|\bundefined\b|\[object Object\]/.test(node.value)) {
        faults.push(`text: ${node.value.slice(0, 200)}`);
      }
    } else if ('tagName' in node) {
      if (FORBIDDEN.has(node.tagName)) faults.push(`an element: ${node.tagName}`);
      const script = node.tagName === 'script' ? scriptFault(node, own) : null;
      if (script !== null) faults.push(script);
      faults.push(...attributeFaults(node));
    }
  }
  return faults;
}
