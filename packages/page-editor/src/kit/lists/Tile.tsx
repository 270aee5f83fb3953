import { Checkbox } from 'react-aria-components';
import type { Elements } from '../Elements.ts';
import { Icon } from '../icons/Icon.tsx';
import * as styles from './Tile.styles.ts';

interface TileProps {
  readonly picture: Elements;
  /** Below the picture; null: the picture says it. */
  readonly name: string | null;
  readonly facts?: readonly string[];
  /** What is to be done with it, more legible than facts. */
  readonly task?: string | undefined;
  /** Whether it is the one that is open or chosen. */
  readonly isCurrent?: boolean;
  /** Names the box that selects it, where several may be selected. */
  readonly select?: string;
}

/** A picture with its name, within an item of a list that has the class `tile`. */
export function Tile({ picture, name, facts = [], task, isCurrent = false, select }: TileProps) {
  return (
    <>
      <span className={styles.frame} data-current={isCurrent || undefined}>
        {picture}
      </span>
      {select !== undefined && (
        <Checkbox slot="selection" className={styles.check} aria-label={select}>
          <span className={styles.box}>
            <Icon name="check" size="small" />
          </span>
        </Checkbox>
      )}
      {name !== null && (
        <span className={styles.caption}>
          <span>{name}</span>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {task !== undefined && <span data-task="">{task}</span>}
        </span>
      )}
    </>
  );
}
