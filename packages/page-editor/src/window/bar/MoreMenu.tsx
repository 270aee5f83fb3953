import { memo } from 'react';
import type { DocumentSession, OpenDocument } from '../../document/DocumentSession.ts';
import { useOpenDocument } from '../../document/useOpenDocument.ts';
import { useDocumentMenu } from '../../dialogs/useDocumentMenu.tsx';
import { visitedAddress } from '../../session/siteAddress.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { FIND_PATH } from '../../session/findDocument.ts';
import { IconButton } from '../../kit/controls/IconButton.tsx';
import { Menu, type MenuEntry } from '../../kit/overlays/Menu.tsx';

interface MoreMenuProps {
  readonly session: DocumentSession;
  readonly isPlaying: boolean;
  readonly onPlaying: (isPlaying: boolean) => void;
  readonly onPreview: () => void;
  readonly onHelp: () => void;
  /** What every screen of the editor has in its menu. */
  readonly common: readonly MenuEntry[];
}

const summaryOf = ({ summary }: OpenDocument) => summary;
const tagsOf = ({ json }: OpenDocument) => json.tags;

/** What else can be done with the open document. */
export const MoreMenu = memo(function MoreMenu(props: MoreMenuProps) {
  const { session, isPlaying, onPlaying, onPreview, onHelp, common } = props;
  const { host } = useEditor();
  const summary = useOpenDocument(session, summaryOf);
  // A dialog of the menu edits them.
  useOpenDocument(session, tagsOf);
  const menu = useDocumentMenu(summary, session);
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
            onAction: () =>
              void window.open(visitedAddress(host, session.get()), '_blank', 'noopener'),
          },
          { id: 'find', label: 'Find in all content', shortcut: 'Mod Shift F', href: FIND_PATH },
          { id: 'keys', label: 'Keys', shortcut: '?', onAction: onHelp },
          ...menu.items,
          ...common,
        ]}
      />
      {menu.dialog}
    </>
  );
});
