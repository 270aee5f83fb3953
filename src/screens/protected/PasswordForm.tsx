import { useState, type FormEvent, useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { addressOf } from '#content/languages.ts';
import { MIN_PASSWORD_LENGTH, UNLOCK_PATH, unlockFields } from '#content/protection.ts';
import { useSite } from '#content/site.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Field } from '#ui/controls/Field.tsx';
import * as password from '#ui/words/en/screens/password.ts';
import { useLanguage } from '#ui/words/language.ts';
import { useEarlyText } from '#ui/hooks/useEarlyText.ts';
import { useHydrated } from '#ui/hooks/useHydrated.ts';
import type { Unlock } from './useUnlock.ts';
import { bootIds } from '#effects/boot/gate.ts';

/** Focuses a field as soon as the visitor can use it: now, or as the gate goes, which focuses the content then. */
function useFieldFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = () => field.current?.focus({ preventScroll: true });
    focus();
    // Behind the gate nothing takes the focus.
    const content = document.getElementById(bootIds.content);
    if (document.activeElement !== field.current)
      content?.addEventListener('focus', focus, { once: true });
    return () => content?.removeEventListener('focus', focus);
  }, []);
  return field;
}

interface PasswordFormProps {
  /** Uid of the project whose password is asked for. */
  readonly uid: string;
  readonly unlock: Unlock;
}

/** Works without JavaScript as a plain form; with it the visitor stays on the page. */
export function PasswordForm({ uid, unlock }: PasswordFormProps) {
  const { pathname } = useLocation();
  const { prefix } = useSite();
  const { say } = useLanguage();
  const [entry, setEntry] = useState('');
  const isHydrated = useHydrated();
  const field = useFieldFocus();
  useEarlyText(field, setEntry);
  const isShort = entry.length < MIN_PASSWORD_LENGTH;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isShort || unlock.state !== 'closed') return;
    if (await unlock.enter(entry, field)) return;
    field.current?.focus();
    field.current?.select();
  };

  return (
    <form method="post" action={UNLOCK_PATH} onSubmit={(event) => void submit(event)}>
      <input type="hidden" name={unlockFields.uid} value={uid} />
      <input type="hidden" name={unlockFields.from} value={addressOf(prefix, pathname)} />
      <Field
        ref={field}
        label={say(password.enter)}
        type="password"
        name={unlockFields.password}
        autoComplete="current-password"
        autoCapitalize="off"
        spellCheck={false}
        placeholder=" "
        required
        minLength={MIN_PASSWORD_LENGTH}
        readOnly={unlock.state === 'open'}
        value={entry}
        onChange={({ target }) => setEntry(target.value)}
        error={unlock.error}
        refusals={unlock.refusals}
        action={
          <Button
            type="submit"
            variant="primary"
            shape="field"
            disabled={isHydrated && (isShort || unlock.state === 'open')}
          >
            {say(password.go)}
          </Button>
        }
      />
    </form>
  );
}
