import { useState } from 'react';
import { useWindowFileDrop } from '../../fields/media/upload/useFileDrop.ts';
import type { Elements } from '../../kit/Elements.ts';
import { lazyDialog } from '../../kit/loading/lazy.tsx';
import type { MenuEntry } from '../../kit/overlays/Menu.tsx';
import { useEditor } from '../../session/EditorContext.ts';

const ImportDialog = lazyDialog(
  'Import',
  async () => (await import('./ImportDialog.tsx')).ImportDialog,
);

/** Importing as an entry of a menu, and whatever files are dropped on the page. */
export function useImport(): { readonly items: readonly MenuEntry[]; readonly dialog: Elements } {
  const { host } = useEditor();
  const [files, setFiles] = useState<readonly File[] | null>(null);
  const isPossible = host.notes !== undefined;
  useWindowFileDrop((dropped) => {
    // The open dialog takes what is dropped itself.
    if (isPossible && files === null) setFiles(dropped);
  });
  if (!isPossible) return { items: [], dialog: null };
  return {
    items: [{ id: 'import', label: 'Import', onAction: () => setFiles([]) }],
    dialog: files && <ImportDialog files={files} onClose={() => setFiles(null)} />,
  };
}
