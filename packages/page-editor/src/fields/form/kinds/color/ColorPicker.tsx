import { use, useState, useMemo } from 'react';
import {
  parseColor,
  type Color,
  ColorArea,
  ColorSlider,
  ColorThumb,
  SliderTrack,
  ColorSwatch,
  ColorSwatchPicker,
  ColorSwatchPickerItem,
} from 'react-aria-components';
import type { JsonPath } from 'prismic-folder/edit';
import { useEditor } from '../../../../session/EditorContext.ts';
import { useLoaded } from '../../../../session/useAnswer.ts';
import { FieldsAround, useForm } from '../../../field/FormContext.ts';
import { useValue } from '../../../field/useField.ts';
import type { EditorField } from '../../../../model/EditorModels.ts';
import { Button } from '../../../../kit/controls/Button.tsx';
import { Stack } from '../../../../kit/layout/Stack.tsx';
import { Text } from '../../../../kit/text/Text.tsx';
import { startInField } from '../../../../kit/overlays/startInField.ts';
import { disc } from '../kinds.styles.ts';
import * as styles from './ColorPicker.styles.ts';
import { readColor, contrastWords, leastContrast, pairOf, colorsIn } from './colors.ts';

type ColorPickerProps = {
  field: EditorField;
  path: JsonPath;
  /** As `#RRGGBB`; null: empty. */
  color: string | null;
  onChange: (color: string | null) => void;
};

const START = '#808080';

/** Area, hue and swatches, with the measured contrast. */
export function ColorPicker({ field, path, color, onChange }: ColorPickerProps) {
  const [shown, setShown] = useState<Color>(() => hsb(color ?? START));
  const used = useUsedColors();
  const contrast = useContrast(field.id, path, color);
  // A grey has no hue; the one that was chosen stays.
  const isOther = color !== null && readColor(shown.toString('hex')) !== color.slice(0, 7);
  const current = isOther ? hsb(color) : shown;
  const choose = (next: string) => {
    setShown(hsb(next));
    onChange(next);
  };
  const named = useLoaded(useEditor().host.colors);
  return (
    <Stack gap={12} ref={startInField}>
      <ColorPlane
        color={current}
        onChange={(next) => {
          setShown(next);
          const alpha = color?.slice(7) ?? '';
          onChange(`${next.toString('hex').toUpperCase()}${alpha}`);
        }}
      />
      <Text as="output" size="small" tone="text">
        {color === null ? emptyWords(field.hint) : contrast}
      </Text>
      {used.length > 0 && (
        <Swatches
          label="Used in this document"
          colors={used.map((hex) => ({ name: hex, color: hex }))}
          chosen={color}
          onChoose={choose}
        />
      )}
      {named && <Swatches label="Of the theme" colors={named} chosen={color} onChoose={choose} />}
      <div className={styles.actions}>
        <Dropper onPick={choose} />
        {color !== null && (
          <Button kind="text" onPress={() => onChange(null)}>
            Empty it
          </Button>
        )}
      </div>
    </Stack>
  );
}

function hsb(hex: string): Color {
  return parseColor(hex.slice(0, 7)).toFormat('hsb');
}

/** What an empty colour means, from the hint: 'Behind all; empty: the page background'. */
function emptyWords(hint: string): string {
  const [, meaning = 'the colour of the page'] = /\bempty: (.+)$/i.exec(hint) ?? [];
  return `Empty: ${meaning.replace(/\.$/, '')}`;
}

type ColorPlaneProps = {
  /** In HSB. */
  color: Color;
  onChange: (color: Color) => void;
};

/** Saturation and brightness as an area, the hue as a slider. */
function ColorPlane({ color, onChange }: ColorPlaneProps) {
  return (
    <>
      <ColorArea
        className={styles.area}
        colorSpace="hsb"
        xChannel="saturation"
        yChannel="brightness"
        value={color}
        onChange={onChange}
      >
        <ColorThumb className={styles.thumb} />
      </ColorArea>
      <ColorSlider
        className={styles.slider}
        colorSpace="hsb"
        channel="hue"
        value={color}
        onChange={onChange}
        aria-label="Hue"
      >
        <SliderTrack className={styles.track}>
          <ColorThumb className={styles.thumb} />
        </SliderTrack>
      </ColorSlider>
    </>
  );
}

type SwatchesProps = {
  label: string;
  colors: readonly { readonly name: string; readonly color: string }[];
  chosen: string | null;
  onChoose: (color: string) => void;
};

/** Colours to choose from. */
function Swatches({ label, colors, chosen, onChoose }: SwatchesProps) {
  const isAmong = colors.some(({ color }) => color === chosen);
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <ColorSwatchPicker
        className={styles.swatches}
        aria-label={label}
        value={isAmong && chosen !== null ? chosen : '#00000000'}
        onChange={(next) => {
          // Without what says that nothing shines through.
          const hex = next.toString('hexa').toUpperCase().replace(/FF$/, '');
          if (hex !== chosen) onChoose(hex);
        }}
      >
        {colors.map(({ name, color }) => (
          <ColorSwatchPickerItem key={color} color={color} className={styles.item}>
            <ColorSwatch className={disc} colorName={name} />
          </ColorSwatchPickerItem>
        ))}
      </ColorSwatchPicker>
    </div>
  );
}

/** https://wicg.github.io/eyedropper-api/; not in every browser. */
interface EyeDropper {
  readonly open: () => Promise<{ readonly sRGBHex: string }>;
}

type EyeDropperWindow = Window & { readonly EyeDropper?: new () => EyeDropper };

/** Picks a colour from the screen, where the browser can. */
function Dropper({ onPick }: { onPick: (color: string) => void }) {
  // Cast: not among the types of the platform.
  const { EyeDropper } = window as EyeDropperWindow;
  if (!EyeDropper) return null;
  const pick = async () => {
    // It rejects when it is closed without a choice.
    const picked = await new EyeDropper().open().catch(() => null);
    const color = picked && readColor(picked.sRGBHex);
    if (color) onPick(color);
  };
  return (
    <Button kind="text" icon="dropper" onPress={() => void pick()}>
      Pick from the screen
    </Button>
  );
}

/** The contrast of a colour with the one it is used with, in words; null if it cannot be measured. */
function useContrast(id: string, path: JsonPath, color: string | null): string | null {
  const pair = pairOf(id, use(FieldsAround));
  const other = useValue(pair === null ? path : [...path.slice(0, -1), pair.id]);
  if (pair === null || color === null || typeof other !== 'string') return null;
  return contrastWords(color, other, pair.label, leastContrast(id));
}

/** Colours of the document as it was when the picker opened. */
function useUsedColors(): readonly string[] {
  const { session } = useForm();
  return useMemo(() => colorsIn({ ...session.get().json.data }), [session]);
}
