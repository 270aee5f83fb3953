import { useLoaded } from '../../session/useLoaded.ts';
import { IconButton } from '../../kit/controls/IconButton.tsx';
import type { LookFormProps } from './LookForm.tsx';
import { ResetButton } from './ResetButton.tsx';

/** In the bar of a phone: the theme of the page, and the way back. */
export function LookAtHand(props: Omit<LookFormProps, 'onPart'>) {
  const { look, theme, onTheme, ...reset } = props;
  const parts = useLoaded(look.load);
  return (
    <>
      <IconButton
        icon="theme"
        label={theme === 'dark' ? 'Light page' : 'Dark page'}
        size="large"
        tone="text"
        onPress={() => onTheme(theme === 'dark' ? 'light' : 'dark')}
      />
      {parts && <ResetButton words={parts.reset} {...reset} />}
    </>
  );
}
