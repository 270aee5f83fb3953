import { formatLength } from '../../media/file/formatFile.ts';
import { Button } from '../../ui/controls/Button.tsx';
import * as styles from './Poster.styles.ts';

/** Seconds of a step: about a frame, whatever the film's rate. */
const STEP = 0.04;

/** A moment of a film, in seconds. */
export interface Moment {
  readonly at: number;
  readonly length: number;
}

type FrameChoiceProps = {
  /** null: the film is not shown yet. */
  moment: Moment | null;
  onSeek: (time: number) => void;
};

/** Moves a film to a moment: by a slider, or frame by frame. */
export function FrameChoice({ moment, onSeek }: FrameChoiceProps) {
  const { at, length } = moment ?? { at: 0, length: 0 };
  const seek = (time: number) => onSeek(Math.min(Math.max(0, time), length));
  return (
    <div className={styles.choice}>
      <input
        className={styles.slider}
        type="range"
        aria-label="Moment of the film"
        aria-valuetext={`${at.toFixed(2)} of ${length.toFixed(2)} seconds`}
        min={0}
        max={length}
        step={STEP}
        value={at}
        disabled={moment === null}
        onChange={(event) => seek(Number(event.target.value))}
      />
      <span className={styles.time}>{`${formatLength(at)} of ${formatLength(length)}`}</span>
      <Button size="pill" isDisabled={moment === null} onPress={() => seek(at - STEP)}>
        One frame back
      </Button>
      <Button size="pill" isDisabled={moment === null} onPress={() => seek(at + STEP)}>
        One frame on
      </Button>
    </div>
  );
}
