import { Button } from 'react-aria-components';
import { cx } from '@linaria/core';
import { LINK_ATTRIBUTE } from '../field/focusField.ts';
import { useForm } from '../field/FormContext.ts';
import { useOpen } from '../field/useField.ts';
import { slicesOf } from '../../model/sliceAt.ts';
import type { Place } from '../../model/place.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { Note, Text } from '../../kit/text/Text.tsx';
import * as styles from './Form.styles.ts';

export interface Crumb {
  readonly label: string;
  /** Not for the last one: where the form is. */
  readonly onPress?: () => void;
}

type FormHeadProps = {
  place: Place;
  isSlice?: boolean;
  /** The document's tab, where the form is of the document. */
  tab?: string;
  /** Places below. */
  below?: readonly Crumb[];
};

/** Where the form is: 'Low Tide › Spread', '7 of 15'. */
export function FormHead({ place, isSlice = false, tab, below = [] }: FormHeadProps) {
  const { models, onPlace } = useForm();
  const { zone = '', index = 0 } = place;
  const type = useOpen(({ key }) => key.type);
  const title = useOpen(({ summary }) => summary.title);
  const count = useOpen(({ json }) => slicesOf(json, zone).length);
  const label = models.types.get(type)?.zones.find(({ id }) => id === zone)?.label ?? zone;
  const crumbs: Crumb[] = [
    { label: title, onPress: () => onPlace({}) },
    ...(tab === undefined ? [] : [{ label: tab }]),
    ...(isSlice ? [{ label, onPress: () => onPlace({ zone, index }) }] : []),
    ...below,
  ];
  return (
    <div className={styles.row}>
      <nav aria-label="Where this is" className={styles.nav}>
        <ol className={styles.crumbs}>
          {crumbs.map(({ label, onPress }, at) => (
            <li key={at} className={styles.crumb}>
              {at > 0 && <Icon name="chevron-right" size="small" className={styles.mark} />}
              {onPress && at < crumbs.length - 1 ? (
                <Button className={styles.crumbLink} onPress={onPress}>
                  <span className={styles.words}>{label}</span>
                </Button>
              ) : (
                <span className={styles.here} aria-current="location">
                  {label}
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {isSlice && <span>{`${index + 1} of ${count}`}</span>}
    </div>
  );
}

type FormTitleProps = {
  title: string;
  /** What it is, below the title. */
  detail?: string;
};

/** Name of what the form is of. */
export function FormTitle({ title, detail = '' }: FormTitleProps) {
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      {detail !== '' && <Note className={styles.detail}>{detail}</Note>}
    </>
  );
}

interface RowLinkProps {
  readonly label: string;
  /** How many of what it leads to, or what that is. */
  readonly count: string;
  /** What it opens below itself, by its id. */
  readonly fold?: { readonly id: string; readonly isOpen: boolean };
  readonly className?: string;
  readonly onPress: () => void;
}

/** A row that leads to entries or slices which have a form of their own, or opens what is below it. */
export function RowLink({ label, count, fold, className, onPress }: RowLinkProps) {
  return (
    <Button
      {...{ [LINK_ATTRIBUTE]: '' }}
      className={cx(styles.rowButton, styles.rowLink, className)}
      onPress={onPress}
      {...(fold && { 'aria-expanded': fold.isOpen })}
      {...(fold?.isOpen && { 'aria-controls': fold.id })}
    >
      <Text isGrowing>{label}</Text>
      <Note as="span">{count}</Note>
      <Icon name={fold?.isOpen ? 'chevron-down' : 'chevron-right'} />
    </Button>
  );
}
