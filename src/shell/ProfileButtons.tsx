import { isFilled, type Content } from '@prismicio/client';
import { parseUrl } from '#ui/parseUrl.ts';
import { safeAddress } from '#ui/links/address.ts';
import { IconButton, type IconButtonProps } from '#ui/controls/IconButton.tsx';
import * as shell from '#ui/words/en/shell.ts';
import { useLanguage } from '#ui/words/language.ts';
import type { behindMenu } from './menu/menuControl.ts';
import { isDrawing, type Drawing, type Letter } from '#ui/graphics/drawing.ts';
import type { IconName } from '#ui/graphics/Icon.tsx';

interface ProfileButtonsProps extends Partial<typeof behindMenu> {
  readonly profiles: Content.SettingsDocument['data']['profile_links'];
  /** Name of the list, since a page has more than one. */
  readonly label: string;
  readonly look?: IconButtonProps['look'];
  readonly className?: string;
}

/** The profiles marked for the menu, as icons in their order, which open in a new tab. */
export function ProfileButtons({ profiles, label, look, className, ...mark }: ProfileButtonsProps) {
  const { say } = useLanguage();
  return (
    <nav className={className} aria-label={label} {...mark}>
      {profiles
        .filter(({ in_menu: shown }) => shown === 'Yes')
        .map((profile, index) => {
          const { label: name, url } = profile;
          const address = isFilled.link(url) ? safeAddress(url.url) : null;
          if (address === null) return null;
          return (
            <IconButton
              // Two may lead to the same page.
              key={index}
              icon={profileIcon(profile)}
              label={name || say(shell.profile)}
              look={look}
              href={address}
              external
            />
          );
        })}
    </nav>
  );
}

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

/** The first letter of an address: services without an icon are known by it. */
function letterOf(address: string): Letter | null {
  const host = parseUrl(address)?.hostname.replace(/^www\./, '');
  return host ? { letter: host.slice(0, 1).toUpperCase() } : null;
}

/** The icon of a profile: its own drawing, the chosen one, that of its kind, or a link. */
export function profileIcon({
  kind,
  icon,
  own_icon: own,
  url,
}: Pick<Profile, 'kind' | 'icon' | 'own_icon' | 'url'>): IconName | Drawing | Letter {
  if (isFilled.image(own) && isDrawing(own.url)) return { drawing: own.url };
  if (!icon) return kind ? KINDS[kind] : 'link';
  if (icon === 'first_letter') return (isFilled.link(url) && letterOf(url.url ?? '')) || 'link';
  // Cast: the glyphs are names of icons.
  return GLYPHS.includes(icon) ? (icon as IconName) : { drawing: `/icons/${icon}.svg` };
}
