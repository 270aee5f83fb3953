import { useEffect, useState, type ReactNode } from 'react';
import { useReducedMotion } from '#ui/hooks/useMediaQuery.ts';
import { duration } from '#ui/theme/tokens.ts';
import * as styles from './fade.styles.ts';

interface FadeBetweenProps {
  /** Identifies the state: another name fades, the same one only updates. */
  readonly name: string;
  /** Rendered by the server: it does not fade in. */
  readonly isRendered?: boolean | undefined;
  readonly children: ReactNode;
}

/** Crossfades between states in 1 s; at once with less motion. */
export function FadeBetween({ name, isRendered = false, children }: FadeBetweenProps) {
  const reduced = useReducedMotion();
  const [shown, setShown] = useState({ name, children, isRendered });
  const [leaving, setLeaving] = useState<typeof shown | null>(null);
  if (shown.name !== name) {
    setShown({ name, children, isRendered: false });
    setLeaving(reduced ? null : shown);
  }
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => setLeaving(null), duration.pageFade);
    return () => clearTimeout(timer);
  }, [leaving]);
  return (
    <div className={styles.place}>
      {leaving && leaving.name !== name && (
        <div key={leaving.name} className={styles.state} data-leaving inert>
          {leaving.children}
        </div>
      )}
      <div key={name} className={styles.state} data-stands={shown.isRendered || undefined}>
        {children}
      </div>
    </div>
  );
}
