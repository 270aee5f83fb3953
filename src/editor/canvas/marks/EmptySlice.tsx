import { BOX_ATTRIBUTE } from './sliceMarks.ts';
import * as styles from './styles.ts';

interface EmptySliceProps {
  readonly type: string;
  /** Whether the site has no slice of this type. */
  readonly isUnknown: boolean;
}

/** `card_list` → `Card list`. */
const words = (type: string) => {
  const text = type.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Stands for a slice that renders nothing; visitors never see it. */
export function EmptySlice({ type, isUnknown }: EmptySliceProps) {
  return (
    <div className={styles.box} data-unknown={isUnknown || undefined} {...{ [BOX_ATTRIBUTE]: '' }}>
      <span className={styles.name}>
        {isUnknown ? `A slice the site does not know: ${type}` : words(type)}
      </span>
      <span>
        {isUnknown
          ? 'It stays in the file and is not shown. You can move or delete it.'
          : 'Nothing to show yet.'}
      </span>
    </div>
  );
}
