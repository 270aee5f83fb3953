import { type RefObject } from 'react';
import { Menu } from 'react-aria-components';
import type { DocumentSummary } from '#prismic-folder/contract';
import { BasePopover } from '../../ui/overlays/BasePopover.tsx';
import { list } from '../../ui/overlays/Menu.styles.ts';
import { MenuRow } from '../../ui/overlays/Menu.tsx';
import { useDocumentMenu } from '../menu/useDocumentMenu.tsx';

type RowMenuProps = {
  document: DocumentSummary;
  /** The button that opened it. */
  button: RefObject<Element | null>;
  isOpen: boolean;
  /** Selects the row, so that others can be selected with it. */
  onSelect: () => void;
  onClose: () => void;
};

/** Without a trigger of its own nothing else gives the menu the focus. */
const FOCUSED = { autoFocus: 'first' } as const;

/** The operations on a document of the list. One menu serves all rows: thousands would be slow. */
export function RowMenu({ document, button, isOpen, onSelect, onClose }: RowMenuProps) {
  const { items, dialog } = useDocumentMenu(document);
  return (
    <>
      <BasePopover
        aria-label={`More for ${document.title}`}
        triggerRef={button}
        placement="bottom end"
        offset={6}
        isOpen={isOpen}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      >
        <Menu
          className={list}
          aria-label={`More for ${document.title}`}
          {...FOCUSED}
          onClose={onClose}
        >
          <MenuRow item={{ id: 'select', label: 'Select', icon: 'check', onAction: onSelect }} />
          {items.map((item) => (
            <MenuRow key={item.id} item={item} />
          ))}
        </Menu>
      </BasePopover>
      {dialog}
    </>
  );
}
