import type { Seal } from '#content/sealed.ts';
import { useSite } from '#content/site.ts';
import { Container } from '#ui/Container.tsx';
import { Disc } from '#ui/Disc.tsx';
import { Grain } from '#ui/Grain.tsx';
import { SplitHeading } from '#ui/SplitHeading.tsx';
import { Framed } from '../framed/Framed.tsx';
import { Head } from '../parts/Head.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PasswordNote } from './PasswordNote.tsx';
import * as styles from './styles.ts';
import { useUnlock } from './useUnlock.ts';

interface SealedScreenProps {
  readonly seal: Seal;
  /** What the card says, which is all that is public. */
  readonly title: string;
  readonly description?: string | undefined;
  /** `2024-06-12`; the year is shown. */
  readonly date?: string | null | undefined;
}

const NO_VARIABLES = {};

/** Stands in the place of a sealed document until its password is right. Search engines pass it by. */
export function SealedScreen({ seal, title, description, date }: SealedScreenProps) {
  const unlock = useUnlock(seal);
  const { isExport } = useSite();
  return (
    <Framed title={title} date={date} variables={NO_VARIABLES} barFlows>
      <Head title={title} description={description} noIndex />
      <section className={styles.screen} data-state={unlock.state}>
        <div className={styles.sky}>
          <div className={styles.place}>
            <Disc kind="eclipse" />
            <span className={styles.light} />
          </div>
          <Grain />
        </div>
        <Container grid className={styles.content}>
          <div className={styles.form}>
            <SplitHeading as="h1" level="gateTitle" stacked text="Password Required" />
            {isExport ? (
              <p className={styles.note}>
                This copy of the site is made of files and cannot check a password.
              </p>
            ) : (
              <PasswordForm uid={seal.uid} unlock={unlock} />
            )}
            <PasswordNote />
          </div>
        </Container>
      </section>
    </Framed>
  );
}
