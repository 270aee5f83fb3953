import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { variables } from '../../../kit/variables.ts';
import { knob } from '../../../kit/controls/Slider.styles.ts';
import * as styles from './accent.styles.ts';

interface HueRingProps {
  /** The colour of its knob at a hue. */
  readonly colorAt: (hue: number) => string;
  /** What the colour is called. */
  readonly name: string;
  /** In degrees, 0 at the top, clockwise. */
  readonly hue: number;
  /** All hues, as the value of `background`. */
  readonly band: string;
  readonly isReadOnly: boolean;
  readonly onTurn: (hue: number) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 10,
  PageDown: -10,
};

const around = (degrees: number) => (Math.round(degrees) + 720) % 360;

/** The direction from the middle of an element to a pointer. */
function directionTo({ clientX, clientY, currentTarget }: PointerEvent): number {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const [x, y] = [clientX - left - width / 2, clientY - top - height / 2];
  return around((Math.atan2(y, x) * 180) / Math.PI + 90);
}

/** A ring of all hues around the name of one: a slider without ends. */
export function HueRing({ colorAt, name, hue, band, isReadOnly, onTurn }: HueRingProps) {
  // While it is turned it is ahead of everything else.
  const [turned, setTurned] = useState<number | null>(null);
  const degrees = around(turned ?? hue);
  const turn = (event: PointerEvent) => {
    const next = directionTo(event);
    setTurned(next);
    onTurn(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || isReadOnly) return;
    event.preventDefault();
    onTurn(around(degrees + (event.shiftKey && Math.abs(step) === 1 ? step * 10 : step)));
  };
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range has two ends, a circle none
      role="slider"
      tabIndex={0}
      className={styles.ring}
      aria-label="Colour"
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={degrees}
      aria-valuetext={`${name}, ${degrees} degrees`}
      aria-readonly={isReadOnly || undefined}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (isReadOnly || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus();
        turn(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) turn(event);
      }}
      onLostPointerCapture={() => setTurned(null)}
    >
      <div className={styles.band} style={variables({ '--hues': band })} />
      <div className={styles.inside}>
        <span className={styles.name}>{name}</span>
        <span>{`${degrees}°`}</span>
      </div>
      <div className={styles.hand} style={{ rotate: `${degrees}deg` }}>
        <span
          className={knob}
          data-colored=""
          style={variables({ '--color': colorAt(turned ?? hue) })}
        />
      </div>
    </div>
  );
}
