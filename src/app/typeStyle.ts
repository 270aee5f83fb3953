import * as about from '#slices/About/styles.ts';
import * as callout from '#slices/CalloutSection/styles.ts';
import * as interests from '#slices/CurrentInterests/styles.ts';
import * as switcher from '#slices/ImageSwitcher/styles.ts';
import * as overview from '#slices/ProjectOverview/styles.ts';
import * as section from '#slices/SectionHeader/styles.ts';
import * as next from '#screens/next/next.styles.ts';
import * as frame from '#screens/projectFrame/styles.ts';
import * as menu from '#shell/menu/row.styles.ts';
import { faceRules, familyOf } from '#ui/fonts/faceRules.ts';
import type { Pair } from '#ui/fonts/pairs.ts';
import { label } from '#ui/layout/SectionLabel.styles.ts';
import { heading } from '#ui/text/SplitHeading.styles.ts';
import { typeScale } from '#ui/theme/tokens.ts';

/** What is set as titles are: headings, but for the small ones of sections, and other large text. */
const TITLES = `:is(${[
  `:is(h1,h2,h3,h4):not(.${label})`,
  ...[heading, about.statement, interests.line, callout.statement].map((name) => `.${name}`),
  ...[section.number, switcher.title, menu.label].map((name) => `.${name}`),
  `.${overview.overview}>p:first-child`,
  `.${next.next} a`,
  `.${frame.next}>a`,
].join()})`;

const { lineHeight: designed, tracking: tight } = typeScale.display92;

/** The tracking of the type scale from 24 to 92 px, within 0.13 px, as a length; smaller text has none. */
const TRACKING = '(.0656rem - .0567em)';

/** Its line height, within 0.5 px. */
const LINE_HEIGHT = '(.75rem + .85em)';

const share = (part: number) => Number(part.toFixed(3));

/** The style of a pair of typefaces, over that of the site; nothing for Poppins. */
export function typeStyle(pair: Pair | null): string {
  if (!pair) return '';
  const { title, text, tracking, lineHeight, spacing = 0 } = pair;
  const closer = share(tracking / Number.parseFloat(tight));
  const higher = share(lineHeight / designed);
  return [
    ...new Set([title, text].flatMap(faceRules)),
    // Where a face has no italics, words in them are slanted.
    `html body{font-family:${familyOf(text)};font-synthesis:style;word-spacing:${spacing}em}`,
    `html ${TITLES}{font-family:${familyOf(title)}}`,
    // Not of joined letters, which have their own.
    `html[lang]:not([dir='rtl']) ${TITLES}{${[
      `letter-spacing:min(0em,${closer}*${TRACKING})`,
      ...(higher === 1 ? [] : [`line-height:calc(${higher}*${LINE_HEIGHT})`]),
    ].join(';')}}`,
  ].join('\n');
}
