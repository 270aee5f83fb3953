import { useEffect, useState, type ReactNode } from 'react';
import { useReducedMotion } from '#ui/hooks/useMediaQuery.ts';
import { duration } from '#ui/theme/tokens.ts';
import * as styles from './fade.styles.ts';

interface FadeBetweenProps {
  /** Names what is to be seen: another name fades, the same one is only brought up to date. */
  readonly name: string;
  /** Whether it is to be seen from the start, as the server rendered it: then it does not fade in. */
  readonly isRendered?: boolean | undefined;
  readonly children: ReactNode;
}

/** Fades what is to be seen in and what was before it out, each in 1 s; at once with less motion. */
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
