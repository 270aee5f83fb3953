import { isFilled, type Content } from '@prismicio/client';
import { useState } from 'react';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useSliceZone } from '#content/sliceZone.ts';
import { FigureCaption } from '#ui/image/FigureCaption.tsx';
import { ContentImage } from '#ui/image/ContentImage.tsx';
import { fittedSizes } from '#ui/image/fittedSizes.ts';
import { containerWidth } from '#ui/image/imageSizes.ts';
import { Switch } from '#ui/controls/Switch.tsx';
import * as switcher from '#ui/words/en/slices/switcher.ts';
import { useLanguage } from '#ui/words/language.ts';
import * as styles from './styles.ts';

const shapeOf = ({ width, height }: { width: number; height: number }) => [width, height] as const;

/** Two images of the same thing and a switch that crossfades them. */
export function ImageSwitcher({ slice }: SliceProps<Content.ImageSwitcherSlice>) {
  const { starting_state: start, title_text: title, body_text: caption } = slice.primary;
  const { on_text: onText, off_text: offText, on_image: on, off_image: off } = slice.primary;
  const { variant, numbering, first } = useSliceZone();
  const { digits, say } = useLanguage();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOn = chosen ?? start === 'On';

  const hasOn = isFilled.image(on);
  const hasOff = isFilled.image(off);
  if (!hasOn && !hasOff) return null;
  // A single image needs no switch.
  const shown = hasOn && hasOff ? isOn : hasOn;
  return (
    <figure className={styles.figure} data-variant={variant}>
      {(title || (hasOn && hasOff)) && (
        <div className={styles.head}>
          {title && <p className={styles.title}>{title}</p>}
          {hasOn && hasOff && (
            <Switch
              checked={isOn}
              onChange={setChosen}
              name={[title, onText || say(switcher.on)].filter(Boolean).join(': ')}
              label={(isOn ? onText : offText) || (isOn ? say(switcher.on) : say(switcher.off))}
              className={styles.control}
            />
          )}
        </div>
      )}
      <div className={styles.stack}>
        {hasOff && (
          <div className={styles.layer} data-below="" aria-hidden={shown}>
            <ContentImage field={off} sizes={containerWidth} priority={first && !shown} />
          </div>
        )}
        {hasOn && (
          <div className={styles.layer} aria-hidden={!shown}>
            <ContentImage
              field={on}
              sizes={
                hasOff
                  ? fittedSizes(containerWidth, 'cover', on, shapeOf(off.dimensions))
                  : containerWidth
              }
              fit={hasOff ? 'cover' : undefined}
              priority={first && shown}
            />
          </div>
        )}
      </div>
      <FigureCaption number={numbering.figure && digits(numbering.figure)} field={caption} />
    </figure>
  );
}
