import { Button } from '../../kit/controls/Button.tsx';
import { Phase } from '../../kit/icons/Phase.tsx';
import { RuledList, RuledRow } from '../../kit/lists/Ruled.tsx';
import { Hidden, Text } from '../../kit/text/Text.tsx';
import { whenWords } from '../../session/documentWords.ts';
import type { Online } from '../../session/useOnline.ts';
import { clockWords } from './onlineWords.ts';
import * as styles from './Online.styles.ts';

interface SentListProps extends Pick<Online, 'ask'> {
  readonly state: NonNullable<Online['state']>;
}

const whenSent = (at: number) => {
  const day = whenWords(at);
  return day.startsWith('Today') ? day : `${day} ${clockWords(at)}`;
};

/** What was sent, the latest first; each version before it is one click back. */
export function SentList({ state, ask }: SentListProps) {
  const { sent, online, run } = state;
  if (sent.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="sent-so-far">
      <header className={styles.head}>
        <Text as="h3" id="sent-so-far" className={styles.heading}>
          Sent so far
        </Text>
      </header>
      <div className={styles.sent}>
        <RuledList>
          {sent.map(({ id, at, what, isOnline }) => (
            <RuledRow key={`${id} ${at}`} align="center">
              <span className={styles.when}>
                <Phase kind={isOnline ? 'published' : 'draft'}>{whenSent(at)}</Phase>
              </span>
              <Text size="body" tone="muted" isGrowing dir="auto">
                {what}
              </Text>
              {isOnline ? (
                <a className={styles.see} href={online?.address} target="_blank" rel="noopener">
                  See it
                </a>
              ) : (
                <Button
                  kind="link"
                  isDisabled={run?.took === null}
                  onPress={() => void ask({ do: 'return', to: id })}
                >
                  <span>Go back to this</span>
                  <Hidden>{` version: ${what}`}</Hidden>
                </Button>
              )}
            </RuledRow>
          ))}
        </RuledList>
      </div>
    </section>
  );
}
