import { memo } from 'react';
import type { DocumentSession, OpenDocument } from '../document/DocumentSession.ts';
import { useOpenDocument } from '../document/useOpenDocument.ts';
import { useDocumentMenu } from '../documents/menu/useDocumentMenu.tsx';
import { visitedAddress } from '../documents/siteAddress.ts';
import { useEditor } from '../EditorContext.ts';
import { FIND_PATH } from '../findAddress.ts';
import { IconButton } from '../ui/controls/IconButton.tsx';
import { Menu, type MenuEntry } from '../ui/overlays/Menu.tsx';
import { useSignOut } from '../workspace/useSignOut.ts';

interface MoreMenuProps {
  readonly session: DocumentSession;
  readonly isPlaying: boolean;
  readonly onPlaying: (isPlaying: boolean) => void;
  readonly onPreview: () => void;
  readonly onHelp: () => void;
  /** Changes the editor's own theme. */
  readonly appearance: MenuEntry;
}

const summaryOf = ({ summary }: OpenDocument) => summary;
const tagsOf = ({ json }: OpenDocument) => json.tags;

/** What else can be done with the open document. */
export const MoreMenu = memo(function MoreMenu(props: MoreMenuProps) {
  const { session, isPlaying, onPlaying, onPreview, onHelp, appearance } = props;
  const summary = useOpenDocument(session, summaryOf);
  // A dialog of the menu edits them.
  useOpenDocument(session, tagsOf);
  const menu = useDocumentMenu(summary, session);
  const { go } = useEditor();
  const signOut = useSignOut();
  return (
    <>
      <Menu
        label="More"
        trigger={<IconButton icon="more" label="More" />}
        items={[
          { id: 'preview', label: 'Preview in a new tab', shortcut: 'Mod P', onAction: onPreview },
          {
            id: 'play',
            label: isPlaying ? 'Hold the page still' : 'Play the page',
            onAction: () => onPlaying(!isPlaying),
          },
          {
            id: 'site',
            label: 'Open on the site',
            onAction: () => void window.open(visitedAddress(session.get()), '_blank', 'noopener'),
          },
          {
            id: 'find',
            label: 'Find in all content',
            shortcut: 'Mod Shift F',
            onAction: () => go(FIND_PATH),
          },
          { id: 'keys', label: 'Keys', shortcut: '?', onAction: onHelp },
          ...menu.items,
          appearance,
          signOut,
        ]}
      />
      {menu.dialog}
    </>
  );
});
