import { useState } from 'react';
import { documentId } from '../../session/documentCall.ts';
import type { HostWords } from '../../model/EditorHost.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { useWords } from '../../session/useWords.ts';
import { type FieldProps, frameProps } from '../field/FieldProps.ts';
import { UnknownField } from '../field/UnknownField.tsx';
import { focusNext } from '../field/focusField.ts';
import { useForm } from '../field/FormContext.ts';
import { useOpen } from '../field/useField.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { copyText, NOT_COPIED } from '../../kit/copyText.ts';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { plainInput, ruled } from '../../kit/fields/ruled.styles.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { lazyPart } from '../../kit/loading/lazy.tsx';
import { Note } from '../../kit/text/Text.tsx';

/**
 * Where work is protected: its password as dots, and what visitors see until they have it. Only what was just typed
 * or made can be looked at: a window may stand open for hours.
 */
export function PasswordField(props: FieldProps) {
  const { value = null, published, readOnly, problem, isChanged, onChange } = props;
  const { announce, toast, host } = useEditor();
  // Passwords, not whether: undo brings another one back, which nobody has typed here.
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState('');
  if (value !== null && typeof value !== 'string') return <UnknownField {...props} />;
  const hasOther = typeof published === 'string' && published !== '';
  const password = value ?? '';
  const isShown = shown !== '' && shown === password;
  const advice = passwordAdvice(password, host.protection?.minLength ?? 0);
  const change = (next: string, isShownNow: boolean, label?: string) => {
    setTyped(next);
    setShown(isShownNow ? next : '');
    const how = label === undefined ? { isTyping: true } : { label };
    onChange(next === '' ? undefined : next, how);
  };
  const make = async () => {
    const { makePassword } = await import('./makePassword.ts');
    change(makePassword(), true, 'make a password');
    announce('A new password stands in the field.');
  };
  const copy = async () => {
    const isCopied = await copyText(password);
    toast({ message: isCopied ? 'The password is copied.' : NOT_COPIED });
    if (!isCopied) setShown(password);
  };
  return (
    <Stack as="section" gap={16} aria-label="Protected">
      <FieldFrame
        {...frameProps(props)}
        published={isChanged ? (hasOther ? 'another password' : 'no password') : null}
        note={advice}
        end={
          password !== '' &&
          (isShown || typed === password) && (
            <Button kind="link" onPress={() => setShown(isShown ? '' : password)}>
              {isShown ? 'Hide' : 'Show'}
            </Button>
          )
        }
      >
        {(naming) => (
          <div className={ruled}>
            <Icon name="lock" />
            <input
              {...naming}
              className={plainInput}
              data-control=""
              type={isShown ? 'text' : 'password'}
              autoComplete="off"
              spellCheck={false}
              value={password}
              readOnly={readOnly !== null}
              aria-invalid={problem !== null || undefined}
              onChange={({ target }) => change(target.value, isShown)}
              onKeyDown={({ key, nativeEvent }) => {
                if (key === 'Enter' && !nativeEvent.isComposing) focusNext();
              }}
            />
          </div>
        )}
      </FieldFrame>
      <Row gap={8} wraps>
        {readOnly === null && (
          <Button size="pill" onPress={() => void make()}>
            {password === '' ? 'Make a password' : 'Make another'}
          </Button>
        )}
        {password !== '' && (
          <Button size="pill" icon="copy" onPress={() => void copy()}>
            Copy
          </Button>
        )}
        {password !== '' && readOnly === null && (
          <Button kind="quiet" size="pill" onPress={() => change('', false, 'remove the password')}>
            Remove
          </Button>
        )}
      </Row>
      <ProtectedNote password={password} isChanged={isChanged} hadPassword={hasOther} />
    </Stack>
  );
}

/** What everybody tries first. */
const COMMON =
  /^(?:password|passwort|secret|letmein|welcome|portfolio|client|qwerty|asdf|abc|admin|test)/i;

/** In characters; four words or a sentence are longer. */
const SHORT = 10;

/** What is wrong with a password, as a sentence for its owner; null: nothing. `least`: in characters. */
export function passwordAdvice(password: string, least: number): string | null {
  if (password === '') return null;
  if (password.trim() === '') return 'Only spaces: nobody can see or send that. Write some words.';
  if (password.length < least) {
    return `Visitors cannot enter it: the gate takes ${least} characters or more.`;
  }
  if (password !== password.trim()) {
    return 'It begins or ends with a space, which is easily lost in a message.';
  }
  const isUniform = new Set(password.toLowerCase()).size < 4;
  const isSimple = /^\d+$/.test(password) || COMMON.test(password) || isUniform;
  if (password.length < SHORT || isSimple) {
    return 'Easy to guess. Four words are safer, and easy to say on the phone.';
  }
  return null;
}

/** About the height in px of the list without a link. */
const LIST = 112;

const ShareLinks = lazyPart(async () => (await import('./ShareLinks.tsx')).ShareLinks, LIST);

type ProtectedNoteProps = {
  password: string;
  /** Whether what is public differs. */
  isChanged: boolean;
  hadPassword: boolean;
};

/** What a password does, in words, and the links that open the work without it. */
function ProtectedNote({ password, isChanged, hadPassword }: ProtectedNoteProps) {
  const { session } = useForm();
  const { host } = useEditor();
  const words = useWords();
  const isPublic = useOpen(({ published }) => published !== null);
  const type = useOpen(({ key }) => key.type);
  const isProtected = isPublic && (isChanged ? hadPassword : password !== '');
  const { key } = session.get();
  return (
    <>
      <Note>{wordsOf({ password, isPublic, isChanged, hadPassword }, words)}</Note>
      {host.protection?.shared.includes(type) === true && (password !== '' || isProtected) && (
        <ShareLinks key={documentId(key)} document={key} isProtected={isProtected} />
      )}
    </>
  );
}

interface State extends ProtectedNoteProps {
  readonly isPublic: boolean;
}

function wordsOf(
  { password, isPublic, isChanged, hadPassword }: State,
  { locked, isLocked }: HostWords,
): string {
  if (password === '') {
    return isPublic && isChanged && hadPassword
      ? 'Published without a password it opens to everyone, once you have said so.'
      : `Open to everyone. With a password ${locked}.`;
  }
  if (isPublic && !isChanged) return isLocked;
  if (isPublic && hadPassword) {
    return 'Published, the new password counts at once: whoever came in by the old one is asked again. Share links stay.';
  }
  return `Once published: ${isLocked.charAt(0).toLowerCase()}${isLocked.slice(1)}`;
}
