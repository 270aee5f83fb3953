import { isFilled, type Content } from '@prismicio/client';
import { safeAddress } from '#ui/links/address.ts';
import { IconButton, type IconButtonProps } from '#ui/controls/IconButton.tsx';
import * as shell from '#ui/words/en/shell.ts';
import { useLanguage } from '#ui/words/language.ts';
import type { behindMenu } from './menu/menuControl.ts';
import { profileIcon } from './profileIcon.ts';

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
        .map((profile) => {
          const { label: name, url } = profile;
          const address = isFilled.link(url) ? safeAddress(url.url) : null;
          if (address === null) return null;
          return (
            <IconButton
              key={address}
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
