import type { SoundParts } from '../../../model/SoundHost.ts';
import { Button } from '../../../kit/controls/Button.tsx';
import { IconButton } from '../../../kit/controls/IconButton.tsx';
import { Row } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/text/Text.tsx';
import { evenGain, loudnessWords, type Measured } from './gain.ts';
import * as styles from './sound.styles.ts';

type LoudnessProps = {
  parts: SoundParts;
  measured: Measured;
  /** In dB. */
  gain: number;
  isReadOnly: boolean;
  onChange: (gain: number, options: { label: string; isTyping?: true }) => void;
};

/** How loud own music is beside the other sounds of the site. */
export function Loudness({ parts, measured, gain, isReadOnly, onChange }: LoudnessProps) {
  const { min, max } = parts.gain;
  const even = evenGain(measured, parts.loudness, parts.gain);
  const step = (by: number) => {
    const next = Math.round((gain + by) * 10) / 10;
    onChange(Math.min(Math.max(next, min), max), { label: 'change the loudness', isTyping: true });
  };
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <span>Loudness</span>
        {!isReadOnly && gain !== even && (
          <Button kind="text" onPress={() => onChange(even, { label: 'even the loudness' })}>
            Even it out
          </Button>
        )}
      </div>
      <Row gap={4}>
        <Text as="output" size="small" tone="text" isGrowing>
          {loudnessWords(gain, measured, parts.loudness)}
        </Text>
        {!isReadOnly && (
          <>
            <IconButton icon="minus" label="Quieter" onPress={() => step(-1)} />
            <IconButton icon="plus" label="Louder" onPress={() => step(1)} />
          </>
        )}
      </Row>
    </div>
  );
}
