import { lazyDialog } from '../../ui/loading/lazyDialog.tsx';

/** The dialog that changes the address of a document. */
export const RenameDialog = lazyDialog(
  'Rename address',
  async () => (await import('./RenameDialog.tsx')).RenameDialog,
);
