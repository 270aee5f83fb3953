import { Button } from '../kit/controls/Button.tsx';
import { Icon } from '../kit/icons/Icon.tsx';
import { Row, Stack } from '../kit/layout/Stack.tsx';
import { Note, Problem, Text } from '../kit/text/Text.tsx';
import type { Check } from './Check.ts';

const ICONS = {
  good: { name: 'check', label: 'Good', tone: 'positive' },
  remark: { name: 'warning', label: 'Remark' },
  failure: { name: 'warning', label: 'To fix', tone: 'negative' },
} as const;

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
    <Stack as="section" gap={20} isRuled aria-busy={isRunning}>
      <Text as={level} size="body" weight="medium">
        Looked at before publishing
      </Text>
      <Problem {...(onRetry && { onRetry })}>{trouble}</Problem>
      {!found && trouble === null && <Note>Looking at it now</Note>}
      {found && (
        <Stack as="ul" gap={16}>
          {found.map((check) => {
            const { id, state, text, action } = check;
            const way = action === undefined ? undefined : wayTo(check);
            return (
              <Row as="li" key={id} align="start">
                <Icon {...ICONS[state]} />
                <Stack align="start" isGrowing>
                  <Text size="small">{text}</Text>
                  {way && (
                    <Button kind="link" onPress={way}>
                      {action}
                    </Button>
                  )}
                </Stack>
              </Row>
            );
          })}
        </Stack>
      )}
    </Stack>
  );
}
