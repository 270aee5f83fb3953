import { cx } from '@linaria/core';
import { memo, useCallback, useDeferredValue, useSyncExternalStore } from 'react';
import type { Elements } from '../../kit/Elements.ts';
import type { DocumentSession, OpenDocument } from '../../document/DocumentSession.ts';
import { useOpenDocument } from '../../document/useOpenDocument.ts';
import { useReleaseNames } from '../../session/useDocumentAnswers.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { LanguageMenu } from '../../languages/LanguageMenu.tsx';
import { widthFor, type PageWidth } from '../../stage/pageWidths.ts';
import type { ViewStore } from '../../stage/StageView.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { IconButton } from '../../kit/controls/IconButton.tsx';
import { Pills } from '../../kit/controls/Pills.tsx';
import { Bar } from '../../kit/layout/Bar.tsx';
import { Menu } from '../../kit/overlays/Menu.tsx';
import { SendingMark } from '../../rooms/online/OnlineMark.tsx';
import { DocumentPhase } from './DocumentState.tsx';
import { StateLines } from './DocumentState.tsx';
import * as styles from './topBar.styles.ts';

interface DocumentBarProps {
  readonly session: DocumentSession;
  readonly view: ViewStore;
  readonly onChoose: () => void;
  /** undefined: what suits the sheet. */
  readonly width: PageWidth | number | undefined;
  readonly onWidth: (width: PageWidth) => void;
  readonly theme: 'dark' | 'light';
  readonly onTheme: () => void;
  readonly isOutlineOpen: boolean;
  readonly onOutline: () => void;
  readonly more: Elements;
  readonly review: Elements;
}

const titleOf = ({ summary }: OpenDocument) => summary.title;
const typeOf = ({ summary }: OpenDocument) => summary.type;
const isInRelease = ({ summary }: OpenDocument) => summary.releases.length > 0;
const undoOf = ({ undo }: OpenDocument) => undo;
const redoOf = ({ redo }: OpenDocument) => redo;

/** The top bar of an open document; it renders when something in it has changed, not with every key. */
export const DocumentBar = memo(function DocumentBar(bar: DocumentBarProps) {
  const { session, view, width, onWidth, theme, onTheme, onChoose } = bar;
  const { host, models } = useEditor();
  const type = useOpenDocument(session, typeOf);
  const isLook = type === host.look?.type;
  // What suits the window; it is asked again when the sheet has another size.
  const suitable = useSyncExternalStore(view.subscribe, () => widthFor(window.innerWidth));
  const onUndo = useCallback(() => void session.undo(), [session]);
  const onRedo = useCallback(() => void session.redo(), [session]);
  const names = useReleaseNames(useOpenDocument(session, isInRelease));
  // What one does is painted before what can be done next.
  const undo = useDeferredValue(useOpenDocument(session, undoOf));
  const redo = useDeferredValue(useOpenDocument(session, redoOf));
  const shown = typeof width === 'number' ? null : (width ?? suitable);
  return (
    <>
      <Bar
        title={useOpenDocument(session, titleOf)}
        kind={isLook ? 'Whole site' : (models.types.get(type)?.label ?? type)}
        up={DOCUMENTS}
        state={
          <>
            {!isLook && <LanguageMenu session={session} />}
            <DocumentPhase session={session} />
            <SendingMark />
          </>
        }
        middle={<WidthChoice width={shown} onWidth={onWidth} />}
      >
        <span className={styles.part} data-between="md lg">
          <IconButton
            icon="outline"
            label="Outline"
            shortcut="O"
            isOn={bar.isOutlineOpen}
            onPress={bar.onOutline}
          />
        </span>
        <span className={styles.part} data-from="md">
          <IconButton
            icon="theme"
            label={theme === 'dark' ? 'Light page' : 'Dark page'}
            shortcut="T"
            onPress={onTheme}
          />
        </span>
        <IconButton
          icon="undo"
          label={undo === null ? 'Undo' : `Undo: ${undo}`}
          shortcut="Mod Z"
          disabledReason={undo === null ? 'Nothing to undo' : null}
          onPress={onUndo}
        />
        <span className={styles.part} data-from="md">
          <IconButton
            icon="redo"
            label={redo === null ? 'Redo' : `Redo: ${redo}`}
            shortcut="Mod Shift Z"
            disabledReason={redo === null ? 'Nothing to redo' : null}
            onPress={onRedo}
          />
        </span>
        {bar.more}
        <span className={cx(styles.part, styles.review)} data-from="md">
          {bar.review}
        </span>
      </Bar>
      <StateLines session={session} names={names} onChoose={onChoose} />
    </>
  );
});

const DOCUMENTS = { href: '/edit', label: 'Documents' };

const WIDTHS = [
  { id: 'phone', label: 'Phone' },
  { id: 'tablet', label: 'Tablet' },
  { id: 'desktop', label: 'Desktop' },
  { id: 'full', label: 'Full' },
] as const satisfies readonly { id: PageWidth; label: string }[];

interface WidthChoiceProps {
  /** null: none of these. */
  readonly width: PageWidth | null;
  readonly onWidth: (width: PageWidth) => void;
}

/** How wide the page is shown: pills, or a menu where the bar has no room for them. */
const WidthChoice = memo(function WidthChoice({ width, onWidth }: WidthChoiceProps) {
  return (
    <>
      <div className={styles.part} data-between="md xl">
        <Menu
          label="Width of the page"
          trigger={
            <Button kind="quiet">{WIDTHS.find(({ id }) => id === width)?.label ?? 'Width'}</Button>
          }
          items={WIDTHS.map(({ id, label }) => ({ id, label, onAction: () => onWidth(id) }))}
          selected={width}
        />
      </div>
      <div className={styles.part} data-from="xl">
        <Pills
          aria-label="Width of the page"
          look="segments"
          options={WIDTHS}
          value={width}
          onChange={(id) => {
            const chosen = WIDTHS.find((one) => one.id === id);
            if (chosen) onWidth(chosen.id);
          }}
        />
      </div>
    </>
  );
});
