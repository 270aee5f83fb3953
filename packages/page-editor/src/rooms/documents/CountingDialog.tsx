import { Switch } from '../../kit/controls/Switch.tsx';
import { useAction } from '../../kit/hooks/useAction.ts';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Dialog } from '../../kit/overlays/Dialog.tsx';
import { Note, Problem } from '../../kit/text/Text.tsx';
import type { ViewNumbers } from '../../session/useViewCounts.ts';

type CountingDialogProps = ViewNumbers & { onClose: () => void };

/** Starts and stops counting, and says what is counted. */
export function CountingDialog({ views, choose, onClose }: CountingDialogProps) {
  const { problem, run } = useAction();
  return (
    <Dialog
      title="Count"
      lightTitle="views"
      lead="How often each page and each share link is opened, by day. Your own server counts, without cookies, and stores nothing of who came."
      onClose={onClose}
      foot="Done"
    >
      <Stack gap={16}>
        <Switch
          label="Count views"
          isOn={views?.isOn === true}
          onChange={(isOn) => run(() => choose(isOn))}
        />
        <Problem>{problem}</Problem>
        <Note>
          Search engines and other programs are left out, and so are browsers in which you have used
          the editor.
        </Note>
        {views?.isVisited === false && (
          <Note>
            This editor runs on your computer, where nobody else comes. Count in the editor of your
            public site.
          </Note>
        )}
      </Stack>
    </Dialog>
  );
}
