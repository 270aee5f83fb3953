import { lazyDialog } from '../../../kit/loading/lazy.tsx';

/** The popover of a link. */
export const LinkPopover = lazyDialog(
  'Link',
  async () => (await import('./LinkPopover.tsx')).LinkPopover,
);
