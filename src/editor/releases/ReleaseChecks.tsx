import type { Answer } from '../ui/hooks/useAnswer.ts';
import * as styles from '../review/dialog/CheckList.styles.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { Note, Problem } from '../ui/text/Text.tsx';
import type { ReleaseCheck } from './releaseChecks.ts';

const NAMES = { good: 'Good', remark: 'Remark', failure: 'To fix' } as const;

/** What was looked at in a release; each leads to where it is mended. */
export function ReleaseChecks({
  checks,
  onShow,
}: {
  checks: Answer<readonly ReleaseCheck[]>;
  onShow: (check: ReleaseCheck) => void;
}) {
  const { value, problem } = checks;
  return (
    <section className={styles.checks} aria-busy={value === undefined}>
      <h2 className={styles.title}>Looked at before publishing</h2>
      <Problem>{problem}</Problem>
      {value === undefined && problem === null && <Note>Looking at it now</Note>}
      <ul className={styles.list}>
        {value?.map((check) => (
          <li key={check.id} className={styles.check} data-state={check.state}>
            <Icon name={check.state === 'good' ? 'check' : 'warning'} label={NAMES[check.state]} />
            <div className={styles.text}>
              <span>{check.text}</span>
              {check.document && check.action !== undefined && (
                <Button kind="link" onPress={() => onShow(check)}>
                  {check.action}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
