import { documentId } from '../documents/operations/documentCall.ts';
import { useForm } from '../form/FormContext.ts';
import { useOpen } from '../form/useField.ts';
import { lazyPart } from '../ui/loading/lazy.tsx';
import * as styles from './protection.styles.ts';

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
export function ProtectedNote({ password, isChanged, hadPassword }: ProtectedNoteProps) {
  const { session } = useForm();
  const isPublic = useOpen(({ published }) => published !== null);
  const type = useOpen(({ key }) => key.type);
  const isProtected = isPublic && (isChanged ? hadPassword : password !== '');
  const { key } = session.get();
  return (
    <>
      <p className={styles.words}>{wordsOf({ password, isPublic, isChanged, hadPassword })}</p>
      {type === 'project' && (password !== '' || isProtected) && (
        <ShareLinks key={documentId(key)} document={key} isProtected={isProtected} />
      )}
    </>
  );
}

interface State extends ProtectedNoteProps {
  readonly isPublic: boolean;
}

function wordsOf({ password, isPublic, isChanged, hadPassword }: State): string {
  const locked =
    'Visitors see its card only: title, description, first cover, date and tags. The page and its case study ask for the password.';
  if (password === '') {
    return isPublic && isChanged && hadPassword
      ? 'Published without a password it opens to everyone, once you have said so.'
      : 'Open to everyone. With a password visitors see its card only.';
  }
  if (isPublic && !isChanged) return locked;
  if (isPublic && hadPassword) {
    return 'Published, the new password counts at once: whoever came in by the old one is asked again. Share links stay.';
  }
  return `Once published: ${locked.charAt(0).toLowerCase()}${locked.slice(1)}`;
}
