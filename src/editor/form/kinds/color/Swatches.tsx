import { ColorSwatch, ColorSwatchPicker, ColorSwatchPickerItem } from 'react-aria-components';
import { disc } from './ColorField.styles.ts';
import * as styles from './Swatches.styles.ts';

type SwatchesProps = {
  label: string;
  colors: readonly { readonly name: string; readonly color: string }[];
  chosen: string | null;
  onChoose: (color: string) => void;
};

/** Colours to choose from. */
export function Swatches({ label, colors, chosen, onChoose }: SwatchesProps) {
  const isAmong = colors.some(({ color }) => color === chosen);
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <ColorSwatchPicker
        className={styles.swatches}
        aria-label={label}
        value={isAmong && chosen !== null ? chosen : '#00000000'}
        onChange={(next) => {
          const hex = next.toString('hex').toUpperCase();
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
