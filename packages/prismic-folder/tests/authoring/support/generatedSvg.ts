import { pickOf, randomOf } from '../../../../../tests/support/random.ts';
import { HOSTILE, NS, XLINK } from './hostileSvgs.ts';

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

const BETWEEN = [
  '',
  '\n\t',
  'a &amp; b',
  '<!-- note -->',
  '\u{1f30a}',
  '<![CDATA[x < y]]>',
  '<style media="print">g > path { fill: url(#a) }</style>',
  '<style><![CDATA[a { fill: url("data:image/png;base64,iVBO") }]]></style>',
  '<animate attributeName="opacity" from="0" to="1" dur="2s"/>',
] as const;

/** A drawing made of a seed; `ids` are those of its harmless elements. */
export function generatedSvg(seed: number) {
  const random = randomOf(seed);
  const ids: string[] = [];
  let isHostile = false;
  const hostility = seed % 3 === 0 ? 0 : 0.15;

  const hostile = () => {
    if (random() >= hostility) return '';
    isHostile = true;
    return pickOf(random, HOSTILE);
  };
  const element = (depth: number): string => {
    const shape = pickOf(random, SHAPES);
    const start = `${shape} id="id-${ids.length}"`;
    ids.push(`id-${ids.length}`);
    if (random() < 0.3) return `${start}/>`;
    return `${start}>${children(depth + 1)}</${/\w+/.exec(shape)?.[0]}>`;
  };
  const children = (depth: number): string => {
    const count = depth > 4 ? 0 : Math.floor(random() * 4);
    const parts = Array.from({ length: count }, () => hostile() + element(depth));
    return [...parts, ''].map((part) => pickOf(random, BETWEEN) + part).join('');
  };

  const prolog = pickOf(random, ['', '<?xml version="1.0"?>\n', '\ufeff<!-- x -->', '\n']);
  const source = `${prolog}<svg ${NS} ${XLINK} viewBox="0 0 9 9">${children(0)}</svg>\n`;
  return { source, isHostile, ids };
}
