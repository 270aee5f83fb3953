import { useThemeToggle } from '#effects/state/useThemeToggle.ts';
import { Toggle } from '#ui/controls/Toggle.tsx';
import { behindMenu } from './menu/menuControl.ts';
import { SoundToggle } from './SoundToggle.tsx';
import * as styles from './styles.ts';

/** Theme and sound at the bottom right; hidden on small screens. */
export function Controls() {
  const theme = useThemeToggle();
  return (
    <section className={styles.controls} aria-label="Theme and sound" {...behindMenu}>
      <Toggle look="rail" {...theme} />
      <SoundToggle look="rail" />
    </section>
  );
}
