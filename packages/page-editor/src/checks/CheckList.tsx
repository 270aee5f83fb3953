import { Button } from '../kit/controls/Button.tsx';
import { Icon } from '../kit/icons/Icon.tsx';
import { useEditor } from '../session/EditorContext.ts';
import type { Place } from '../model/place.ts';
import type { Check } from './Check.ts';
import type { Checks } from './useChecks.ts';
import * as styles from './CheckList.styles.ts';

const NAMES = { good: 'Good', remark: 'Remark', failure: 'To fix' } as const;

const isSilentPicture = ({ id, state }: Check) => id.startsWith('alt ') && state !== 'good';

/** What was looked at before publishing: what is good, what could be better, what must be fixed. */
export function CheckList({
  checks: { found, isRunning, trouble, again },
  onPlace,
}: {
  checks: Checks;
  onPlace: (place: Place) => void;
}) {
  const { go } = useEditor();
  return (
    <section className={styles.checks} aria-busy={isRunning}>
      <h3 className={styles.title}>Looked at before publishing</h3>
      {trouble !== null && (
        <>
          <p className={styles.trouble} role="alert">
            {trouble}
          </p>
          <Button isPending={isRunning} onPress={again}>
            Try again
          </Button>
        </>
      )}
      {found === null && trouble === null && <p className={styles.waiting}>Looking at it now</p>}
      <ul className={styles.list}>
        {found?.map(({ id, state, text, place, action }) => (
          <li key={id} className={styles.check} data-state={state}>
            <Icon name={state === 'good' ? 'check' : 'warning'} label={NAMES[state]} />
            <div className={styles.text}>
              <span>{text}</span>
              {place && action !== undefined && (
                <Button kind="link" onPress={() => onPlace(place)}>
                  {action}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {found?.some(isSilentPicture) && (
        <Button kind="link" onPress={() => go('/edit/media?task=undescribed')}>
          All pictures without a description
        </Button>
      )}
    </section>
  );
}
