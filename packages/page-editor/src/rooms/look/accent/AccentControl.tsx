import { useRef, useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { useEditor } from '../../../session/EditorContext.ts';
import { Slider } from '../../../kit/controls/Slider.tsx';
import { Icon } from '../../../kit/icons/Icon.tsx';
import { Row } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/text/Text.tsx';
import type { Theme, Dials } from '../../../model/LookHost.ts';
import { Label } from '../Label.tsx';
import { CodeInput, faultWords } from './CodeInput.tsx';
import { Figures, ratioWords } from './Figures.tsx';
import { HueRing } from './HueRing.tsx';
import type { Accent } from './useAccent.ts';
import { variables } from '../../../kit/variables.ts';
import * as styles from './accent.styles.ts';
import type { ControlOf } from '../lookValues.ts';

const OWN = 'own';

/** How far the light of an accent can be turned; further ones can be typed. */
const LIGHTEST = 0.95;
const DARKEST = 0.3;

interface AccentControlProps {
  readonly accent: Accent;
  /** Of the page beside it. */
  readonly theme: Theme;
  /** Strips in place of the ring, which a thumb would cover. */
  readonly isPhone: boolean;
  /** Told before a colour is chosen, and not turned. */
  readonly onChoose: () => void;
  /** Only what an own colour needs, and without the figures. */
  readonly isShort?: boolean;
}

/** The accent: five proposals or an own colour, and how well what is made of it reads. */
export function AccentControl(props: AccentControlProps) {
  const { accent, theme, isPhone, onChoose, isShort = false } = props;
  const { announce } = useEditor();
  const { control, label, hex, dials, ramp, proposal, isReadOnly } = accent;
  const [isOwn, setOwn] = useState(false);
  const lastOwn = useRef<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const chosenSun = isOwn || !proposal ? OWN : proposal.color;
  const name = proposal && !isOwn ? proposal.name : ramp.name;
  const hasDials = !isShort || chosenSun === OWN;
  // Keys that follow each other are one step like typing, a drag is one however long it rests.
  const pointer = useRef(0);
  const gesture = useRef<string | null>(null);
  const turn = (next: Partial<typeof dials>) => {
    setFault(null);
    const how = gesture.current === null ? { isTyping: true } : { gesture: gesture.current };
    accent.turn({ ...dials, ...next }, { label: `change ${label}`, ...how });
  };
  const say = (chosen: string, color: string) => {
    const [first] = control.ramp(color).figures;
    const least = first && Math.min(first.dark.ratio, first.light.ratio);
    announce(
      least === undefined ? `${chosen}.` : `${chosen}. ${first?.label} ${ratioWords(least)}.`,
    );
  };
  const choose = (color: string) => {
    setFault(null);
    onChoose();
    const chosen = control.proposals.find((one) => one.color === color);
    setOwn(chosen === undefined);
    if (chosen) {
      if (!proposal) lastOwn.current = hex;
      accent.choose(color, { label: `change ${label} to ${chosen.name}` });
      say(chosen.name, color);
    } else if (lastOwn.current !== null) {
      accent.choose(lastOwn.current, { label: `change ${label} to an own colour` });
    }
  };
  const hue = {
    label: 'Colour',
    value: Math.round(dials.hue) % 360,
    min: 0,
    max: 359,
    unit: '°',
    onChange: (degrees: number) => turn({ hue: degrees }),
  };
  const light = Math.round(dials.lightness * 100);
  const isFar = dials.lightness < DARKEST || dials.lightness > LIGHTEST;
  const strength = Math.round(Math.min(1, dials.chroma / control.maxChroma) * 100);
  const common = { color: hex, isReadOnly };
  const problem = fault ?? (accent.fault === null ? null : faultWords(accent.fault, name));
  const code = (
    <CodeInput
      hex={hex}
      written={accent.fault}
      parse={control.parse}
      isReadOnly={isReadOnly}
      onChange={(dialled) => {
        setOwn(true);
        accent.turn(dialled, { label: `change ${label}`, isTyping: true });
      }}
      onFault={setFault}
    />
  );
  return (
    <>
      {(isShort || !isPhone) && <Label label={label} words={name} />}
      <RadioGroup
        className={styles.suns}
        aria-label={label}
        orientation="horizontal"
        isReadOnly={isReadOnly}
        value={chosenSun}
        onChange={choose}
      >
        {control.proposals.map((one) => (
          <Sun key={one.color} id={one.color} {...one} disc={control.ramp(one.color).disc[theme]} />
        ))}
        <Radio value={OWN} className={styles.sun} aria-label="Own colour">
          <span
            className={styles.disc}
            data-own
            style={variables({ '--disc': hues(control, dials) })}
          />
          <span>Own</span>
        </Radio>
      </RadioGroup>
      {hasDials && (
        <div
          className={styles.dials}
          onPointerDownCapture={() => {
            pointer.current += 1;
            gesture.current = `${label} ${pointer.current}`;
            for (const end of ['pointerup', 'pointercancel'])
              window.addEventListener(end, accent.settle, { capture: true, once: true });
          }}
          onKeyDownCapture={() => {
            gesture.current = null;
          }}
        >
          {isPhone ? (
            <Dial {...common} {...hue} track={hues(control, dials, 'strip')} />
          ) : (
            <HueRing
              colorAt={(degrees) => control.toHex({ ...dials, hue: degrees })}
              hue={dials.hue}
              name={proposal?.short ?? ramp.name}
              band={hues(control, dials)}
              isReadOnly={isReadOnly}
              onTurn={hue.onChange}
            />
          )}
          <Dial
            {...common}
            label="Light"
            value={light}
            min={isFar ? 0 : DARKEST * 100}
            max={isFar ? 100 : LIGHTEST * 100}
            onChange={(value) => turn({ lightness: value / 100 })}
            track={fadeOf(control, 9, (part) => ({
              ...dials,
              lightness: DARKEST + part * (LIGHTEST - DARKEST),
            }))}
          />
          <Dial
            {...common}
            label="Strength"
            value={strength}
            min={0}
            max={100}
            onChange={(value) => turn({ chroma: (value / 100) * control.maxChroma })}
            track={fadeOf(control, 7, (part) => ({ ...dials, chroma: part * control.maxChroma }))}
          />
          {!isPhone && code}
        </div>
      )}
      {!isShort && <Figures ramp={ramp} />}
      <div className={styles.remarks} aria-live="polite">
        {(problem ?? ramp.remark) !== null && (
          <Row as="p" gap={8} align="start" className={styles.remark}>
            <Icon name="warning" size="small" />
            <Text size="small">{problem ?? ramp.remark}</Text>
          </Row>
        )}
      </div>
      {isPhone && hasDials && code}
    </>
  );
}

interface SunProps {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly disc: string;
}

function Sun({ id, name, short, disc }: SunProps) {
  return (
    <Radio value={id} className={styles.sun} aria-label={name}>
      <span className={styles.disc} style={variables({ '--disc': disc })} />
      <span>{short}</span>
    </Radio>
  );
}

type Colors = Pick<ControlOf<'accent'>, 'toHex'>;

const stops = (count: number, colorAt: (part: number) => string) =>
  Array.from({ length: count }, (_, at) => colorAt(at / (count - 1))).join(', ');

/** Colours from one end of a track to the other. */
const fadeOf = ({ toHex }: Colors, count: number, at: (part: number) => Dials): string =>
  `linear-gradient(90deg, ${stops(count, (part) => toHex(at(part)))})`;

/** All hues in the light of a colour: round, from the top clockwise, or along a strip. Greys show them, too. */
function hues(
  { toHex }: Colors,
  { lightness, chroma }: Dials,
  shape: 'ring' | 'strip' = 'ring',
): string {
  const shown = Math.min(0.16, Math.max(0.09, chroma));
  const seen = Math.min(0.85, Math.max(0.45, lightness));
  const colors = stops(25, (part) => toHex({ lightness: seen, chroma: shown, hue: part * 360 }));
  return shape === 'ring' ? `conic-gradient(${colors})` : `linear-gradient(90deg, ${colors})`;
}

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
function Dial({ label, min, max, unit = '', track, color, ...dial }: DialProps) {
  // While it is turned it is ahead of everything else.
  const [turned, setTurned] = useState<number | null>(null);
  const value = turned ?? dial.value;
  return (
    <Slider
      label={{ name: label, value: `${value}${unit}`, isShort: true }}
      colors={{ rail: track, chosen: color }}
      value={Math.min(max, Math.max(min, value))}
      minValue={min}
      maxValue={max}
      isDisabled={dial.isReadOnly}
      onChange={(next) => {
        setTurned(next);
        dial.onChange(next);
      }}
      onChangeEnd={() => setTurned(null)}
    />
  );
}
