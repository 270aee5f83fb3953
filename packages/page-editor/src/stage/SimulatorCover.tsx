import type { Trouble } from '../canvas/simulator/createConnection.ts';
import { troubleWords } from '../canvas/simulator/troubleWords.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Text } from '../kit/text/Text.tsx';
import * as styles from './stage.styles.ts';
import type { FramedSimulator } from './useSimulator.ts';

const SILENT: Trouble = { kind: 'silent' };

/** In the place of slices that a simulator does not show: why, and what to do. */
export function SimulatorCover({ url, simulator, state, look }: FramedSimulator) {
  if (state.kind === 'connected') return null;
  if (state.kind === 'noZone') {
    return (
      <div className={styles.lost}>
        <p>Documents of this type have no slices, which are all that a slice simulator shows.</p>
        <Text as="p" tone="muted">
          Edit this one in the form.
        </Text>
      </div>
    );
  }
  const isLooked = look !== null && look.kind !== 'ready' && look.kind !== 'slow';
  if (state.kind === 'waiting' && !isLooked) {
    return (
      <div className={styles.lost} data-busy="" aria-busy>
        <Text as="p" tone="muted">
          {`Waiting for the simulator at ${url}`}
        </Text>
      </div>
    );
  }
  const { what, advice } = troubleWords(state.kind === 'lost' ? state.trouble : SILENT, url, look);
  return (
    <div className={styles.lost} role="alert">
      <Text as="p" className={styles.lostWords}>
        {what}
      </Text>
      <Text as="p" className={styles.lostWords} tone="muted">
        {`${advice} The form works meanwhile.`}
      </Text>
      <div className={styles.lostActions}>
        <Button onPress={() => simulator?.again()}>Try again</Button>
        <Button kind="text" onPress={() => void window.open(url, '_blank', 'noopener')}>
          Open it in a tab
        </Button>
      </div>
    </div>
  );
}
