import { useEditor } from '../../EditorContext.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { targetWords } from '../target/targetWords.ts';
import { useTarget } from '../target/useTarget.ts';
import type { ReadLink } from '../values/linkValue.ts';
import * as styles from './fields.styles.ts';

type LinkWordsProps = {
  link: ReadLink;
  emptyText: string;
};

/** A link in a row: glyph of its kind, where it leads in words, its address below. */
export function LinkWords({ link, emptyText }: LinkWordsProps) {
  const { models } = useEditor();
  const found = useTarget(link.target);
  if (link.target === null && link.text === '' && !link.isUnknown) {
    return (
      <>
        <Icon name="link" />
        <span className={styles.empty}>{emptyText}</span>
      </>
    );
  }
  const { icon, title, address } = targetWords(models, link, found);
  const hasOwnText = link.target?.kind === 'Document' && link.text !== '';
  return (
    <>
      <Icon name={icon} />
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {hasOwnText ? `${link.text}: ${title}` : title}
        </span>
        {address !== '' && <span className={styles.address}>{address}</span>}
      </span>
    </>
  );
}

/** The place of an element in the window. */
export function rectOf(element: Element | null): DOMRect {
  return element?.getBoundingClientRect() ?? new DOMRect();
}
