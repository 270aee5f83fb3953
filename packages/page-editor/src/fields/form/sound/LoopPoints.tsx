import { useEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { cx } from '@linaria/core';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { variables } from '../../../kit/variables.ts';
import type { SoundLoop } from '../../../model/SoundHost.ts';
import { useEditor } from '../../../session/EditorContext.ts';
import { useLatest } from '../../../kit/hooks/useLatest.ts';
import { Button } from '../../../kit/controls/Button.tsx';
import { Row } from '../../../kit/layout/Stack.tsx';
import { Note } from '../../../kit/text/Text.tsx';
import type { Heard } from './hear.ts';
import { timeWords } from './soundWords.ts';
import { loopOf } from './stemValues.ts';
import type { Player } from './usePlayer.ts';
import * as styles from './sound.styles.ts';

type LoopPointsProps = {
  heard: Heard;
  /** null: the whole file. */
  loop: SoundLoop | null;
  player: Player;
  isReadOnly: boolean;
  onChange: (loop: SoundLoop | null, options: { label: string; isTyping?: true }) => void;
};

/** In seconds: what an arrow key moves a point by. */
const STEP_S = 0.01;

/** So alike, nobody hears where the loop begins again. */
const GOOD_FIT = 0.9;

const SIDES = [
  { side: 'start', label: 'Loop start' },
  { side: 'end', label: 'Loop end' },
] as const;

/** The wave of a sound with two handles: what is between them repeats. */
export function LoopPoints({ heard, loop, player, isReadOnly, onChange }: LoopPointsProps) {
  const { announce } = useEditor();
  const [said, setSaid] = useState<string | null>(null);
  // While a handle is dragged; what it is dragged to is one step.
  const [draft, setDraft] = useState<SoundLoop | null>(null);
  const { mono, buffer, fits } = heard;
  const { duration } = buffer;
  const path = useMemo(() => wavePath(mono), [mono]);
  const { start, end } = draft ?? loop ?? { start: 0, end: duration };
  const share = (seconds: number) => `${(100 * seconds) / duration}%`;
  const lit = variables({ '--before': share(start), '--after': share(duration - end) });
  /** The point that is not moved stays exactly where it is. */
  const between = ([from = 0, to = duration]: readonly number[]): SoundLoop =>
    Math.abs(from - start) < Math.abs(to - end) ? { start, end: to } : { start: from, end };
  const say = (words: string) => {
    setSaid(words);
    announce(words);
  };
  const find = () => {
    const found = loopOf(heard);
    if (found === null) {
      say('No two places are alike enough. Set the points by hand.');
      return;
    }
    onChange(found, { label: 'find the loop' });
    say(
      found.fit >= GOOD_FIT
        ? 'Both points sound alike.'
        : 'The best that was found. Play the seam to hear how well it fits.',
    );
  };
  const whole = fits ? 'All of it repeats.' : 'All of it repeats, but its ends do not meet.';
  return (
    <div className={styles.part}>
      <Row justify="between" className={styles.head}>
        <span>Loop</span>
        <span className={styles.figures}>
          {loop === null && draft === null ? whole : `${timeWords(start)} to ${timeWords(end)}`}
        </span>
      </Row>
      <Slider
        className={styles.wave}
        aria-label="Loop"
        value={[start, end]}
        minValue={0}
        maxValue={duration}
        step={STEP_S}
        isDisabled={isReadOnly}
        formatOptions={{ style: 'unit', unit: 'second', maximumFractionDigits: 2 }}
        onChange={(points) => setDraft(between(points))}
        onChangeEnd={(points) => {
          setDraft(null);
          setSaid(null);
          onChange(between(points), { label: 'set the loop', isTyping: true });
        }}
      >
        <Wave path={path} className={styles.drawing} />
        <Wave path={path} className={cx(styles.drawing, styles.lit)} style={lit} />
        <SliderTrack className={styles.track}>
          {SIDES.map(({ side, label }, index) => (
            <SliderThumb
              key={side}
              index={index}
              className={styles.handle}
              data-side={side}
              aria-label={label}
            >
              <span className={styles.knob} />
            </SliderThumb>
          ))}
        </SliderTrack>
        {player.playing !== null && <Playhead position={player.position} />}
      </Slider>
      <Row gap={20} wraps={0} className={styles.actions}>
        <Button kind="link" onPress={() => player.toggle('seam')}>
          {player.playing === 'seam' ? 'Stop' : 'Play the seam'}
        </Button>
        {!isReadOnly && (
          <>
            <Button kind="text" onPress={find}>
              Find the loop
            </Button>
            {loop !== null && (
              <Button
                kind="text"
                onPress={() => {
                  setSaid(null);
                  onChange(null, { label: 'repeat the whole file' });
                }}
              >
                Whole file
              </Button>
            )}
          </>
        )}
      </Row>
      {said !== null && <Note>{said}</Note>}
    </div>
  );
}

/** Where in the file it is played. */
function Playhead({ position }: Pick<Player, 'position'>) {
  const head = useRef<HTMLSpanElement>(null);
  const latest = useLatest(position);
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      if (head.current) head.current.style.insetInlineStart = `${100 * latest()()}%`;
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [latest]);
  return <span ref={head} className={styles.playhead} />;
}

type WaveProps = { path: string; className: string; style?: CSSProperties };

function Wave({ path, ...rest }: WaveProps) {
  return (
    <svg {...rest} viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden focusable="false">
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** Columns of a drawn wave: a pixel and a gap each in a form of 360 px. */
const COLUMNS = 180;

/** The least height of a column, so that silence is a line. */
const LEAST = 0.02;

/** A wave as the `d` of a path in a box of 100 by 2: its highest samples by columns, the loudest fills it. */
function wavePath(samples: Float32Array): string {
  const tops = Array.from({ length: COLUMNS }, (_, column) => {
    const [from, to] = [column, column + 1].map((at) =>
      Math.floor((at * samples.length) / COLUMNS),
    );
    let top = 0;
    for (let at = from ?? 0; at < (to ?? 0); at += 1)
      top = Math.max(top, Math.abs(samples[at] ?? 0));
    return top;
  });
  const most = Math.max(...tops);
  const width = 100 / COLUMNS;
  return tops
    .map((top, column) => {
      const height = most === 0 ? LEAST : Math.max(LEAST, top / most);
      const [left, upper] = [(column * width).toFixed(2), (1 - height).toFixed(3)];
      return `M${left} ${upper}h${(width * 0.6).toFixed(2)}v${(2 * height).toFixed(3)}h-${(width * 0.6).toFixed(2)}z`;
    })
    .join('');
}
