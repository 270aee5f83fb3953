import { createElement, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { cardTarget, type ProjectCard } from '#content/cards.ts';
import { atFirstInput } from '#effects/dom/atFirstInput.ts';
import { isSaving } from '#effects/dom/isSaving.ts';
import { withStyles } from '#effects/dom/otherStyles.ts';
import { Container } from '#ui/layout/Container.tsx';
import { RouteLink } from '#ui/links/RouteLink.tsx';
import * as project from '#ui/words/en/screens/project.ts';
import { useLanguage } from '#ui/words/language.ts';
import type { NextInDisc } from './NextInDisc.tsx';
import * as styles from '../projectFrame/styles.ts';
import { useLocation, useParams } from 'react-router-dom';
import { useAnswer } from '#content/answers.ts';
import { useQueries } from '#content/queries.ts';
import { projectWords } from '../shared/projectWords.ts';

/** The footer, and what shows the next project in its disc. */
interface Place {
  readonly footer: Element;
  readonly Inside: typeof NextInDisc;
}

/** Once it is loaded: later pages of the visit are rendered with it at once. */
let loaded: typeof NextInDisc | null = null;

function findPlace(): Place | null {
  const footer = loaded && document.querySelector('footer');
  return loaded && footer && { footer, Inside: loaded };
}

/** Calls back once none of the elements is in the window. */
function whenOutOfView(elements: readonly Element[], callback: () => void): () => void {
  const inView = new Set(elements);
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      inView[isIntersecting ? 'add' : 'delete'](target);
    if (inView.size > 0) return;
    observer.disconnect();
    callback();
  });
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/** Once there is a visitor; null before, and where bytes are saved. */
function usePlace(): Place | null {
  const { pathname } = useLocation();
  const [place, setPlace] = useState<Place | null>(null);
  // Each page has its own footer, which is not there yet while the page is rendered.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/set-state-in-effect
  useLayoutEffect(() => setPlace(findPlace()), [pathname]);
  const isPlaced = place !== null;
  useEffect(() => {
    if (isPlaced || isSaving()) return undefined;
    let stop = () => {};
    const show = () => {
      const next = findPlace();
      if (!next) return;
      const isFocused = document.activeElement?.closest('[data-next]');
      flushSync(() => setPlace(next));
      // The link is another one now: whoever was on it stays on it.
      if (isFocused) next.footer.querySelector<HTMLElement>('[data-next] a')?.focus();
    };
    atFirstInput(() => {
      withStyles(import('./NextInDisc.tsx')).then((module) => {
        loaded = module.NextInDisc;
        // It moves the footer and its disc: not below the eyes of one who is there already.
        stop = whenOutOfView([...document.querySelectorAll('[data-next], footer')], show);
      }, console.warn);
    });
    return () => stop();
  }, [isPlaced]);
  return place;
}

/** What follows a project or a case study: a link, which moves into the disc of the page's footer. */
export function NextProject() {
  const { say } = useLanguage();
  const card = useNext();
  const place = usePlace();
  const target = card && cardTarget(card);
  if (!card || target?.kind !== 'internal') return null;
  if (place) return createPortal(createElement(place.Inside, { card }), place.footer);
  return (
    <nav aria-label={say(project.next)} data-next="">
      <Container className={styles.next}>
        <p>{say(project.next)}</p>
        <RouteLink to={target.path}>{projectWords(card.data, say).title}</RouteLink>
      </Container>
    </nav>
  );
}

/** What follows the page of a project or a case study; null before it is known, and where nothing does. */
function useNext(): ProjectCard | null {
  const { pathname } = useLocation();
  const { uid = '' } = useParams();
  const type = pathname.startsWith('/project/') ? 'project' : 'case_study';
  const query = useQueries().next(type, uid);
  return useAnswer({ ...query, enabled: uid !== '' }).data ?? null;
}
