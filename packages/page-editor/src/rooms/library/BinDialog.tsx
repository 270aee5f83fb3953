import { useEffect, useState } from 'react';
import type { BinnedMedia } from 'prismic-folder/contract';
import { useEditor } from '../../session/EditorContext.ts';
import { formatBytes } from '../../fields/media/file/fileWords.ts';
import { useMediaItems } from '../../fields/media/file/mediaItems.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { useAction } from '../../kit/hooks/useAction.ts';
import { Stack } from '../../kit/layout/Stack.tsx';
import { RuledList, RuledRow } from '../../kit/lists/Ruled.tsx';
import { Dialog } from '../../kit/overlays/Dialog.tsx';
import { Note, Problem, Text } from '../../kit/text/Text.tsx';

/** Deleted files and replaced contents of the last 30 days, each of which can be brought back. */
export function BinDialog({ onClose }: { onClose: () => void }) {
  const { api, announce } = useEditor();
  const items = useMediaItems();
  const [entries, setEntries] = useState<readonly BinnedMedia[] | null>(null);
  const { problem, run } = useAction();
  useEffect(() => {
    run(async () => setEntries((await api.call('listBin', {})).entries));
  }, [api, run]);
  const restore = async ({ id }: BinnedMedia) => {
    const item = await api.call('restoreMedia', { body: { id } });
    items.put(item);
    setEntries((known) => (known ?? []).filter((entry) => entry.id !== id));
    announce(`${item.name} is back.`);
  };
  return (
    <Dialog
      title="Bin"
      lead="What was deleted, replaced or shrunk stays here for 30 days."
      width={640}
      onClose={onClose}
    >
      <Problem>{problem}</Problem>
      {entries?.length === 0 && <Note>Nothing is in the bin.</Note>}
      <RuledList>
        {entries?.map((entry) => (
          <RuledRow key={entry.id} align="center">
            <Stack isGrowing>
              <Text>{entry.name}</Text>
              <Note as="span">{whatHappened(entry)}</Note>
            </Stack>
            <Button
              size="pill"
              aria-label={`Bring back ${entry.name}`}
              onPress={() => run(() => restore(entry))}
            >
              Bring back
            </Button>
          </RuledRow>
        ))}
      </RuledList>
    </Dialog>
  );
}

function whatHappened({ at, bytes, replacedBy }: BinnedMedia): string {
  const when = new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  const what = replacedBy === undefined ? 'Deleted' : 'The file before it was changed';
  return `${what}, ${when}, ${formatBytes(bytes)}`;
}
