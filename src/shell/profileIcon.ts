import type { Content } from '@prismicio/client';
import type { IconName } from '#ui/graphics/Icon.tsx';

type Profile = Content.SettingsDocument['data']['profile_links'][number];

/** In the order of the icons in menu and rail. */
const ICONS: Readonly<Record<NonNullable<Profile['kind']>, IconName>> = {
  design_showcase: 'showcase',
  professional_network: 'network',
  experiments: 'experiments',
  code_host: 'code',
  photo_site: 'photos',
  other: 'link',
};

const ORDER = Object.keys(ICONS);

/** The icon of a kind of profile; a link without a kind. */
export function profileIcon(kind: Profile['kind']): IconName {
  return kind ? ICONS[kind] : 'link';
}

/** Sorts profiles by their icons, those without a kind first. */
export function byIcon(one: Profile, other: Profile): number {
  return ORDER.indexOf(one.kind ?? '') - ORDER.indexOf(other.kind ?? '');
}
