import { Radio, RadioGroup } from 'react-aria-components';
import { Text } from '../text/Text.tsx';
import * as styles from './PictureChoice.styles.ts';

interface PictureOption {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  /** Address; null: nothing is shown. */
  readonly picture: string | null;
}

interface PictureChoiceProps {
  readonly label: string;
  readonly options: readonly PictureOption[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** `page`: upright, several in a row. */
  readonly shape?: 'page';
}

/** One choice out of a few that are seen; arrow keys move it. */
export function PictureChoice({ label, options, value, onChange, shape }: PictureChoiceProps) {
  return (
    <RadioGroup
      className={styles.choices}
      aria-label={label}
      orientation="horizontal"
      data-shape={shape}
      value={value}
      onChange={onChange}
    >
      {options.map(({ id, label: name, detail, picture }) => (
        <Radio key={id} value={id} className={styles.choice}>
          <span className={styles.picture}>{picture !== null && <img src={picture} alt="" />}</span>
          <Text weight="medium" dir="auto">
            {name}
          </Text>
          {detail !== undefined && (
            <Text size="small" tone="muted">
              {detail}
            </Text>
          )}
        </Radio>
      ))}
    </RadioGroup>
  );
}
