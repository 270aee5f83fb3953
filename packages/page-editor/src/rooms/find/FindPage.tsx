import { useEffect, useState } from 'react';
import { useEditor } from '../../session/EditorContext.ts';
import { MediaPicker } from '../../fields/media/MediaPicker.tsx';
import { Tabs } from '../../kit/controls/Tabs.tsx';
import { Page } from '../../kit/layout/Page.tsx';
import type { MenuEntry } from '../../kit/overlays/Menu.tsx';
import { FindSlices } from './FindSlices.tsx';
import { FindText } from './FindText.tsx';
import { findAddress, type Finding, readFinding } from '../../session/findAddress.ts';
import { ReplaceLinks } from './ReplaceLinks.tsx';

const TABS = [
  { id: 'text', label: 'Text' },
  { id: 'slice', label: 'Slices' },
  { id: 'link', label: 'Links' },
] as const;

type FindPageProps = {
  /** The query of the window's address. */
  search: string;
  /** Entries of the More menu. */
  menu: readonly MenuEntry[];
};

/** Finds in all content: words, where a slice is used, and where links lead; the address keeps what is searched. */
export function FindPage({ search, menu }: FindPageProps) {
  const { go } = useEditor();
  const [finding, setFinding] = useState(() => readFinding(search));
  const [seen, setSeen] = useState(search);
  // Back and forward lead to another search.
  if (seen !== search) {
    setSeen(search);
    setFinding(readFinding(search));
  }
  const find = (next: Finding) => {
    setFinding(next);
    // With what is kept of the links.
    window.history.replaceState(window.history.state, '', findAddress(next));
  };
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('[role=dialog]') === null) go('/edit');
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [go]);
  return (
    <MediaPicker>
      <Page
        title="Find"
        kind="In all documents"
        up={{ href: '/edit', label: 'Documents' }}
        menu={menu}
      >
        <Tabs
          label="What to find"
          tabs={TABS}
          selected={finding.kind}
          onSelect={(kind) => find({ ...finding, kind: readKind(kind) })}
        >
          {finding.kind === 'text' && (
            <FindText text={finding.text} onText={(text) => find({ ...finding, text })} />
          )}
          {finding.kind === 'slice' && (
            <FindSlices
              slice={finding.slice}
              variation={finding.variation}
              onSlice={(slice, variation) => find({ ...finding, slice, variation })}
            />
          )}
          {finding.kind === 'link' && <ReplaceLinks />}
        </Tabs>
      </Page>
    </MediaPicker>
  );
}

const readKind = (kind: string): Finding['kind'] =>
  kind === 'slice' || kind === 'link' ? kind : 'text';
