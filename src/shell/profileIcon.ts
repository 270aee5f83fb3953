import { isFilled, type Content } from '@prismicio/client';
import { isDrawing, type Drawing } from '#ui/graphics/drawing.ts';
import type { IconName } from '#ui/graphics/Icon.tsx';

type Profile = Content.SettingsDocument['data']['profile_links'][number];

/** The icons of kinds, which profiles had before they could choose any. */
const KINDS: Readonly<Record<NonNullable<Profile['kind']>, IconName>> = {
  design_showcase: 'showcase',
  professional_network: 'network',
  experiments: 'experiments',
  code_host: 'code',
  photo_site: 'photos',
  other: 'link',
};

/** Icons that the page has; the others are files, loaded only where they are used. */
const GLYPHS: readonly (string | null)[] = Object.values(KINDS) satisfies IconName[];

/** The icon of a profile: its own drawing, the chosen one, that of its kind, or a link. */
export function profileIcon({
  kind,
  icon,
  own_icon: own,
}: Pick<Profile, 'kind' | 'icon' | 'own_icon'>): IconName | Drawing {
  if (isFilled.image(own) && isDrawing(own.url)) return { drawing: own.url };
  if (!icon) return kind ? KINDS[kind] : 'link';
  // Cast: the glyphs are names of icons.
  return GLYPHS.includes(icon) ? (icon as IconName) : { drawing: `/icons/${icon}.svg` };
}
