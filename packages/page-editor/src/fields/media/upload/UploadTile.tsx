import { ProgressBar } from 'react-aria-components';
import { Button } from '../../../kit/controls/Button.tsx';
import { Icon } from '../../../kit/icons/Icon.tsx';
import { Disc } from '../../../kit/icons/Phase.tsx';
import { Row, Stack } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/text/Text.tsx';
import * as styles from './Uploads.styles.ts';
import type { Upload, Uploads } from './uploads.ts';

type UploadTileProps = {
  upload: Upload;
  uploads: Pick<Uploads, 'cancel' | 'retry'>;
};

/** One file on its way: how far it is, why it was refused, or what there is to say of it. */
export function UploadTile({ upload: { id, name, state }, uploads }: UploadTileProps) {
  const cancel = () => uploads.cancel(id);
  if (state.kind === 'failed' || state.kind === 'stored') {
    const isKnown = state.kind === 'stored' && state.isKnown;
    return (
      <Row gap={8} align="start" className={styles.refused} data-known={isKnown || undefined}>
        <Icon name={isKnown ? 'check' : 'warning'} />
        <Stack gap={4} isGrowing>
          <Text as="p">{state.message}</Text>
          <Row gap={20} wraps={4}>
            {state.kind === 'failed' && state.canRetry && (
              <Button kind="link" onPress={() => uploads.retry(id)}>
                Try again
              </Button>
            )}
            <Button kind="link" aria-label={`Close: ${name}`} onPress={cancel}>
              Close
            </Button>
          </Row>
        </Stack>
      </Row>
    );
  }
  const part = state.kind === 'running' ? state.part : 0;
  return (
    <div className={styles.tile}>
      <Disc lit={part} isLarge />
      <span className={styles.name}>{name}</span>
      <ProgressBar aria-label={name} value={Math.round(part * 100)}>
        <span>{state.kind === 'waiting' ? 'Waiting' : `Uploading ${Math.floor(part * 100)}%`}</span>
      </ProgressBar>
      <Button kind="text" aria-label={`Cancel: ${name}`} onPress={cancel}>
        Cancel
      </Button>
    </div>
  );
}
