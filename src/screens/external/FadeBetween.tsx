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
  const still = useReducedMotion();
  const [seen, setSeen] = useState({ name, children, stands: isRendered });
  const [leaving, setLeaving] = useState<typeof seen | null>(null);
  if (seen.name !== name) {
    setSeen({ name, children, stands: false });
    setLeaving(still ? null : seen);
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
      <div key={name} className={styles.state} data-stands={seen.stands || undefined}>
        {children}
      </div>
    </div>
  );
}
