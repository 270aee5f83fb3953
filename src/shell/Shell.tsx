import { cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnswer } from '#content/answers.ts';
import { useQueries } from '#content/queries.ts';
import { useSite } from '#content/site.ts';
import { bootIds } from '#effects/boot/gate.ts';
import { rows } from '#ui/layout/rows.styles.ts';
import * as shell from '#ui/words/en/shell.ts';
import { useLanguage } from '#ui/words/language.ts';
import { Controls } from './Controls.tsx';
import { Extras } from './Extras.tsx';
import { Footer } from './footer/Footer.tsx';
// The server alone renders the gate, but its styles belong to the browser's bundle.
import './gate/discs.styles.ts';
import './gate/gate.styles.ts';
import { HeaderSlot } from './header/Header.tsx';
import { hasProjectFrame, isLit } from './pageKind.ts';
import { behindMenu, menuIds } from './menu/menuControl.ts';
import { MenuLoader } from './menu/MenuLoader.tsx';
import { PreviewBar } from './preview/PreviewBar.tsx';
import { ProfileButtons } from './ProfileButtons.tsx';
import { RouteChange } from './RouteChange.tsx';
import { SoundProvider } from './sound/SoundProvider.tsx';
import * as styles from './styles.ts';

/** What surrounds every screen. While the menu is open, all but the header is inert behind it. */
export function Shell({ children }: { children: ReactNode }) {
  const { data } = useAnswer(useQueries().settings());
  const { pathname } = useLocation();
  const { languages } = useSite();
  const { say } = useLanguage();
  const settings = data?.data;
  const framed = hasProjectFrame(pathname);
  return (
    <SoundProvider settings={settings}>
      {languages && <languages.Part place="head" />}
      <a className={styles.skip} href={`#${bootIds.content}`} {...behindMenu}>
        {say(shell.skip)}
      </a>
      <HeaderSlot
        hasProjectFrame={framed}
        isLit={isLit(pathname)}
        name={settings?.name ?? ''}
        links={settings?.quick_links}
      />
      {settings && <MenuLoader settings={settings} />}
      {!framed && (
        <ProfileButtons
          profiles={settings?.profile_links ?? []}
          label={say(shell.profiles)}
          look="bare"
          className={styles.rail}
          {...behindMenu}
        />
      )}
      <Controls />
      <PreviewBar />
      <div id={menuIds.page} className={styles.page} {...behindMenu}>
        <main id={bootIds.content} className={cx(rows, styles.main)} tabIndex={-1}>
          {children}
        </main>
        {settings && <Footer settings={settings} />}
      </div>
      <RouteChange />
      <Extras />
    </SoundProvider>
  );
}
