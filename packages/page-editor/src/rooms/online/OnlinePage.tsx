import { cx } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import type { SendWay } from '../../Sender.ts';
import { button } from '../../kit/controls/Button.styles.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { IconButton } from '../../kit/controls/IconButton.tsx';
import { Phase } from '../../kit/icons/Phase.tsx';
import { Bar, BarLinks } from '../../kit/layout/Bar.tsx';
import * as page from '../../kit/layout/Page.styles.ts';
import { WelcomeTitle } from '../../kit/layout/Welcome.tsx';
import { NavList } from '../../kit/lists/NavList.tsx';
import { Notice } from '../../kit/messages/Notice.tsx';
import { Menu, type MenuEntry } from '../../kit/overlays/Menu.tsx';
import { useWindowTitle } from '../../kit/hooks/useWindowTitle.ts';
import { Text, Hidden } from '../../kit/text/Text.tsx';
import { useEditor } from '../../session/EditorContext.ts';
import { useOnline } from '../../session/useOnline.ts';
import { useSiteName } from '../../session/useSiteName.ts';
import { StateWords } from './OnlineMark.tsx';
import { LineList } from './TrialRun.tsx';
import { type Known, onlineWords, sendWords, wayWords } from './onlineWords.ts';
import { WayForm } from './WayForm.tsx';
import * as styles from './Online.styles.ts';
import { RuledList, RuledRow } from '../../kit/lists/Ruled.tsx';
import { clockWords } from '../../session/documentWords.ts';

/** How the site gets online: the ways beside what one of them needs. */
export function OnlinePage({ menu }: { readonly menu: readonly MenuEntry[] }) {
  const online = useOnline();
  const { go } = useEditor();
  useWindowTitle('Online');
  if (online.state === undefined) return <Notice sentence="Opening what is online" isBusy />;
  if (online.state === null) {
    const back = { label: 'All documents', run: () => go('/edit') };
    return <Notice sentence="Nothing sends this site from here." action={back} />;
  }
  return <Ways {...online} state={online.state} menu={menu} />;
}

const CONTENT = { id: 'content', label: 'Content', href: '/edit' };
const UP = { label: 'All documents', href: CONTENT.href };

function Ways({ state, ask, menu }: Known & { readonly menu: readonly MenuEntry[] }) {
  const { way: used, ways, run, online } = state;
  const name = useSiteName();
  const [chosen, setChosen] = useState<string | null>(null);
  const way = ways.find(({ id }) => id === (chosen ?? used ?? run?.way)) ?? ways[0];
  useAnnounced(state);
  if (!way) return null;
  const links = [
    CONTENT,
    ...(online ? [{ id: 'online', label: 'See it online', href: online.address }] : []),
  ];
  return (
    <div className={page.room}>
      <Bar title={name} up={UP} state={<StateWords state={state} />}>
        <BarLinks links={links} />
        <Menu
          label="More"
          trigger={<IconButton icon="more" label="More" />}
          items={[...links, ...menu]}
        />
        <SendButton state={state} ask={ask} />
      </Bar>
      <div className={cx(page.sided, styles.columns)}>
        <aside className={cx(page.side, styles.side)}>
          <NavList
            label="Ways to be online"
            rows={ways.map((one) => ({
              id: one.id,
              label: one.label,
              isCurrent: one.id === way.id,
              state: <WayState way={one} state={state} />,
              onPress: () => setChosen(one.id),
            }))}
          />
        </aside>
        <main className={styles.main} aria-label={`Online ${way.light}`}>
          <WelcomeTitle title="Online" lightTitle={way.light} level={2} size="room" />
          <Text as="p" size="body" tone="muted" className={styles.lead}>
            {way.lead}
          </Text>
          {way.lines ? (
            <LineList lines={way.lines} />
          ) : (
            <>
              <WayForm key={way.id} way={way} state={state} ask={ask} />
              {way.id === used && <SentList state={state} ask={ask} />}
            </>
          )}
        </main>
        <Sun state={state} />
      </div>
    </div>
  );
}

function WayState({ way, state }: { readonly way: SendWay } & Pick<Known, 'state'>) {
  const { kind, words, isTrouble = false } = wayWords(way, state);
  return (
    <Phase kind={kind} isTrouble={isTrouble}>
      {words}
    </Phase>
  );
}

/** The one thing to do: send what waits, try once more, or stop. */
function SendButton({ state, ask }: Pick<Known, 'state' | 'ask'>) {
  const { run } = state;
  if (run?.kind === 'send' && run.took === null) {
    return <Button onPress={() => ask({ do: 'stop' })}>Stop</Button>;
  }
  const words = run?.kind === 'send' && run.fault ? 'Try again' : sendWords(state);
  if (words === null) return null;
  return (
    <Button kind="primary" isDisabled={run?.took === null} onPress={() => ask({ do: 'send' })}>
      {words}
    </Button>
  );
}

/** The light: below the edge until the site is online; it rises once, and is half there while it is sent. */
function Sun({ state }: Pick<Known, 'state'>) {
  const { run, online } = state;
  const isSending = run?.kind === 'send' && run.took === null;
  const height = isSending ? 'half' : online ? 'up' : 'down';
  return (
    <div className={styles.sky} aria-hidden>
      <span className={styles.sun} data-height={height} />
    </div>
  );
}

/** Says the state to screen readers when it has changed, but not each page. */
function useAnnounced(state: Known['state']) {
  const { announce } = useEditor();
  const isRunning = state.run?.took === null;
  const { words } = onlineWords(state);
  const said = isRunning ? 'running' : words;
  const last = useRef(said);
  useEffect(() => {
    if (said === last.current) return;
    last.current = said;
    if (said !== 'running') announce(words);
  }, [said, words, announce]);
}

/** What was sent, the latest first; each version before it is one click back. */
function SentList({ state, ask }: Pick<Known, 'state' | 'ask'>) {
  const { sent, online, run } = state;
  if (sent.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="sent-so-far">
      <header className={styles.head}>
        <Text as="h3" id="sent-so-far" className={styles.heading}>
          Sent so far
        </Text>
      </header>
      <div className={styles.sent}>
        <RuledList>
          {sent.map(({ id, at, what, isOnline }) => (
            <RuledRow key={`${id} ${at}`} align="center">
              <span className={styles.when}>
                <Phase kind={isOnline ? 'published' : 'draft'}>{clockWords(at)}</Phase>
              </span>
              <Text size="body" tone="muted" isGrowing dir="auto">
                {what}
              </Text>
              {isOnline ? (
                <a
                  className={button}
                  data-kind="link"
                  href={online?.address}
                  target="_blank"
                  rel="noopener"
                >
                  See it
                </a>
              ) : (
                <Button
                  kind="link"
                  isDisabled={run?.took === null}
                  onPress={() => ask({ do: 'return', to: id })}
                >
                  <span>Go back to this</span>
                  <Hidden>{` version: ${what}`}</Hidden>
                </Button>
              )}
            </RuledRow>
          ))}
        </RuledList>
      </div>
    </section>
  );
}
