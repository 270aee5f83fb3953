import { parseAccent } from '#ui/look/accents.ts';
import { ramp, type ThemeRamp } from '#ui/look/ramp.ts';
import { isRecord } from '#ui/isRecord.ts';

const hyphened = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const properties = ({ colors, hasEdge }: ThemeRamp): string =>
  [
    ...Object.entries(colors).map(([name, value]) => `--${hyphened(name)}: ${value};`),
    ...(hasEdge ? [`--brand-edge: ${colors.mark};`] : []),
  ].join(' ');

/** The colours of an accent in the editor's window, whose properties have the names of the site's. Ember needs none. */
export function windowStyles(data: unknown): string {
  const accent = parseAccent(isRecord(data) ? data['accent'] : null);
  const made = accent && ramp(accent);
  if (!made?.turn) return '';
  // Before and after the window's own rules, and also where a part of it has a theme of its own.
  return `:root:root, [data-theme][data-theme='dark'] { ${properties(made.dark)} }
[data-theme][data-theme='light'] { ${properties(made.light)} }`;
}
