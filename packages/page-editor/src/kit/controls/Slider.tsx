import { cx } from '@linaria/core';
import {
  Label,
  Slider as AriaSlider,
  SliderOutput,
  type SliderProps as AriaSliderProps,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';
import { variables } from '../variables.ts';
import * as styles from './Slider.styles.ts';

interface SliderProps extends Omit<AriaSliderProps<number>, 'className' | 'children' | 'style'> {
  readonly className?: string;
  /** What is seen of it beside its rail; without it there is an `aria-label`. */
  readonly label?: {
    readonly name: string;
    readonly value: string;
    /** Both are short: on a phone they share a row with the rail. */
    readonly isShort?: boolean;
  };
  /** What the values look like, as the value of `background`, and the chosen one. */
  readonly colors?: { readonly rail: string; readonly chosen: string };
}

/** A knob on a rail. */
export function Slider({ className, label, colors, ...slider }: SliderProps) {
  return (
    <AriaSlider
      {...slider}
      className={cx(styles.slider, className)}
      data-labelled={label && ''}
      data-row={label?.isShort || undefined}
      data-colored={colors && ''}
    >
      {label && (
        <>
          <Label>
            <span>{label.name}</span>
          </Label>
          <SliderOutput>
            <span>{label.value}</span>
          </SliderOutput>
        </>
      )}
      <div className={styles.track}>
        <span className={styles.rail} style={colors && variables({ '--colors': colors.rail })} />
        <SliderTrack className={styles.reach}>
          <SliderThumb className={styles.thumb}>
            <span
              className={styles.knob}
              data-colored={colors && ''}
              style={colors && variables({ '--color': colors.chosen })}
            />
          </SliderThumb>
        </SliderTrack>
      </div>
    </AriaSlider>
  );
}
