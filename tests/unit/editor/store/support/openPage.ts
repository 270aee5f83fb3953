import { onTestFinished } from 'vitest';
import type { DocumentKey } from '#prismic-folder/contract';
import type { AuthoringClient } from '#page-editor/api/AuthoringClient.ts';
import type { DocumentSession } from '#page-editor/document/DocumentSession.ts';
import { openSession, type SessionOptions } from '#page-editor/document/openSession.ts';
import { type MemoryStore, memoryStore } from './memoryStore.ts';
import type { Service } from './service.ts';
import { type TestClock, testClock } from './testClock.ts';

/** The document that most tests open, and its files. */
export const about = { type: 'page', name: 'about' };
export const ABOUT = 'content/documents/page/about.json';
export const DRAFT = 'content/drafts/documents/page/about.json';
export const NAME = ['data', 'name'];
export const SIZE = ['data', 'size'];
export const note = (text: string) => ({ slice_type: 'note', primary: { text } });

/** A page of the editor with an open document. */
export interface Page {
  readonly session: DocumentSession;
  readonly api: AuthoringClient;
  readonly clock: TestClock;
  readonly notices: string[];
  /** Sets a value of the document, as a form does. */
  readonly set: (
    path: readonly (string | number)[],
    value: string | number,
    isTyping?: boolean,
  ) => void;
  /** The browser is killed. */
  readonly crash: () => void;
}

interface PageOptions extends Omit<SessionOptions, 'store' | 'clock'> {
  readonly browser?: MemoryStore;
}

export async function openPage(
  service: Service,
  key: DocumentKey,
  { browser = memoryStore(), ...options }: PageOptions = {},
): Promise<Page> {
  const { store, crash } = browser.page();
  let isGone = false;
  const api = service.client(undefined, () => isGone);
  const clock = testClock();
  const notices: string[] = [];
  const onNotice = (sentence: string) => void notices.push(sentence);
  const session = await openSession(api, key, { ...options, store, clock, onNotice });
  onTestFinished(() => {
    if (!isGone) session.close();
  });
  return {
    session,
    api,
    clock,
    notices,
    set(path, value, isTyping = false) {
      const label = `change ${String(path.at(-1))}`;
      session.edit([{ op: 'set', path, value }], { label, isTyping });
    },
    crash() {
      isGone = true;
      crash();
    },
  };
}
