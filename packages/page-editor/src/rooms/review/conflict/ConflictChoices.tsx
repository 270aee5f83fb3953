import type { KeyboardEvent } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import type { ConflictChoice } from '../../../document/DocumentSession.ts';
import { Button } from '../../../kit/controls/Button.tsx';
import { Row } from '../../../kit/layout/Stack.tsx';
import { Note, Text } from '../../../kit/text/Text.tsx';
import { ChangeHead } from '../../../differences/ChangeList.tsx';
import { Difference } from '../../../differences/Difference.tsx';
import { change } from '../../../differences/differences.styles.ts';
import type { DescribedConflict } from './describeConflict.ts';
import * as styles from '../review.styles.ts';

export type Keep = ConflictChoice['keep'];

type ConflictChoicesProps = {
  conflicts: readonly DescribedConflict[];
  chosen: ReadonlyMap<string, Keep>;
  /** The other side, and when it was written: 'On disk', 'saved at 14:05'. */
  other: string;
  when: string;
  onChoose: (id: string, keep: Keep) => void;
  /** Enter in the last one. */
  onEnd: () => void;
};

/** Both versions of each value side by side: arrows choose one, Enter goes to the next. */
export function ConflictChoices({
  conflicts,
  chosen,
  other,
  when,
  onChoose,
  onEnd,
}: ConflictChoicesProps) {
  const goOn = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter') return;
    const groups = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radiogroup"]')];
    // Cast: keys are pressed in elements.
    const at = groups.findIndex((group) => group.contains(event.target as Node));
    if (at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = groups[at + 1];
    const radios = next ? [...next.querySelectorAll<HTMLElement>('input')] : [];
    const radio = radios.find((one) => one.matches(':checked')) ?? radios[0];
    if (radio) radio.focus();
    else onEnd();
  };
  return (
    // The choices inside keep Enter to themselves.
    <div role="presentation" onKeyDownCapture={goOn}>
      {conflicts.map((conflict) => (
        <Conflict
          key={conflict.id}
          conflict={conflict}
          keep={chosen.get(conflict.id)}
          other={other}
          when={when}
          onChoose={(keep) => onChoose(conflict.id, keep)}
        />
      ))}
    </div>
  );
}

function Conflict({
  conflict: { where, what, mine, disk, canUseBoth },
  keep,
  other,
  when,
  onChoose,
}: {
  conflict: DescribedConflict;
  keep: Keep | undefined;
  other: string;
  when: string;
  onChoose: (keep: Keep) => void;
}) {
  return (
    <section className={change}>
      <ChangeHead where={where} what={what}>
        {canUseBoth && (
          <Button
            kind="text"
            aria-label={keep === 'both' ? 'Both are used' : 'Use both'}
            onPress={() => onChoose('both')}
          >
            {keep === 'both' ? 'Both are used' : 'Use both'}
          </Button>
        )}
      </ChangeHead>
      <RadioGroup
        className={styles.versions}
        aria-label={`${where}, ${what}`}
        orientation="horizontal"
        value={keep === 'both' || keep === undefined ? null : keep}
        onChange={(value) => {
          if (value === 'mine' || value === 'disk') onChoose(value);
        }}
      >
        {(['mine', 'disk'] as const).map((side) => (
          <Radio
            key={side}
            value={side}
            className={styles.version}
            data-used={keep === 'both' || undefined}
          >
            <Row as="span" gap={8} wraps={0} className={styles.name}>
              <span className={styles.dot} />
              <Text size="small" weight="medium">
                {side === 'mine' ? 'Yours ' : `${other} `}
              </Text>
              <Note as="span">{side === 'mine' ? 'in this window' : when}</Note>
            </Row>
            <Difference parts={side === 'mine' ? mine : disk} size="medium" />
          </Radio>
        ))}
      </RadioGroup>
    </section>
  );
}
