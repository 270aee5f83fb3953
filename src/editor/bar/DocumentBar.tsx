import { memo, useCallback, useDeferredValue, useSyncExternalStore } from 'react';
import type { Elements } from '#ui/Elements.ts';
import type { DocumentSession, OpenDocument } from '../document/DocumentSession.ts';
import { useOpenDocument } from '../document/useOpenDocument.ts';
import { useReleaseNames } from '../documents/lookup/useDocumentAnswers.ts';
import { useEditor } from '../EditorContext.ts';
import { LanguageMenu } from '../languages/LanguageMenu.tsx';
import { widthFor, type PageWidth } from '../stage/pageWidths.ts';
import type { ViewStore } from '../stage/StageView.ts';
import { DocumentPhase } from './DocumentPhase.tsx';
import { StateLines } from './StateLines.tsx';
import { TopBar } from './TopBar.tsx';

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
  const { session, view, width, onChoose, ...props } = bar;
  const { models, go } = useEditor();
  const type = useOpenDocument(session, typeOf);
  // What suits the window; it is asked again when the sheet has another size.
  const suitable = useSyncExternalStore(view.subscribe, () => widthFor(window.innerWidth));
  const onUndo = useCallback(() => void session.undo(), [session]);
  const onRedo = useCallback(() => void session.redo(), [session]);
  const onDocuments = useCallback(() => go('/edit'), [go]);
  const names = useReleaseNames(useOpenDocument(session, isInRelease));
  return (
    <>
      <TopBar
        {...props}
        name={useOpenDocument(session, titleOf)}
        type={models.types.get(type)?.label ?? type}
        language={<LanguageMenu session={session} />}
        state={<DocumentPhase session={session} />}
        width={typeof width === 'number' ? null : (width ?? suitable)}
        // What one does is painted before what can be done next.
        undo={useDeferredValue(useOpenDocument(session, undoOf))}
        redo={useDeferredValue(useOpenDocument(session, redoOf))}
        onUndo={onUndo}
        onRedo={onRedo}
        onDocuments={onDocuments}
      />
      <StateLines session={session} names={names} onChoose={onChoose} />
    </>
  );
});
