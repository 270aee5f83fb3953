import { cx } from '@linaria/core';
import { isFilled } from '@prismicio/client';
import type { Protection } from '#content/protection.ts';
import { useSite } from '#content/site.ts';
import { Container } from '#ui/layout/Container.tsx';
import { Disc } from '#ui/graphics/Disc.tsx';
import * as light from '#ui/light/light.styles.ts';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import * as password from '#ui/words/en/screens/password.ts';
import { useLanguage } from '#ui/words/language.ts';
import { ProjectFrame } from '../projectFrame/ProjectFrame.tsx';
import { Head } from '../shared/Head.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import * as styles from './styles.ts';
import { useUnlock } from './useUnlock.ts';
import { useAnswer } from '#content/answers.ts';
import { useQueries } from '#content/queries.ts';
import { RichText } from '#ui/text/RichText.tsx';

export interface ProtectedScreenProps {
  readonly protection: Protection;
  /** The card's texts, the only public part. */
  readonly title: string;
  readonly description?: string | undefined;
  /** `2024-06-12`; the year is shown. */
  readonly date?: string | null | undefined;
}

const NO_VARIABLES = {};

/** The password gate, in place of a protected document. */
export function ProtectedScreen({ protection, title, description, date }: ProtectedScreenProps) {
  const unlock = useUnlock(protection);
  const { isExport } = useSite();
  const { say } = useLanguage();
  return (
    <ProjectFrame title={title} date={date} variables={NO_VARIABLES} barFlows>
      <Head title={title} description={description} noIndex isClosed />
      <section className={styles.screen} data-state={unlock.state}>
        <div className={styles.sky}>
          <div className={styles.place}>
            <Disc kind="eclipse" />
            <span className={cx(light.sun, styles.light)} data-grain="sun" />
          </div>
        </div>
        <Container grid className={styles.content}>
          <div className={styles.form}>
            <SplitHeading as="h1" level="gateTitle" stacked text={say(password.title)} />
            {protection.refusal === 'ended' && (
              <p className={styles.note}>
                <output>{say(password.linkEnded)}</output>
              </p>
            )}
            {isExport ? (
              <p className={styles.note}>{say(password.files)}</p>
            ) : (
              <PasswordForm uid={protection.uid} unlock={unlock} />
            )}
            <PasswordNote />
          </div>
        </Container>
      </section>
    </ProjectFrame>
  );
}

/** How to get a password: the owner's note, or the owner's email address. */
function PasswordNote() {
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
