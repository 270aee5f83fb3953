import { memo } from 'react';
import type { PageWidth } from '../stage/pageWidths.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Pills } from '../ui/controls/Pills.tsx';
import { Menu } from '../ui/overlays/Menu.tsx';
import * as styles from './topBar.styles.ts';

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
export const WidthChoice = memo(function WidthChoice({ width, onWidth }: WidthChoiceProps) {
  return (
    <>
      <div className={styles.widthMenu}>
        <Menu
          label="Width of the page"
          trigger={
            <Button kind="quiet">{WIDTHS.find(({ id }) => id === width)?.label ?? 'Width'}</Button>
          }
          items={WIDTHS.map(({ id, label }) => ({ id, label, onAction: () => onWidth(id) }))}
          selected={width}
        />
      </div>
      <div className={styles.widths}>
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
