import { afterPaint } from '#effects/dom/afterPaint.ts';
import { useUi } from '#effects/state/useUi.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { closeMenu, menuIds, openMenu } from '../menu/menuControl.ts';

/** The hamburger; while the menu is open, the way out of it. */
export function MenuButton() {
  const isOpen = useUi('isMenuOpen');
  return (
    <IconButton
      icon={isOpen ? 'close' : 'menu'}
      label={isOpen ? 'Close menu' : 'Open menu'}
      aria-expanded={isOpen}
      aria-controls={menuIds.menu}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) =>
        afterPaint(() => (isOpen ? closeMenu() : openMenu(currentTarget)))
      }
    />
  );
}
