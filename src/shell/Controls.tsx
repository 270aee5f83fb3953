import { behindMenu } from './menu/menuControl.ts';
import { SoundToggle } from './SoundToggle.tsx';
import * as styles from './styles.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

/** Theme and sound at the bottom right; hidden on small screens. */
export function Controls() {
  return (
    <section className={styles.controls} aria-label="Theme and sound" {...behindMenu}>
      <ThemeToggle />
      <SoundToggle look="rail" />
    </section>
  );
}
