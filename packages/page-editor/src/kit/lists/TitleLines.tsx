import { Stack } from '../layout/Stack.tsx';
import { Note, Text } from '../text/Text.tsx';

interface TitleLinesProps {
  readonly title: string;
  /** Below it; empty: nothing. */
  readonly note: string;
  /** Whether a long title wraps. */
  readonly isWhole?: boolean;
}

/** What a row is about, and below what it says of it, each on one line. */
export function TitleLines({ title, note, isWhole = false }: TitleLinesProps) {
  return (
    <Stack as="span" isGrowing>
      <Text isCut={!isWhole} dir="auto">
        {title}
      </Text>
      {note !== '' && (
        <Note as="span" isCut>
          {note}
        </Note>
      )}
    </Stack>
  );
}
