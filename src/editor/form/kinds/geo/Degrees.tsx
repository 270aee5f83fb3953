import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { focusNext } from '../../place/focusField.ts';
import type { Coordinates } from './coordinates.ts';
import * as styles from './Degrees.styles.ts';

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
export function Degrees({
  part,
  text,
  isInvalid,
  isReadOnly,
  onType,
  onPaste,
  onLeave,
}: DegreesProps) {
  const [name, unit] = NAMES[part];
  return (
    <div
      className={styles.degrees}
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
