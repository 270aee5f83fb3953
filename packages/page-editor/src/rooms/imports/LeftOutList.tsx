import { NameRow, RuledList } from '../../kit/lists/Ruled.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/text/Text.tsx';
import type { LeftOut } from './notes/NoteFiles.ts';
import { shortName } from './notes/noteNames.ts';

type LeftOutListProps = { title: string; leftOut: readonly LeftOut[] };

/** What is not taken over, file by file. */
export function LeftOutList({ title, leftOut }: LeftOutListProps) {
  if (leftOut.length === 0) return null;
  return (
    <Stack gap={8}>
      <Text as="h3" size="small" weight="medium">{`${title}: ${leftOut.length}`}</Text>
      <RuledList isLimited aria-label={title}>
        {leftOut.map(({ name, reason }) => (
          <NameRow key={`${name} ${reason}`} name={`${shortName(name)} ${shortName(reason)}`} />
        ))}
      </RuledList>
    </Stack>
  );
}
