import { Button } from '../../kit/controls/Button.tsx';
import { useAction } from '../../kit/hooks/useAction.ts';
import { Row } from '../../kit/layout/Stack.tsx';
import { Note, Problem } from '../../kit/text/Text.tsx';
import type { ViewNumbers } from '../../session/useViewCounts.ts';
import * as styles from './documents.styles.ts';

/** Asks once whether views are to be counted, where visitors come. */
export function CountingQuestion({ views, choose }: ViewNumbers) {
  const { problem, run } = useAction();
  if (views?.isOn !== null || !views.isVisited) return null;
  return (
    <>
      <Row as="p" gap={16} wraps={4} align="baseline" className={styles.question}>
        <Note as="span">
          Count the views of your pages? Your own server does, without cookies, and stores nothing
          of who came.
        </Note>
        <Row as="span" gap={16}>
          <Button kind="link" onPress={() => run(() => choose(true))}>
            Count views
          </Button>
          <Button kind="link" onPress={() => run(() => choose(false))}>
            Do not count
          </Button>
        </Row>
      </Row>
      <Problem>{problem}</Problem>
    </>
  );
}
