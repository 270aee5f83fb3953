import type { ReactNode } from 'react';
import type { Elements } from '../Elements.ts';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import * as styles from './Tabs.styles.ts';

export interface TabOption {
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

/** Tabs with the content of the selected one. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => {
        onSelect(String(key));
      }}
    >
      <TabList className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={styles.tab}>
            <span>{tab.label}</span>
          </Tab>
        ))}
      </TabList>
      <TabPanel key={selected} id={selected} className={styles.panel}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
}
