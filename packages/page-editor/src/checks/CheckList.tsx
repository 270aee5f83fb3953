import { Button } from '../kit/controls/Button.tsx';
import { Icon } from '../kit/icons/Icon.tsx';
import { Stack } from '../kit/layout/Stack.tsx';
import { Note, Problem, Text } from '../kit/text/Text.tsx';
import type { Check } from './Check.ts';
import * as styles from './CheckList.styles.ts';

const NAMES = { good: 'Good', remark: 'Remark', failure: 'To fix' } as const;

interface CheckListProps<One extends Check> {
  /** Level of its heading. */
  readonly level: 'h2' | 'h3';
  /** Nothing: it is awaited for the first time. */
  readonly found: readonly One[] | null | undefined;
  readonly isRunning?: boolean;
  /** A sentence, if it could not be looked at. */
  readonly trouble: string | null;
  readonly onRetry?: () => void;
  /** Leads to where it is mended; undefined: nothing does. */
  readonly wayTo: (check: One) => (() => void) | undefined;
}

/** What was looked at before publishing: what is good, what could be better, what must be fixed. */
export function CheckList<One extends Check>(props: CheckListProps<One>) {
  const { level, found, trouble, isRunning = !found, onRetry, wayTo } = props;
  return (
    <section className={styles.checks} aria-busy={isRunning}>
      <Text as={level} size="body" weight="medium" className={styles.title}>
        Looked at before publishing
      </Text>
      <Problem {...(onRetry && { onRetry })}>{trouble}</Problem>
      {!found && trouble === null && <Note>Looking at it now</Note>}
      <Stack as="ul">
        {found?.map((check) => {
          const { id, state, text, action } = check;
          const way = action === undefined ? undefined : wayTo(check);
          return (
            <li key={id} className={styles.check} data-state={state}>
              <Icon name={state === 'good' ? 'check' : 'warning'} label={NAMES[state]} />
              <Stack align="start" isGrowing className={styles.text}>
                <span>{text}</span>
                {way && (
                  <Button kind="link" onPress={way}>
                    {action}
                  </Button>
                )}
              </Stack>
            </li>
          );
        })}
      </Stack>
    </section>
  );
}
