import type { ReactElement } from 'react';
import type { Elements } from '../Elements.ts';
import { Menu as AriaMenu, MenuItem, MenuTrigger, type PopoverProps } from 'react-aria-components';
import { Icon } from '../icons/Icon.tsx';
import type { GlyphName } from '../icons/glyphs.tsx';
import { BasePopover } from './BasePopover.tsx';
import { keyWords } from './keyWords.ts';
import * as styles from './Menu.styles.ts';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly icon?: GlyphName;
  /** In place of an icon, such as a picture. */
  readonly start?: Elements;
  readonly shortcut?: string;
  readonly isDisabled?: boolean;
  /** Something that removes. */
  readonly isDanger?: boolean;
  readonly onAction?: () => void;
  /** Where it leads, in place of what it does. */
  readonly href?: string;
}

type MenuProps = {
  /** Names the list for screen readers. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  items: readonly MenuEntry[];
  /** The chosen entry, where the menu is a choice. */
  selected?: string | null;
  placement?: NonNullable<PopoverProps['placement']>;
};

/** An entry as an item of a menu. */
export function MenuRow({ item, isChosen = false }: { item: MenuEntry; isChosen?: boolean }) {
  return (
    <MenuItem
      id={item.id}
      className={styles.item}
      textValue={item.label}
      isDisabled={item.isDisabled ?? false}
      data-danger={item.isDanger || undefined}
      data-glyph={item.icon !== undefined || undefined}
      {...(item.onAction && { onAction: item.onAction })}
      {...(item.href !== undefined && { href: item.href })}
    >
      {item.start ?? (item.icon && <Icon name={item.icon} />)}
      <span className={styles.words}>
        <span>{item.label}</span>
        {item.detail !== undefined && <span className={styles.detail}>{item.detail}</span>}
      </span>
      {isChosen && <Icon name="check" />}
      {item.shortcut !== undefined && <kbd className={styles.keys}>{keyWords(item.shortcut)}</kbd>}
    </MenuItem>
  );
}

/** A button that opens a list of actions, or of choices. */
export function Menu({ label, trigger, items, selected, placement = 'bottom end' }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <BasePopover placement={placement} offset={6}>
        <AriaMenu
          className={styles.list}
          aria-label={label}
          {...(selected !== undefined && {
            selectionMode: 'single' as const,
            selectedKeys: selected === null ? [] : [selected],
          })}
        >
          {items.map((item) => (
            <MenuRow key={item.id} item={item} isChosen={item.id === selected} />
          ))}
        </AriaMenu>
      </BasePopover>
    </MenuTrigger>
  );
}
