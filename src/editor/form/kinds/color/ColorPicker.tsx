import { useState } from 'react';
import { parseColor, type Color } from 'react-aria-components';
import type { JsonPath } from '#prismic-folder/edit';
import { Button } from '../../../ui/controls/Button.tsx';
import type { EditorField } from '../../../model/EditorModels.ts';
import { startInField } from '../../../ui/overlays/startInField.ts';
import { ColorPlane } from './ColorPlane.tsx';
import { Dropper } from './Dropper.tsx';
import { readColor } from './colors.ts';
import { Swatches } from './Swatches.tsx';
import { themeColors } from './themeColors.ts';
import { useContrast } from './useContrast.ts';
import { useUsedColors } from './useUsedColors.ts';
import * as styles from './ColorPicker.styles.ts';

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
  return (
    <div ref={startInField} className={styles.picker}>
      <ColorPlane
        color={current}
        onChange={(next) => {
          setShown(next);
          const alpha = color?.slice(7) ?? '';
          onChange(`${next.toString('hex').toUpperCase()}${alpha}`);
        }}
      />
      <output className={styles.contrast}>
        {color === null ? emptyWords(field.hint) : contrast}
      </output>
      {used.length > 0 && (
        <Swatches
          label="Used in this document"
          colors={used.map((hex) => ({ name: hex, color: hex }))}
          chosen={color}
          onChoose={choose}
        />
      )}
      <Swatches label="Of the theme" colors={themeColors} chosen={color} onChoose={choose} />
      <div className={styles.actions}>
        <Dropper onPick={choose} />
        {color !== null && (
          <Button
            kind="text"
            onPress={() => {
              onChange(null);
            }}
          >
            Empty it
          </Button>
        )}
      </div>
    </div>
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
