import { useThemeToggle } from '#effects/state/useThemeToggle.ts';
import { Toggle } from '#ui/controls/Toggle.tsx';
import * as shell from '#ui/words/en/shell.ts';
import { useLanguage } from '#ui/words/language.ts';
import { behindMenu } from './menu/menuControl.ts';
import { SoundToggle } from './SoundToggle.tsx';
import * as styles from './styles.ts';

/** Theme and sound at the bottom right; hidden on small screens. */
export function Controls() {
  const { say } = useLanguage();
  const { theme, change } = useThemeToggle();
  return (
    <section className={styles.controls} aria-label={say(shell.themeAndSound)} {...behindMenu}>
      <Toggle
        look="rail"
        icon={theme}
        label={say(theme === 'dark' ? shell.dark : shell.light)}
        onClick={change}
      />
      <SoundToggle look="rail" />
    </section>
  );
}
