import type { ComponentType } from 'react';
import { lazily, type LazyComponent } from '../ui/loading/lazily.ts';
import { Notice } from '../ui/messages/Notice.tsx';

/** A screen whose code is loaded when it is opened: a document does not wait for it. */
export function lazyScreen<Props extends object>(
  /** What it shows, within a sentence: 'the list of documents'. */
  name: string,
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  return lazily(load, (_props, retry) =>
    retry === null ? (
      <Notice sentence={`Opening ${name}`} isBusy />
    ) : (
      <Notice
        sentence={`The server did not send ${name}.`}
        action={{ label: 'Try again', run: retry }}
      />
    ),
  );
}
