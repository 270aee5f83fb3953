import { useEditor } from '../../../session/EditorContext.ts';
import { Icon } from '../../../kit/icons/Icon.tsx';
import { TitleLines } from '../../../kit/lists/TitleLines.tsx';
import { Text } from '../../../kit/text/Text.tsx';
import { useTarget } from '../target/useTarget.ts';
import { targetWords } from '../target/targetWords.ts';
import type { ReadLink } from '../values/linkValue.ts';

type LinkWordsProps = {
  link: ReadLink;
  emptyText?: string;
};

/** A link in a row: glyph of its kind, where it leads in words, its address below. */
export function LinkWords({ link, emptyText = '' }: LinkWordsProps) {
  const editor = useEditor();
  const found = useTarget(link.target);
  if (link.target === null && link.text === '' && !link.isUnknown) {
    return (
      <>
        <Icon name="link" />
        <Text tone="muted">{emptyText}</Text>
      </>
    );
  }
  const { icon, title, address, isGone } = targetWords(editor, link, found);
  const hasOwnText = link.target?.kind === 'Document' && link.text !== '';
  return (
    <>
      <Icon name={icon} />
      <TitleLines
        title={hasOwnText ? `${link.text}: ${title}` : title}
        note={address}
        isWhole={isGone}
      />
    </>
  );
}

/** The place of an element in the window. */
export function rectOf(element: Element | null): DOMRect {
  return element?.getBoundingClientRect() ?? new DOMRect();
}
