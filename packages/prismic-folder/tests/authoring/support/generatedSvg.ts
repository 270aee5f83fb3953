import { pickOf, randomOf } from '../../../../../tests/support/random.ts';

/** A drawing made of a seed. */
export interface GeneratedSvg {
  readonly source: string;
  readonly isHostile: boolean;
  /** Ids of elements that are harmless, within harmless ones. */
  readonly ids: readonly string[];
}

const SHAPES = [
  '<rect x="1" y="2" width="3" height="4" fill="url(#a)"',
  '<circle cx="1" cy="1" r="1" style="fill: #f00; stroke: url( &quot;#a&quot; )"',
  '<path d="M0 0 L1 1z" class="b c" transform="rotate(45)"',
  '<text x="1" y="2" font-family="serif" xml:lang="de"',
  '<g opacity=".5" data-name="url(x)"',
  '<use href="#a"',
  '<image href="data:image/webp;base64,UklGRg==" width="1"',
  '<linearGradient gradientUnits="userSpaceOnUse"',
] as const;

const TEXTS = [
  '',
  ' ',
  '\n\t',
  'a &amp; b',
  '<!-- note -->',
  '\u{1f30a}',
  '<![CDATA[x < y]]>',
] as const;

const STYLES = [
  '<style>.b { fill: url(#a) }</style>',
  '<style media="print">g > path { stroke: red }</style>',
  '<style><![CDATA[a { fill: url("data:image/png;base64,iVBO") }]]></style>',
  '<animate attributeName="opacity" from="0" to="1" dur="2s"/>',
] as const;

/** Each is removed, or the attribute is. */
const HOSTILE_PARTS = [
  '<script>alert(1)</script>',
  '<foreignObject><g/></foreignObject>',
  '<style>@import "//evil.example";</style>',
  '<style>b{fill:url(//evil.example)}</style>',
  '<set attributeName="href" to="javascript:alert(1)"/>',
  '<x:x xmlns:x="urn:x" x:href="//evil.example">text</x:x>',
  '<a href="javascript:alert(1)"/>',
  '<image href="//evil.example/x.png"/>',
  '<?evil x?>',
] as const;

const HOSTILE_ATTRIBUTES = [
  ' onload="alert(1)"',
  ' onClick="alert(1)"',
  ' style="fill:url(//evil.example)"',
  ' mask="url(//evil.example#a)"',
  ' xlink:show="embed"',
  ' xml:base="//evil.example"',
  ' unknown="1"',
] as const;

export function generatedSvg(seed: number): GeneratedSvg {
  const random = randomOf(seed);
  const ids: string[] = [];
  let isHostile = false;
  const hostility = seed % 3 === 0 ? 0 : 0.08;

  const hostile = (parts: readonly [string, ...string[]]) => {
    if (random() >= hostility) return '';
    isHostile = true;
    return pickOf(random, parts);
  };

  const element = (depth: number): string => {
    const shape = pickOf(random, SHAPES);
    const id = `id-${ids.length}`;
    ids.push(id);
    const [name = ''] = shape.slice(1).split(' ');
    // A shape has a style or a mask of its own, and an attribute may occur only once.
    const attribute = shape.includes(' style=') ? '' : hostile(HOSTILE_ATTRIBUTES);
    const start = `${shape} id="${id}"${attribute}`;
    if (random() < 0.3) return `${start}/>`;
    return `${start}>${children(depth + 1)}</${name}>`;
  };

  const children = (depth: number): string => {
    const count = depth > 4 ? 0 : Math.floor(random() * 4);
    const parts = Array.from({ length: count }, () => {
      const extra = random() < 0.2 ? pickOf(random, STYLES) : '';
      return pickOf(random, TEXTS) + extra + hostile(HOSTILE_PARTS) + element(depth);
    });
    return parts.join('') + pickOf(random, TEXTS);
  };

  const prolog = pickOf(random, ['', '<?xml version="1.0"?>\n', '\ufeff<!-- x -->', '\n']);
  const namespaces =
    'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  const inside = children(0);
  return {
    source: `${prolog}<svg ${namespaces} viewBox="0 0 9 9">${inside}</svg>\n`,
    isHostile,
    ids,
  };
}
