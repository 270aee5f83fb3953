import { Disc } from '#ui/graphics/Disc.tsx';
import { Button } from '../ui/controls/Button.tsx';
import * as styles from './EmptyRepository.styles.ts';

type EmptyRepositoryProps = {
  /** Words for what to begin with: 'Home'. */
  first: string;
  isMaking: boolean;
  problem: string | null;
  onMake: () => void;
  /** Makes it with the content that the slices' models come with; absent: there is none. */
  onFill?: () => void;
};

/** The start page while there is no document. */
export function EmptyRepository({
  first,
  isMaking,
  problem,
  onMake,
  onFill,
}: EmptyRepositoryProps) {
  return (
    <main className={styles.page}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          Nothing here <span className={styles.light}>yet</span>
        </h2>
        <p className={styles.lead}>
          {`Begin with ${first}. Everything you make is a file in the folder content, and yours.`}
        </p>
        <div className={styles.actions}>
          <Button kind="primary" size="dialog" isPending={isMaking} onPress={onMake}>
            {`Make ${first}`}
          </Button>
          {onFill && (
            <Button kind="secondary" size="dialog" isPending={isMaking} onPress={onFill}>
              Fill with the example
            </Button>
          )}
        </div>
        {problem !== null && <p role="alert">{problem}</p>}
      </div>
      <Disc kind="eclipse" size="12.5rem" className={styles.orb} />
    </main>
  );
}
