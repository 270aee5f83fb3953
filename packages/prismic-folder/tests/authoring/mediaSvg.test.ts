import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { sanitizeSvg, SvgError } from '../../src/authoring/media/svg/sanitizeSvg.ts';
import { HOSTILE_SVGS, NS, XLINK } from './support/hostileSvgs.ts';

const REFUSED: readonly (readonly [string, string, number])[] = [
  ['an entity of its own', `<!DOCTYPE svg [<!ENTITY x "y">]>\n<svg ${NS}>&x;</svg>`, 2],
  ['exploding entities', `<!DOCTYPE s [<!ENTITY a "&b;&b;">]>\n\n<svg ${NS}>&a;</svg>`, 3],
  ['an element that is not closed', `<svg ${NS}>\n<g>\n</svg>`, 3],
  ['an attribute that occurs twice', `<svg ${NS}\nid="a"\nid="b"/>`, 3],
  ['an attribute without quotes', `<svg ${NS} width=4/>`, 1],
  ['a second root', `<svg ${NS}/>\n<svg ${NS}/>`, 2],
  ['HTML', '<html><svg></svg></html>', 1],
  ['no namespace', '<svg onload="alert(1)"/>', 1],
  ['another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml"><p/></svg>', 1],
  ['a prefix without a namespace', `<svg ${NS}>\n<x:g/></svg>`, 2],
  ['XML 1.1', `<?xml version="1.1"?><svg ${NS}/>`, 1],
  ['another encoding', `<?xml version="1.0" encoding="utf-7"?><svg ${NS}/>`, 1],
  ['nothing', '', 1],
  ['depth', `<svg ${NS}>${'<g>'.repeat(300)}${'</g>'.repeat(300)}</svg>`, 1],
  ['an unescaped <', `<svg ${NS}>\n<text>a < b</text></svg>`, 2],
  ['a control character', `<svg ${NS}>\u0001</svg>`, 1],
];

describe('The sanitiser', () => {
  it.each(HOSTILE_SVGS)('cleans %s.', (source) => {
    const cleaned = sanitizeSvg(source) ?? source;
    expect(faultsOf(cleaned)).toEqual([]);
    // What was cleaned is clean.
    expect([cleaned !== source, sanitizeSvg(cleaned)]).toEqual([true, undefined]);
    // What surrounds the removed part is still there.
    for (const id of source.match(/id="kept(?:-too)?"/g) ?? []) expect(cleaned).toContain(id);
  });

  it.each(REFUSED)('refuses %s and names the line.', (_title, source, line) => {
    expect(() => sanitizeSvg(source)).toThrow(SvgError);
    expect(() => sanitizeSvg(source)).toThrow(expect.objectContaining({ line }));
  });

  it('leaves the site’s own drawings as they are.', () => {
    const names = readdirSync('content/media').filter((name) => name.endsWith('.svg'));
    expect(names.length).toBeGreaterThan(15);
    for (const name of names) {
      const text = readFileSync(join('content/media', name), 'utf8');
      expect(sanitizeSvg(text), name).toBeUndefined();
    }
  });

  it('keeps everything of a drawing that shows something.', () => {
    const source = `<?xml version="1.0" encoding="UTF-8"?>
<!-- made by hand -->
<svg ${NS} ${XLINK} viewBox="0 0 9 9" role="img" aria-label="A wave" xml:space="preserve">
  <title>A wave &amp; more</title>
  <defs>
    <linearGradient id="a"><stop offset="0" stop-color="#f00"/></linearGradient>
    <linearGradient id="b" xlink:href="#a"/>
    <filter id="f"><feGaussianBlur stdDeviation="2"/><feColorMatrix type="saturate" values="0"/></filter>
    <style><![CDATA[ .x > rect { fill: url(#a); clip-path: url('#c') } @media print { g { fill: #000 } } ]]></style>
    <style media="print">g &gt; path { fill: url("data:image/png;base64,iVBO") }</style>
    <clipPath id="c"><path d="M0 0h9v9z"/></clipPath>
  </defs>
  <g class="x" style="filter: url(&quot;#f&quot;)" data-name="image (1)">
    <rect width="9" height="9" fill="url(#b)"><animate attributeName="x" values="0;9" dur="1s"/></rect>
    <use href="#c" x="1"/><a href="#top"><text x="1" y="2" xml:lang="de" font-family="serif">a &lt; b</text></a>
    <image width="1" height="1" href="data:image/png;base64,iVBORw0KGgo="/>
    <image href="data:image/webp;base64,UklGRg=="/>
  </g>
</svg>
`;
    expect([sanitizeSvg(source), sanitizeSvg(`\ufeff${source}`)]).toEqual([undefined, undefined]);
    // With one script more, all of it is written again, and means the same.
    const cleaned = sanitizeSvg(source.replace('</svg>', '<script/></svg>')) ?? '';
    expect(namesIn(cleaned)).toEqual(namesIn(source));
    expect(cleaned).toContain('a &lt; b');
    expect(cleaned).toContain('.x &gt; rect { fill: url(#a)');
  });
});

const DANGEROUS =
  /^(?:script|foreignobject|iframe|audio|video|handler|listener|metadata|discard|embed|object)$/i;

/** What a browser could run or load of a file. */
function faultsOf(source: string): string[] {
  const faults: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  let style = false;
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (uri !== 'http://www.w3.org/2000/svg' || DANGEROUS.test(local)) faults.push(local);
    style ||= local === 'style';
    for (const { name, local: attribute, value } of Object.values(attributes)) {
      if (/^on/i.test(attribute) || name === 'xml:base') faults.push(name);
      if (/script:/i.test(value)) faults.push(value);
      if (attribute === 'href' && !/^#|^data:image\/(?!svg)/.test(value)) faults.push(value);
      if (attribute === 'attributeName' && /href|^on|style/i.test(value)) faults.push(value);
      if (name !== 'xmlns' && !name.startsWith('xmlns:') && !attribute.startsWith('data-'))
        faults.push(...cssFaults(value));
    }
  });
  parser.on('closetag', ({ local }) => {
    if (local === 'style') style = false;
  });
  const text = (value: string) => {
    if (style) faults.push(...cssFaults(value));
  };
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('doctype', () => faults.push('doctype'));
  parser.on('processinginstruction', ({ target }) => faults.push(target));
  parser.write(source).close();
  return faults;
}

function cssFaults(css: string): string[] {
  if (/\\|@import|expression|binding|behavior|image-set|src\(/i.test(css)) return [css];
  return css.match(/url\((?!\s*["']?\s*(?:#|data:image\/(?!svg)))/i) ?? [];
}

/** Names of all elements and attributes, in their order. */
function namesIn(source: string): string[] {
  const names: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ name, attributes }) => names.push(name, ...Object.keys(attributes)));
  parser.write(source).close();
  return names;
}
