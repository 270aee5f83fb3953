import { useState } from 'react';
import { Row } from '../../kit/layout/Stack.tsx';
import type { SendLine, SendRun } from '../../Sender.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Icon } from '../../kit/icons/Icon.tsx';
import { NameRow, RuledList, RuledRow } from '../../kit/lists/Ruled.tsx';
import { Problem, Text } from '../../kit/text/Text.tsx';
import { useEditor } from '../../session/EditorContext.ts';
import type { Online } from '../../session/useOnline.ts';
import { trialWords } from './onlineWords.ts';
import * as styles from './Online.styles.ts';

interface TrialRunProps {
  readonly run: SendRun;
  readonly isBusy: boolean;
  readonly onTry: () => void;
  /** Shows a field that says it otherwise. */
  readonly onAsk: (field: string) => void;
}

/** What was looked at, line by line. */
export function TrialRun({ run, isBusy, onTry, onAsk }: TrialRunProps) {
  return (
    <section className={styles.part} aria-labelledby="trial-run">
      <header className={styles.head}>
        <Text as="h3" id="trial-run" className={styles.heading}>
          Trial run
        </Text>
        <Text size="small" tone="muted" isGrowing>
          {trialWords(run)}
        </Text>
        <Button isPending={isBusy} onPress={onTry}>
          Try again
        </Button>
      </header>
      <LineList lines={run.lines} isGrowing={run.took === null} onAsk={onAsk} />
    </section>
  );
}

interface SendTroubleProps extends Pick<Online, 'ask'> {
  readonly run: SendRun;
}

/** Why a sending did not arrive; nothing where it did. */
export function SendTrouble({ run: { lines, fault }, ask }: SendTroubleProps) {
  const over = fault?.over;
  if (!fault && lines.length === 0) return null;
  return (
    <Row gap={20} wraps={12} className={styles.fault}>
      {fault ? <Problem>{fault.text}</Problem> : <LineList lines={lines} />}
      {over !== undefined && (
        <Button onPress={() => ask({ do: 'send', over })}>Put mine over it</Button>
      )}
    </Row>
  );
}

const ICONS = {
  good: { name: 'check', label: 'Good', tone: 'positive' },
  remark: { name: 'warning', label: 'To know' },
  wrong: { name: 'close', label: 'Wrong', tone: 'negative' },
} as const;

interface LineListProps {
  readonly lines: readonly SendLine[];
  /** Whether more lines come. */
  readonly isGrowing?: boolean;
  readonly onAsk?: (field: string) => void;
}

/** Lines with what they say as an icon; what a line is about is listed on demand. */
export function LineList({ lines, isGrowing = false, onAsk }: LineListProps) {
  const { go } = useEditor();
  const [open, setOpen] = useState<string | null>(null);
  return (
    <div className={styles.lines}>
      <RuledList aria-busy={isGrowing} aria-live="polite">
        {lines.map(({ state, text, detail, asks, opens, names = [] }) => (
          <RuledRow key={text} align="center">
            <Icon {...ICONS[state]} />
            <Text size="body" isGrowing>
              {text}
            </Text>
            {detail !== undefined && (
              <Text size="small" tone="muted">
                {detail}
              </Text>
            )}
            {asks !== undefined && onAsk && (
              <Button kind="link" onPress={() => onAsk(asks)}>
                Another address
              </Button>
            )}
            {opens && (
              <Button kind="link" onPress={() => go(opens.address)}>
                {opens.label}
              </Button>
            )}
            {names.length > 0 && (
              <Button
                kind="link"
                aria-expanded={open === text}
                onPress={() => setOpen(open === text ? null : text)}
              >
                Which
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
    </div>
  );
}
