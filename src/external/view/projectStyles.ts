import { readable } from '#ui/theme/contrast.ts';
import { darkPalette, lightPalette } from '#ui/theme/tokens.ts';
import { cssColor } from './cssColor.ts';
import { styleRules, type StyleRules } from './styleRules.ts';
import { recordOf } from './values.ts';

/** Roles of text. */
const textRoles = ['title', 'subtitle', 'paragraph', 'caption', 'link'] as const;

export type TextRole = (typeof textRoles)[number];

/** A project's styles; colours need a background to be checked against. */
export interface ProjectStyles {
  readonly background: { readonly color: string | null };
  readonly text: Readonly<Record<TextRole, StyleRules>>;
  readonly spacing: {
    readonly project: Pick<StyleRules, 'marginTop'>;
    readonly modules: Pick<StyleRules, 'marginBottom'>;
  };
}

/** One of the themes' text colours is readable on any background. */
const fallbacks = [lightPalette.text, darkPalette.text] as const;

/**
 * The styles of a project. A colour under 4.5:1 falls back: the paragraph's to dark or light, every
 * other to the paragraph's.
 */
export function projectStyles(styles: unknown): ProjectStyles {
  const { background, text, spacing } = recordOf(styles) ?? {};
  const roles = recordOf(text) ?? {};
  const distances = recordOf(spacing) ?? {};
  const ground = cssColor(recordOf(background)?.['color']);
  const paragraph = styleRules(roles['paragraph']);
  const body = ground && readable<string>(paragraph.color, ground, fallbacks);

  const rulesOf = (role: TextRole): StyleRules => {
    const { color, ...rules } = styleRules(roles[role]);
    return ground && body ? { ...rules, color: readable<string>(color, ground, [body]) } : rules;
  };
  const { marginTop } = styleRules(distances['project']);
  const { marginBottom } = styleRules(distances['modules']);
  return {
    background: { color: ground },
    text: {
      title: rulesOf('title'),
      subtitle: rulesOf('subtitle'),
      paragraph: rulesOf('paragraph'),
      caption: rulesOf('caption'),
      link: rulesOf('link'),
    },
    spacing: {
      project: marginTop === undefined ? {} : { marginTop },
      modules: marginBottom === undefined ? {} : { marginBottom },
    },
  };
}
