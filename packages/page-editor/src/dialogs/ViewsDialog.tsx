import type { DocumentSummary } from 'prismic-folder/contract';
import { countWords } from '../kit/countWords.ts';
import { Stack } from '../kit/layout/Stack.tsx';
import { Curve } from '../kit/lists/Curve.tsx';
import { Dialog } from '../kit/overlays/Dialog.tsx';
import { Note, Problem, Text } from '../kit/text/Text.tsx';
import * as styles from './dialogs.styles.ts';
import { lastDays, useViewCounts, viewWords } from '../session/useViewCounts.ts';

const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

type ViewsDialogProps = {
  document: DocumentSummary;
  onClose: () => void;
};

/** How often a page was viewed, as a curve and as numbers. */
export function ViewsDialog({ document, onClose }: ViewsDialogProps) {
  const { views, problem } = useViewCounts();
  const viewed = views?.pages[document.id];
  const days = views ? lastDays(viewed, views.today) : [];
  return (
    <Dialog title="Views" lightTitle={document.title} onClose={onClose} foot="Done">
      <Problem>{problem}</Problem>
      {views && views.isOn !== true && (
        <Note>
          Views are not counted now. “Count views”, in the menu More of the documents, starts it.
        </Note>
      )}
      {views && (views.isOn === true || viewed) && (
        <Stack gap={16}>
          <Text as="p" size="body">
            {`${viewWords(days)}, ${countWords(viewed?.total ?? 0, 'view')} in all.`}
          </Text>
          <Curve isLarge values={days.map(({ count }) => count)} />
          <table className={styles.days} aria-label="Views by day">
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Views</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((one) => (
                <tr key={one.day} data-none={one.count === 0 || undefined}>
                  <th scope="row">{day.format(new Date(one.day))}</th>
                  <td>{one.count.toLocaleString('en')}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Note>
            Days end at midnight in UTC. Programs and you yourself are left out, as far as they can
            be told.
          </Note>
        </Stack>
      )}
    </Dialog>
  );
}
