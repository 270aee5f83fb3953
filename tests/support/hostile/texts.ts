import { pickOf } from '../random.ts';

type Random = () => number;

/** Sets a mark where a browser runs it; every attack of these files uses it. */
const RUN = 'window.__pwned=1';

/** Markup that would run or break out where it is not escaped. */
export const MARKUP = [
  `<script>${RUN}</script>`,
  `</script><script>${RUN}</script>`,
  `"><img src=x onerror=${RUN}>`,
  `' onmouseover='${RUN}`,
  `</title></head><body onload=${RUN}>`,
  `--><svg/onload=${RUN}>`,
  `<iframe srcdoc="<script>parent.__pwned=1</script>">`,
  `<a href="javascript:${RUN}">press</a>`,
  `<style>@import '//evil.test/x'</style>`,
  `<base href=//evil.test/>`,
  `<template><script>${RUN}</script></template>`,
  `]]>&lt;b&gt;<!--<script>`,
  `red;--pwned:1;background:url(//evil.test/x)`,
  `");--pwned:1;x:url("`,
  '${7*7}{{constructor.constructor("x")()}}',
] as const;

/** Text of other scripts, and characters of none. */
const ODD = [
  'مرحبا بالعالم <b>نص</b>',
  '\u202eevil\u202c \u2066left\u2069',
  'שלום & עולם',
  '👩‍👩‍👧‍👦🏳️‍🌈👍🏽',
  '日本語のとても長いタイトル',
  'Z̸̨̛̺a̷̛͓l̵̢̃g̶̱̈́o̴͚͝',
  'half \ud83d a \udc00 pair',
  'null \u0000 byte',
  '\u0001\u0008\u000b\u001f control \u007f\u0085',
  'line\r\nbreak\rand\ttab\u2028and\u2029end',
  '\ufeff\u200b\u00ad\u2060',
  '   ',
  '\n',
  '&amp;&#x3c;&quot;',
  '__proto__',
  'constructor',
  '\\',
  '%',
  '%00%ff',
  '0',
  '-1',
] as const;

const PLAIN = [
  'Low Tide',
  'Product & Design',
  'A',
  'Words that say nothing at all',
  '2024',
] as const;

/** A text as an attacker or an ordinary author writes it; rarely far too long. */
export function hostileText(random: Random): string {
  const turn = random();
  if (turn < 0.3) return pickOf(random, PLAIN);
  if (turn < 0.6) return pickOf(random, MARKUP);
  if (turn < 0.9) return pickOf(random, ODD);
  if (turn < 0.995) return hostileText(random) + hostileText(random);
  return pickOf(random, ['W', '👍', 'ع', '<', '"']).repeat(10_000);
}

const SCHEMES = [
  'javascript:',
  'vbscript:',
  'data:text/html,',
  'blob:',
  'file://',
  'about:',
] as const;
const BEFORE = ['', ' ', '\n', '\u0001', '\u0000', '\ufeff', '/'] as const;

/** The name of a scheme as filters overlook it and browsers read it. */
function disguised(random: Random, scheme: string): string {
  const at = 1 + Math.floor(random() * (scheme.length - 1));
  return pickOf(random, [
    scheme,
    scheme.toUpperCase(),
    `${scheme.slice(0, at)}\t${scheme.slice(at)}`,
    `${scheme.slice(0, at)}\r\n${scheme.slice(at)}`,
    scheme.replace(':', '&colon;'),
    scheme.replace(':', '%3a'),
  ]);
}

const ADDRESSES = [
  'https://example.com/a?b=c&d="e"#f',
  '//evil.test/x',
  '/\\evil.test',
  '\\\\evil.test',
  'http://',
  'http://[',
  'https://user:secret@example.com:99999/',
  'https://exa mple.com/<script>',
  '/media/cover.webp',
  '/media/../../x.webp?w=9999999',
  'https://images.prismic.io/x/y.png?auto=format,compress&rect=0,0,1,1',
  'https://images.prismic.io/x/%zz.svg',
  'http://localhost:3000/media/a%22b.webp',
  'mailto:a@b.c?subject=<script>',
  'tel:+1',
  '/project/low-tide',
  '#x',
  '?x=<script>',
  '../..',
  'data:image/svg+xml,<svg onload=window.__pwned=1>',
  'https://www.youtube.com/watch?v=aaaaaaaaaaa',
  'https://vimeo.com/1"><script>',
  '',
] as const;

/** An address: good, broken, or one that would run. */
export function hostileAddress(random: Random): string {
  const turn = random();
  if (turn < 0.45) return pickOf(random, ADDRESSES);
  if (turn < 0.8) {
    const scheme = disguised(random, pickOf(random, SCHEMES));
    return `${pickOf(random, BEFORE)}${scheme}${pickOf(random, [RUN, `<script>${RUN}</script>`])}`;
  }
  if (turn < 0.995) return `https://example.com/${hostileText(random)}`;
  return `https://example.com/${'a'.repeat(10_000)}`;
}
