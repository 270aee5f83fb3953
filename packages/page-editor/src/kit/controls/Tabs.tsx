import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Elements } from '../Elements.ts';
import { Button, Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { Icon } from '../icons/Icon.tsx';
import * as styles from './Tabs.styles.ts';

interface TabOption {
  readonly id: string;
  readonly label: ReactNode;
}

type TabsProps = {
  /** Names the list of tabs for screen readers. */
  label: string;
  tabs: readonly TabOption[];
  selected: string;
  onSelect: (id: string) => void;
  /** Content of the selected tab. */
  children: Elements;
};

const ENDS = [
  { end: 'before', by: -1, label: 'Earlier tabs', icon: 'chevron-left' },
  { end: 'after', by: 1, label: 'Further tabs', icon: 'chevron-right' },
] as const;

/** How much of the width of the list an arrow scrolls by. */
const STEP = 0.6;

/** Tabs with the content of the selected one, which is in view; those that have no room are scrolled to. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const hidden = useScrolled(list, selected);
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => {
        onSelect(String(key));
      }}
    >
      <div className={styles.bar} data-hidden={hidden}>
        <TabList ref={list} className={styles.list} aria-label={label}>
          {tabs.map((tab) => (
            <Tab key={tab.id} id={tab.id} className={styles.tab}>
              <span>{tab.label}</span>
            </Tab>
          ))}
        </TabList>
        {/* For pointers: arrow keys reach every tab. */}
        {ENDS.map(
          ({ end, by, icon, label: name }) =>
            hidden.includes(end) && (
              <Button
                key={end}
                className={styles.arrow}
                data-end={end}
                excludeFromTabOrder
                aria-label={name}
                onPress={() => {
                  const { current } = list;
                  current?.scrollBy({ left: by * current.clientWidth * STEP });
                }}
              >
                <Icon name={icon} />
              </Button>
            ),
        )}
      </div>
      <TabPanel key={selected} id={selected} className={styles.panel}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
}

/** Which ends of a list are out of view: 'before after'. */
function hiddenEnds({ scrollLeft, scrollWidth, clientWidth }: Element): string {
  // Browsers scroll by parts of a px.
  const isAfter = scrollLeft + clientWidth < scrollWidth - 1;
  return `${scrollLeft > 1 ? 'before' : ''} ${isAfter ? 'after' : ''}`;
}

function showSelected(list: Element): void {
  const tab = list.querySelector<HTMLElement>('[aria-selected=true]');
  const middle = tab ? tab.offsetLeft + tab.offsetWidth / 2 : 0;
  list.scrollTo({ left: middle - list.clientWidth / 2, behavior: 'instant' });
}

/** Brings the selected tab into view. Returns which ends are not. */
function useScrolled(list: RefObject<HTMLElement | null>, selected: string): string {
  const [hidden, setHidden] = useState('');
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return undefined;
    const measure = () => setHidden(hiddenEnds(current));
    current.addEventListener('scroll', measure);
    // It also calls back first, when the tabs are there, which React Aria renders after their list.
    const observer = new ResizeObserver(() => {
      showSelected(current);
      measure();
    });
    observer.observe(current);
    return () => {
      current.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [list]);
  useLayoutEffect(() => {
    const { current } = list;
    if (selected === '' || !current) return undefined;
    showSelected(current);
    // In an effect of its own, React Aria may scroll back to the tab that had the focus before.
    const frame = requestAnimationFrame(() => showSelected(current));
    return () => cancelAnimationFrame(frame);
  }, [list, selected]);
  return hidden;
}
