import { isFilled } from '@prismicio/client';
import type { Content } from '@prismicio/client';
import { useState } from 'react';
import { figureNumber } from '#content/numbering.ts';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useZone } from '#content/zone.ts';
import { FigureCaption } from '#ui/FigureCaption.tsx';
import { Picture } from '#ui/Picture.tsx';
import { containerWidth } from '#ui/pictureSizes.ts';
import { Switch } from '#ui/Switch.tsx';
import * as styles from './styles.ts';

/** Two pictures of the same thing and a switch that fades from one to the other. */
export function ImageSwitcher({ slice }: SliceProps<Content.ImageSwitcherSlice>) {
  const { starting_state: start, title_text: title, body_text: caption } = slice.primary;
  const { on_text: onText, off_text: offText, on_image: on, off_image: off } = slice.primary;
  const { surface, place, first } = useZone();
  const [isOn, setOn] = useState(start === 'On');

  const hasOn = isFilled.image(on);
  const hasOff = isFilled.image(off);
  if (!hasOn && !hasOff) return null;
  // A single picture leaves nothing to switch.
  const shown = hasOn && hasOff ? isOn : hasOn;
  const numbered = surface === 'case_study' && place.figure !== undefined;
  return (
    <figure className={styles.figure} data-surface={surface}>
      {(title || (hasOn && hasOff)) && (
        <div className={styles.head}>
          {title && <p className={styles.title}>{title}</p>}
          {hasOn && hasOff && (
            <Switch
              checked={isOn}
              onChange={setOn}
              name={[title, onText || 'On'].filter(Boolean).join(': ')}
              label={(isOn ? onText : offText) || (isOn ? 'On' : 'Off')}
              className={styles.control}
            />
          )}
        </div>
      )}
      <div className={styles.stack}>
        {hasOff && (
          <div className={styles.layer} data-below="" aria-hidden={shown}>
            <Picture field={off} sizes={containerWidth} priority={first && !shown} />
          </div>
        )}
        {hasOn && (
          <div className={styles.layer} aria-hidden={!shown}>
            <Picture
              field={on}
              sizes={containerWidth}
              fit={hasOff ? 'cover' : undefined}
              priority={first && shown}
            />
          </div>
        )}
      </div>
      <FigureCaption number={numbered ? figureNumber(place.figure) : undefined} field={caption} />
    </figure>
  );
}
