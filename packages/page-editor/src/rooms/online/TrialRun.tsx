import { useState } from 'react';
import type { SendLine, SendRun } from '../../Sender.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Icon } from '../../kit/icons/Icon.tsx';
import { NameRow, RuledList, RuledRow } from '../../kit/lists/Ruled.tsx';
import { Hidden, Problem, Text } from '../../kit/text/Text.tsx';
import type { Online } from '../../session/useOnline.ts';
import { clockWords, trialWords } from './onlineWords.ts';
import * as styles from './Online.styles.ts';

interface TrialRunProps extends Pick<Online, 'ask'> {
  readonly run: SendRun;
  readonly onTry: () => void;
}

/** What was looked at, line by line; and why a sending did not arrive. */
export function TrialRun({ run, onTry, ask }: TrialRunProps) {
  const isTrial = run.kind === 'trial';
  const { over } = run.fault ?? {};
  return (
    <section className={styles.part} aria-labelledby="trial-run">
      <header className={styles.head}>
        <Text as="h3" id="trial-run" className={styles.heading}>
          {isTrial ? 'Trial run' : 'Last sending'}
        </Text>
        <Text size="small" tone="muted" isGrowing>
          {isTrial ? trialWords(run) : clockWords(run.startedAt)}
        </Text>
        <Button isDisabled={run.took === null} onPress={onTry}>
          {isTrial ? 'Try again' : 'Trial run'}
        </Button>
      </header>
      <LineList lines={run.lines} isGrowing={run.took === null} />
      {!isTrial && run.fault && (
        <div className={styles.fault}>
          <Problem>{run.fault.text}</Problem>
          {over !== undefined && (
            <Button onPress={() => void ask({ do: 'send', over })}>Put mine over it</Button>
          )}
        </div>
      )}
    </section>
  );
}

const ICONS = { good: 'check', remark: 'warning', wrong: 'close' } as const;
const SPOKEN = { good: 'Good: ', remark: 'To know: ', wrong: 'Wrong: ' };

interface LineListProps {
  readonly lines: readonly SendLine[];
  /** Whether more lines come. */
  readonly isGrowing?: boolean;
}

/** Lines with what they say as an icon; what a line is about is listed on demand. */
export function LineList({ lines, isGrowing = false }: LineListProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <RuledList aria-busy={isGrowing} aria-live="polite">
      {lines.map(({ state, text, detail, names = [] }) => (
        <RuledRow key={text} align="center">
          <span className={styles.icon} data-state={state}>
            <Icon name={ICONS[state]} />
            <Hidden>{SPOKEN[state]}</Hidden>
          </span>
          <Text size="body" isGrowing>
            {text}
          </Text>
          {detail !== undefined && (
            <Text size="small" tone="muted">
              {detail}
            </Text>
          )}
          {names.length > 0 && (
            <Button
              kind="link"
              aria-expanded={open === text}
              onPress={() => setOpen(open === text ? null : text)}
            >
              {names.length === 1 ? 'Which' : `Which ${names.length}`}
            </Button>
          )}
          {open === text && (
            <div className={styles.names}>
              <RuledList isLimited>
                {names.map((name) => (
                  <NameRow key={name} name={name} />
                ))}
              </RuledList>
            </div>
          )}
        </RuledRow>
      ))}
    </RuledList>
  );
}
