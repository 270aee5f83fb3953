import { useState } from 'react';
import type { MediaItem } from '#prismic-folder/contract';
import { Button } from '../../ui/controls/Button.tsx';
import { PosterDialog } from './PosterDialog.tsx';

/** Opens a film to take its poster from. */
export function PosterButton({ item }: { item: MediaItem }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button size="pill" onPress={() => setOpen(true)}>
        Take a poster from a frame
      </Button>
      {isOpen && <PosterDialog item={item} onClose={() => setOpen(false)} />}
    </div>
  );
}
