import { useNavigate, useLocation } from 'react-router-dom';
import { useState, type MouseEvent, useSyncExternalStore } from 'react';
import { Button } from '#ui/controls/Button.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { isPlain } from '#ui/links/address.ts';
import * as project from '#ui/words/en/screens/project.ts';
import { useLanguage } from '#ui/words/language.ts';
import * as styles from './styles.ts';

interface FloatingBarProps {
  readonly title: string;
  /** Four digits. */
  readonly year?: string | undefined;
  /** Address of the live project, opened in a new tab. */
  readonly link?: string | undefined;
  /** Whether the end of the page is in view: the bar then moves to the top. */
  readonly atEnd: boolean;
}

/** The title and the ways out: back, and to the live project. */
export function FloatingBar({ title, year, link, atEnd }: FloatingBarProps) {
  const navigate = useNavigate();
  const { digits, say } = useLanguage();
  const isScrolled = useScrolled();
  // Each anchor of the page that was followed has added itself, and an entry to the history.
  const [key, ...anchors] = useLocation().key.split('#');
  // The first page of a visit has none before it.
  const isFirst = key === 'default';
  // That page comes with its bar: nothing moves in, in frames that its first seconds have no time for.
  const [isMoving, setMoving] = useState(!isFirst);
  if (atEnd && !isMoving) setMoving(true);
  const back = (event: MouseEvent) => {
    // The link's own address is used.
    if (isFirst || !isPlain(event)) return;
    event.preventDefault();
    void navigate(-1 - anchors.length);
  };
  return (
    <nav
      className={styles.bar}
      data-edge={atEnd ? 'top' : 'bottom'}
      data-moving={isMoving ? '' : undefined}
      data-waiting={isScrolled ? undefined : ''}
      aria-label={say(project.bar)}
    >
      <IconButton
        icon="arrow-left"
        label={say(project.back)}
        size="large"
        look="bare"
        to="/portfolio"
        onClick={back}
      />
      <p className={styles.barTitle}>{title}</p>
      {year && <p className={styles.barYear}>{digits(year)}</p>}
      {link && (
        <span className={styles.barLink}>
          <span className={styles.barGlyph}>
            <IconButton
              icon="arrow-up-right"
              label={say(project.link)}
              look="brand"
              href={link}
              external
            />
          </span>
          <Button
            className={styles.barWords}
            variant="primary"
            size="small"
            href={link}
            external
            icon="arrow-up-right"
          >
            {say(project.link)}
          </Button>
        </span>
      )}
    </nav>
  );
}

/** Px after which a page counts as scrolled. */
const FAR = 8;

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

const isScrolled = () =>
  window.scrollY > FAR || document.documentElement.scrollHeight <= window.innerHeight + FAR;

/** Whether a visitor has scrolled the page, or cannot; false on the server. */
const useScrolled = (): boolean => useSyncExternalStore(subscribe, isScrolled, () => false);
