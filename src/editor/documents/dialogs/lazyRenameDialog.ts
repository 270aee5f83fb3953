import { lazyDialog } from '../../ui/loading/lazy.tsx';

/** The dialog that changes the address of a document. */
export const RenameDialog = lazyDialog(
  'Rename address',
  async () => (await import('./RenameDialog.tsx')).RenameDialog,
);
