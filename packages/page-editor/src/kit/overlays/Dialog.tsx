import type { ReactNode } from 'react';
import { variables } from '../variables.ts';
import type { Elements } from '../Elements.ts';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { Boundary } from '../messages/Boundary.tsx';
import * as styles from './Dialog.styles.ts';
import { startInField } from './startInField.ts';

export interface DialogProps {
  readonly title: string;
  /** The second, thin part of the title. */
  readonly lightTitle?: string;
  /** A sentence or two below the title. */
  readonly lead?: ReactNode;
  /** Buttons, the primary one last; words alone are those of a button that closes it. */
  readonly foot?: ReactNode;
  /** In px; 640 by default. Below 768 px a dialog fills the window. */
  readonly width?: number;
  /** As high as the window allows, for contents with scroll areas of their own. */
  readonly isFilling?: boolean;
  /** A head of one line, for contents that need the height. */
  readonly isCompact?: boolean;
  /** A list that gets longer and shorter while one types: only the lower edge may move, or a press misses its option. */
  readonly isSearch?: boolean;
  /** A question that must be answered: a press outside does not close it. */
  readonly isQuestion?: boolean;
  readonly onClose: () => void;
  readonly children?: Elements;
}

/** A dialog over the editor. Escape and its close button call `onClose`. */
export function Dialog({
  title,
  lightTitle,
  lead,
  foot,
  width,
  isFilling = false,
  isCompact = false,
  isSearch = false,
  isQuestion = false,
  onClose,
  children,
}: DialogProps) {
  const style = variables(width === undefined ? {} : { '--dialog-width': `${width}px` });
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable={!isQuestion}
    >
      <Modal
        className={styles.modal}
        style={style}
        data-filling={isFilling || undefined}
        data-search={isSearch || undefined}
      >
        <AriaDialog
          ref={startInField}
          className={styles.dialog}
          role={isQuestion ? 'alertdialog' : 'dialog'}
        >
          <header className={styles.head} data-compact={isCompact || undefined}>
            <Heading slot="title" level={2} className={styles.title}>
              <span>{title}</span>
              {lightTitle !== undefined && <span className={styles.light}>{` ${lightTitle}`}</span>}
            </Heading>
            <IconButton icon="close" label="Close" shortcut="Esc" size="large" onPress={onClose} />
          </header>
          {lead !== undefined && <div className={styles.lead}>{lead}</div>}
          {children !== undefined && (
            <div className={styles.body}>
              <Boundary name="This dialog" note="Nothing of the document is lost.">
                {children}
              </Boundary>
            </div>
          )}
          {foot !== undefined && (
            <footer className={styles.foot}>
              {typeof foot === 'string' ? (
                <Button size="dialog" onPress={onClose}>
                  {foot}
                </Button>
              ) : (
                foot
              )}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
