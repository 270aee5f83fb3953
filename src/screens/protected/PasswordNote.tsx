import { isFilled } from '@prismicio/client';
import { useAnswer } from '#content/answers.ts';
import { useQueries } from '#content/queries.ts';
import { RichText } from '#ui/text/RichText.tsx';
import * as password from '#ui/words/en/screens/password.ts';
import { useLanguage } from '#ui/words/language.ts';
import * as styles from './styles.ts';

/** How to get a password: the owner's note, or the owner's email address. */
export function PasswordNote() {
  const { say } = useLanguage();
  const { data } = useAnswer(useQueries().settings());
  const note = data?.data.password_note;
  const email = data?.data.email;
  if (isFilled.richText(note)) return <RichText field={note} className={styles.note} />;
  if (!email) return null;
  return (
    <p className={styles.note}>
      <span>{`${say(password.noPassword)} `}</span>
      <a className={styles.email} href={`mailto:${email}`}>
        {email}
      </a>
      <span>{` ${say(password.toRequest)}`}</span>
    </p>
  );
}
