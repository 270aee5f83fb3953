import { subsets } from './faces.ts';
import type { Face } from './pairs.ts';

const rule = (descriptors: readonly string[]) => `@font-face{${descriptors.join(';')}}`;

const standIn = ({ family }: Face, at: number) => `'${family} ${at + 1}'`;

/** The `@font-face` rules of a typeface, its fallbacks included. */
export const faceRules = (face: Face): readonly string[] => [
  ...face.files.map(({ address, style, subset }) =>
    rule([
      `font-family:'${face.family}'`,
      `font-weight:${face.weights}`,
      ...(style === 'normal' ? [] : ['font-style:italic']),
      'font-display:swap',
      ...(face.size === '100.00%' ? [] : [`size-adjust:${face.size}`]),
      `src:url(${address}) format('woff2')`,
      `unicode-range:${subsets[subset].replaceAll(' ', '')}`,
    ]),
  ),
  ...face.fallbacks.flatMap(({ names, weights }, at) =>
    Object.entries(weights).map(([weight, measures]) =>
      rule([
        `font-family:${standIn(face, at)}`,
        `font-weight:${weight}`,
        `src:${names.map((name) => `local('${name}')`).join()}`,
        measures,
      ]),
    ),
  ),
];

const GENERIC = { sans: 'sans-serif', serif: 'serif', mono: 'monospace' } as const;

/** A typeface, the scripts that it lacks, its fallbacks of the same measure, and any of its kind. */
export const familyOf = (face: Face): string =>
  [
    `'${face.family}'`,
    "'Poppins Scripts'",
    ...face.fallbacks.map((_, at) => standIn(face, at)),
    GENERIC[face.kind],
  ].join();
