import { behindMenu } from './menu/menuControl.ts';
import { SoundToggle } from './SoundToggle.tsx';
import * as styles from './styles.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

/** Theme and sound, fixed at the bottom right; small screens have no room for them. */
export function Controls() {
  return (
    <section className={styles.controls} aria-label="Theme and sound" {...behindMenu}>
      <ThemeToggle />
      <SoundToggle look="rail" />
    </section>
  );
}
