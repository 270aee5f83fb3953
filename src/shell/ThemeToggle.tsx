import { useThemeToggle } from '#effects/state/useThemeToggle.ts';
import * as shell from '#ui/words/en/shell.ts';
import { useLanguage } from '#ui/words/language.ts';
import { Toggle, type ToggleProps } from '#ui/controls/Toggle.tsx';

/** Shows and changes the theme; a look with one theme only hides it. */
export function ThemeToggle({ look }: Pick<ToggleProps, 'look'>) {
  const { theme, change } = useThemeToggle();
  const { say } = useLanguage();
  return (
    <Toggle
      look={look}
      icon={theme}
      label={say(theme === 'dark' ? shell.dark : shell.light)}
      onClick={change}
      data-themes=""
    />
  );
}
