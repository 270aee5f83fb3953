import { pairs, type Pair } from '../fonts/pairs.ts';
import { isRecord } from '../isRecord.ts';
import { themeNames, type MotionStep, type ThemeName } from '../theme/tokens.ts';
import { parseAccent } from './accents.ts';
import { ramp, type Ramp } from './ramp.ts';

/** How an owner wants the site to look, as the document `look` says. */
export interface Look {
  /** Null for ember, the design's own. */
  readonly ramp: Ramp | null;
  /** Null for Poppins, the design's own. */
  readonly pair: Pair | null;
  /** The theme of new visitors first; one alone if there is no other. */
  readonly themes: readonly [first: ThemeName, other?: ThemeName];
  readonly light: 'sun' | 'eclipse' | 'picture' | 'none';
  /** Address of the picture in the disc. */
  readonly picture: string | null;
  readonly gate: 'sound' | 'silent' | 'off';
  /** Share of the design's radii. */
  readonly corners: Share;
  /** Share of the design's grain. */
  readonly grain: Share;
  readonly motion: MotionStep;
}

export type Share = 0 | 0.5 | 1;

const [dark, light] = themeNames;

const themes = {
  'Night first': [dark, light],
  'Day first': [light, dark],
  'Night only': [dark],
  'Day only': [light],
} as const satisfies Readonly<Record<string, Look['themes']>>;

const lights = { Sun: 'sun', Eclipse: 'eclipse', Picture: 'picture', None: 'none' } as const;
const gates = { 'With sound': 'sound', Silent: 'silent', Off: 'off' } as const;
const corners = { Square: 0, Soft: 0.5, Round: 1 } as const;
const grains = { None: 0, Fine: 0.5, Full: 1 } as const;
const motions = { Still: 'still', Calm: 'calm', Full: 'full' } as const;

/** The value of an option; the design's own for anything that is none. */
function chosen<Value>(
  options: Readonly<Record<string, Value>>,
  option: unknown,
  standard: NoInfer<Value>,
): Value {
  const isOption = typeof option === 'string' && Object.hasOwn(options, option);
  return (isOption ? options[option] : undefined) ?? standard;
}

const addressOf = (picture: unknown) => {
  const url = isRecord(picture) ? picture['url'] : undefined;
  return typeof url === 'string' && url !== '' ? url : null;
};

/** Attributes of the root element that scripts read: none for the design's look. */
export const lookAttributes = ({
  ramp: own,
  light: kind,
  grain,
  motion,
}: Look): Readonly<Record<'accent' | 'lamp' | 'film' | 'motion', string | null>> => ({
  accent: own?.hex ?? null,
  lamp: kind === 'sun' ? null : kind,
  film: grain === 1 ? null : String(grain),
  motion: motion === 'full' ? null : motion,
});

/** Reads the fields of the document; whatever is missing or of another kind is as in the design. */
export function readLook(data: unknown): Look {
  const fields = isRecord(data) ? data : {};
  const accent = parseAccent(fields['accent']);
  const own = accent && ramp(accent);
  const picture = addressOf(fields['light_picture']);
  const kind = chosen<Look['light']>(lights, fields['light'], 'sun');
  return {
    ramp: own?.turn ? own : null,
    pair: chosen<Pair | null>(pairs, fields['type'], null),
    themes: chosen<Look['themes']>(themes, fields['theme'], [dark, light]),
    light: kind === 'picture' && picture === null ? 'sun' : kind,
    picture: kind === 'picture' ? picture : null,
    gate: chosen<Look['gate']>(gates, fields['gate'], 'sound'),
    corners: chosen<Share>(corners, fields['corners'], 1),
    grain: chosen<Share>(grains, fields['grain'], 1),
    motion: chosen<MotionStep>(motions, fields['motion'], 'full'),
  };
}
