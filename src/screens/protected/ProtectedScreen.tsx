import type { Protection } from '#content/protection.ts';
import { useSite } from '#content/site.ts';
import { Container } from '#ui/layout/Container.tsx';
import { Disc } from '#ui/graphics/Disc.tsx';
import { Grain } from '#ui/graphics/Grain.tsx';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import { ProjectFrame } from '../projectFrame/ProjectFrame.tsx';
import { Head } from '../shared/Head.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PasswordNote } from './PasswordNote.tsx';
import * as styles from './styles.ts';
import { useUnlock } from './useUnlock.ts';

interface ProtectedScreenProps {
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
  return (
    <ProjectFrame title={title} date={date} variables={NO_VARIABLES} barFlows>
      <Head title={title} description={description} noIndex isClosed />
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
              <PasswordForm uid={protection.uid} unlock={unlock} />
            )}
            <PasswordNote />
          </div>
        </Container>
      </section>
    </ProjectFrame>
  );
}
