import { ColorArea, ColorSlider, ColorThumb, SliderTrack, type Color } from 'react-aria-components';
import * as styles from './ColorPlane.styles.ts';

type ColorPlaneProps = {
  /** In HSB. */
  color: Color;
  onChange: (color: Color) => void;
};

/** Saturation and brightness as an area, the hue as a slider. */
export function ColorPlane({ color, onChange }: ColorPlaneProps) {
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
