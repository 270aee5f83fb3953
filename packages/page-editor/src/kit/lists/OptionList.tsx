import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import type { Elements } from '../Elements.ts';
import { Empty, Text } from '../text/Text.tsx';
import * as styles from './OptionList.styles.ts';

export interface Option {
  readonly id: string;
  /** What screen readers read. */
  readonly text: string;
  readonly content: Elements;
}

interface OptionSection {
  readonly id: string;
  readonly head: Elements;
  readonly options: readonly Option[];
}

interface OptionListProps {
  readonly label: string;
  readonly sections?: readonly OptionSection[];
  /** After the sections, or in place of them. */
  readonly options?: readonly Option[];
  readonly onChoose: (id: string) => void;
  /** With lines between the options. */
  readonly isRuled?: boolean;
  readonly empty?: string;
}

/** What a search finds, in sections; the search above it keeps the focus, and its arrow keys move through this list. */
export function OptionList({
  label,
  sections = [],
  options: others = [],
  onChoose,
  isRuled = false,
  empty,
}: OptionListProps) {
  return (
    <ListBox
      className={styles.list}
      aria-label={label}
      selectionMode="none"
      data-look={isRuled ? 'ruled' : undefined}
      onAction={(key) => onChoose(String(key))}
      {...(empty !== undefined && { renderEmptyState: () => <Empty>{empty}</Empty> })}
    >
      {sections.map(({ id, head, options }) => (
        <ListBoxSection key={id} id={id}>
          <Header className={styles.section}>{head}</Header>
          {options.map((option) => (
            <Entry key={option.id} {...option} />
          ))}
        </ListBoxSection>
      ))}
      {others.map((option) => (
        <Entry key={option.id} {...option} />
      ))}
    </ListBox>
  );
}

function Entry({ id, text, content }: Option) {
  return (
    <ListBoxItem id={id} textValue={text} className={styles.option}>
      {content}
    </ListBoxItem>
  );
}

/** What an option is called, and at its end what it is. */
export function OptionWords({
  label,
  detail,
}: {
  readonly label: string;
  readonly detail: string;
}) {
  return (
    <>
      <Text>{label}</Text>
      <Text size="small" tone="muted" isGrowing className={styles.detail}>
        {detail}
      </Text>
    </>
  );
}
