import { isEmpty, objectOf } from 'prismic-folder/edit';
import { useState } from 'react';
import { type FieldProps, frameProps } from '../../../field/FieldProps.ts';
import { focusNext } from '../../../field/focusField.ts';
import { UnknownField } from '../../../field/UnknownField.tsx';
import { Button } from '../../../../kit/controls/Button.tsx';
import { copiedText } from '../../../../kit/copyText.ts';
import { FieldFrame } from '../../../../kit/fields/FieldFrame.tsx';
import { TextInput } from '../../../../kit/fields/TextInput.tsx';
import * as styles from '../kinds.styles.ts';
import { readNumber } from '../numbers.ts';
import { usePendingText } from '../TypedValue.tsx';

const PARTS = ['latitude', 'longitude'] as const;

/** Two numbers, or pasted coordinates. They are saved once both are there. */
export function GeoPointField(props: FieldProps) {
  const { value, readOnly, onChange } = props;
  const [pending, setPending] = usePendingText(props);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { latitude, longitude } = objectOf(value);
  const place =
    typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
  if (!isEmpty(value) && place === null) return <UnknownField {...props} />;

  const shownPlace = place === null ? '' : `${place.latitude}\n${place.longitude}`;
  const [north = '', east = ''] = (pending ?? shownPlace).split('\n');
  const shown = { latitude: north, longitude: east };
  const faultOf = (part: keyof Coordinates) =>
    shown[part].trim() === '' ? null : degreesFault(part, readNumber(shown[part]));
  const faults = [faultOf('latitude'), faultOf('longitude')].filter((one) => one !== null);
  const isHalf =
    faults.length === 0 && (shown.latitude.trim() === '') !== (shown.longitude.trim() === '');

  const type = (part: keyof Coordinates, text: string) => {
    setRefusal(null);
    const next = { ...shown, [part]: text };
    const [latitude, longitude] = [readNumber(next.latitude), readNumber(next.longitude)];
    const hasNone = next.latitude.trim() === '' && next.longitude.trim() === '';
    const typed =
      latitude !== null &&
      longitude !== null &&
      isWithin('latitude', latitude) &&
      isWithin('longitude', longitude)
        ? { latitude, longitude }
        : undefined;
    setPending(hasNone ? null : `${next.latitude}\n${next.longitude}`, typed);
    if (hasNone || typed) onChange(typed, { isTyping: true });
  };
  const paste = (text: string): boolean => {
    const read = readCoordinates(text);
    if (read === null) return false;
    setRefusal(null);
    setPending(null);
    onChange({ ...read });
    return true;
  };
  const pasteFromClipboard = async () => {
    const text = await copiedText();
    if (text === null)
      setRefusal('The clipboard cannot be read here. Paste into one of the numbers.');
    else if (!paste(text)) setRefusal('The clipboard holds no coordinates such as 51.5, -0.12.');
  };

  return (
    <FieldFrame
      {...frameProps(props)}
      isRinged={false}
      problem={faults[0] ?? refusal ?? props.problem}
      note={isHalf ? 'Saved once both numbers are there.' : null}
    >
      {({ id: _id, ...naming }) => (
        <fieldset className={styles.group} {...naming}>
          <div className={styles.pair}>
            {PARTS.map((part) => (
              <Degrees
                key={part}
                part={part}
                text={shown[part]}
                isInvalid={faultOf(part) !== null}
                isReadOnly={readOnly !== null}
                onType={(text) => type(part, text)}
                onPaste={paste}
                onLeave={() => {
                  if (pending !== null && faults.length === 0 && !isHalf) setPending(null);
                }}
              />
            ))}
          </div>
          {readOnly === null && (
            <Button kind="text" onPress={() => void pasteFromClipboard()}>
              Paste coordinates
            </Button>
          )}
          <Graticule place={faults.length === 0 ? place : null} />
        </fieldset>
      )}
    </FieldFrame>
  );
}

type DegreesProps = {
  part: keyof Coordinates;
  text: string;
  isInvalid: boolean;
  isReadOnly: boolean;
  onType: (text: string) => void;
  /** Whether it used what was pasted. */
  onPaste: (text: string) => boolean;
  onLeave: () => void;
};

const NAMES = { latitude: ['Latitude', '° N'], longitude: ['Longitude', '° E'] } as const;

/** One of the two numbers of a place. */
function Degrees({ part, text, isInvalid, isReadOnly, onType, onPaste, onLeave }: DegreesProps) {
  const [name, unit] = NAMES[part];
  return (
    <div
      className={styles.ringed}
      onPaste={(event) => {
        if (!isReadOnly && onPaste(event.clipboardData.getData('text/plain')))
          event.preventDefault();
      }}
    >
      <TextInput
        aria-label={name}
        value={text}
        inputMode="text"
        isInvalid={isInvalid}
        isReadOnly={isReadOnly}
        placeholder={name}
        onChange={onType}
        onBlur={onLeave}
        onEnter={focusNext}
        end={<span className={styles.unit}>{unit}</span>}
      />
    </div>
  );
}

const PARALLELS = [-60, -30, 0, 30, 60];
const MERIDIANS = [-150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150];

/** The lines of the globe as a flat net with a place on it; decorative. */
function Graticule({ place }: { place: Coordinates | null }) {
  return (
    <svg className={styles.net} viewBox="-181 -91 362 182" aria-hidden focusable="false">
      <rect className={styles.netLine} x="-180" y="-90" width="360" height="180" rx="12" />
      {PARALLELS.map((at) => (
        <path
          key={at}
          className={styles.netLine}
          d={`M-180 ${at}H180`}
          data-zero={at === 0 || undefined}
        />
      ))}
      {MERIDIANS.map((at) => (
        <path
          key={at}
          className={styles.netLine}
          d={`M${at} -90V90`}
          data-zero={at === 0 || undefined}
        />
      ))}
      {place && (
        <circle className={styles.netPlace} cx={place.longitude} cy={-place.latitude} r="5" />
      )}
    </svg>
  );
}

/** Degrees north and east. */
interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const LIMITS = { latitude: 90, longitude: 180 } as const;

const NUMBER = String.raw`[+−-]?\d+(?:\.\d+)?`;
/** Not `52,25`, which is one number with a comma. */
const PLAIN = new RegExp(
  String.raw`^(?![+−-]?\d+,\d+$)\(?\s*(${NUMBER})°?\s*([NS])?\s*[,;\s]\s*(${NUMBER})°?\s*([EW])?\s*\)?$`,
  'i',
);
const ANGLE = String.raw`(\d+(?:\.\d+)?)\s*°\s*(?:(\d+(?:\.\d+)?)\s*['′’]\s*)?(?:(\d+(?:\.\d+)?)\s*(?:["″”]|'')\s*)?`;
const ANGLES = new RegExp(String.raw`^${ANGLE}([NS])[\s,;]*${ANGLE}([EW])$`, 'i');
const IN_ADDRESS = new RegExp(
  String.raw`(?:@|[?&](?:q|ll|query|mlat)=|#map=\d+/)(${NUMBER})(?:,|%2C|/|&mlon=)(${NUMBER})`,
);
/** The place itself, in addresses that begin with the middle of the map around it. */
const OF_PLACE = new RegExp(`!3d(${NUMBER})!4d(${NUMBER})`);

/**
 * Reads pasted coordinates: '51.5, -0.12', '51°30′N 0°7′W', or an address of a map with them.
 * null: there are none, or they are not on Earth.
 */
export function readCoordinates(text: string): Coordinates | null {
  const typed = text.trim();
  const plain = PLAIN.exec(typed);
  if (plain) return place(signed(plain[1], plain[2]), signed(plain[3], plain[4]));
  const angles = ANGLES.exec(typed);
  if (angles) {
    const [, d, m, s, ns, d2, m2, s2, ew] = angles;
    return place(signed(String(degrees(d, m, s)), ns), signed(String(degrees(d2, m2, s2)), ew));
  }
  const [, north, east] = OF_PLACE.exec(typed) ?? IN_ADDRESS.exec(typed) ?? [];
  return north === undefined ? null : place(signed(north), signed(east));
}

function degrees(whole = '0', minutes = '0', seconds = '0'): number {
  return Math.round((Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600) * 1e7) / 1e7;
}

function signed(number = '', side = ''): number {
  const value = Number(number.replace('−', '-'));
  return /[SW]/i.test(side) ? -Math.abs(value) : value;
}

function place(latitude: number, longitude: number): Coordinates | null {
  const isOnEarth = isWithin('latitude', latitude) && isWithin('longitude', longitude);
  return isOnEarth ? { latitude, longitude } : null;
}

export function isWithin(part: keyof Coordinates, degrees: number): boolean {
  return Math.abs(degrees) <= LIMITS[part];
}

/** What is wrong with typed degrees, as a sentence; null if nothing is. */
export function degreesFault(part: keyof Coordinates, number: number | null): string | null {
  if (number !== null && isWithin(part, number)) return null;
  const name = part === 'latitude' ? 'Latitude' : 'Longitude';
  return `${name} is a number from −${LIMITS[part]} to ${LIMITS[part]}.`;
}
