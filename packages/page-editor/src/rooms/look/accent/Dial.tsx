import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { variables } from '../variables.ts';
import * as styles from './accent.styles.ts';

interface DialProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly unit?: string;
  /** What the values look like, as the value of `background`. */
  readonly track: string;
  readonly color: string;
  readonly isReadOnly: boolean;
  readonly onChange: (value: number) => void;
}

/** One property of a colour as a slider over what it can be. */
export function Dial({ label, value, min, max, unit = '', track, color, ...dial }: DialProps) {
  return (
    <Slider
      className={styles.dial}
      value={Math.min(max, Math.max(min, value))}
      minValue={min}
      maxValue={max}
      isDisabled={dial.isReadOnly}
      onChange={dial.onChange}
    >
      <Label>
        <span>{label}</span>
      </Label>
      <SliderOutput>
        <span>{`${value}${unit}`}</span>
      </SliderOutput>
      <div className={styles.track}>
        <span className={styles.fade} style={variables({ '--fade': track })} />
        <SliderTrack className={styles.reach}>
          <SliderThumb className={styles.thumb}>
            <span className={styles.knob} style={variables({ '--color': color })} />
          </SliderThumb>
        </SliderTrack>
      </div>
    </Slider>
  );
}
