import { Button, DialogTrigger } from 'react-aria-components';
import type { FieldProps } from '../../../field/FieldProps.ts';
import { UnknownField } from '../../../field/UnknownField.tsx';
import { lazyPart } from '../../../../kit/loading/lazy.tsx';
import { useFormBelow } from '../../../../kit/overlays/formBelow.ts';
import { Popover } from '../../../../kit/overlays/Popover.tsx';
import { TypedValue, type Written } from '../TypedValue.tsx';
import * as styles from '../kinds.styles.ts';
import { colorFault, readColor } from './colors.ts';

const ColorPicker = lazyPart(async () => (await import('./ColorPicker.tsx')).ColorPicker, 360);

const WRITTEN: Written<string> = {
  read: readColor,
  fault: colorFault,
  write: (color) => color,
};

/** A colour: a disc that opens the picker, and its hex digits. */
export function ColorField(props: FieldProps) {
  const { field, path, value = null, readOnly, onChange } = props;
  const isBelow = useFormBelow();
  if (value !== null && typeof value !== 'string') return <UnknownField {...props} />;
  const text = value ?? '';
  const color = readColor(text);
  const disc = <span className={styles.disc} style={{ background: color ?? 'transparent' }} />;
  return (
    <TypedValue
      props={props}
      words={text}
      written={WRITTEN}
      start={
        readOnly === null ? (
          <DialogTrigger>
            <Button
              className={styles.openPicker}
              aria-label={`${field.label}, ${color ?? 'empty'}: choose a colour`}
            >
              {disc}
            </Button>
            <Popover
              label={`Colour of ${field.label}`}
              width={312}
              placement={isBelow ? 'bottom start' : 'left top'}
            >
              <ColorPicker
                field={field}
                path={path}
                color={color}
                onChange={(next) => onChange(next ?? undefined, { isTyping: next !== null })}
              />
            </Popover>
          </DialogTrigger>
        ) : (
          disc
        )
      }
    />
  );
}
