import { type ReactNode, use, useCallback } from 'react';
import { imageSource } from '../kit/imageSource.ts';
import { Hidden } from '../kit/text/Text.tsx';
import { decoded } from '../model/place.ts';
import { EditorContext } from '../session/EditorContext.ts';
import { documentLookup, type NamedDocument } from '../session/findDocument.ts';
import { useLoaded } from '../session/useAnswer.ts';
import type { Part, Shown } from './DescribedChange.ts';
import { fileOf } from './describeImage.ts';
import type { Run } from './diffWords.ts';
import * as styles from './differences.styles.ts';

/** A difference for reading: words struck and underlined, pictures side by side, values as 'was → is'. */
export function Difference({
  parts,
  size = 'large',
}: {
  parts: readonly Part[];
  size?: 'large' | 'medium' | undefined;
}) {
  return (
    <div
      className={styles.difference}
      data-size={size}
      data-pictures={parts.some(({ kind }) => kind === 'pictures') || undefined}
    >
      {parts.map((part, at) => (
        <PartView key={at} part={part} />
      ))}
    </div>
  );
}

function PartView({ part }: { part: Part }) {
  if (part.kind === 'note') return <p className={styles.note}>{part.text}</p>;
  if (part.kind === 'words') return <Words runs={part.runs} />;
  if (part.kind === 'pictures') {
    return (
      <div className={styles.pictures}>
        <Picture address={part.was} when="Was" />
        <Picture address={part.is} when="Is" />
      </div>
    );
  }
  return (
    <p className={styles.values}>
      <Removed>
        <Value shown={part.was} />
      </Removed>
      <span aria-hidden>→</span>
      <Added>
        <Value shown={part.is} />
      </Added>
    </p>
  );
}

/** Runs of text; what is struck and underlined is said to screen readers, too. */
export function Words({ runs }: { runs: readonly Run[] }) {
  return (
    <p className={styles.words} dir="auto">
      {runs.map(({ kind, text: words, document }, at) => {
        const text = document ? <DocumentTitle document={document} words={words} /> : words;
        if (kind === 'removed') return <Removed key={at}>{text}</Removed>;
        if (kind === 'same') return <span key={at}>{text}</span>;
        const isBeside = runs[at - 1]?.kind === 'removed';
        return (
          <span key={at}>
            {isBeside && <span> </span>}
            <Added>{text}</Added>
          </span>
        );
      })}
    </p>
  );
}

function Removed({ children }: { children: ReactNode }) {
  return (
    <del className={styles.removed}>
      <Hidden>removed: </Hidden>
      <span>{children}</span>
    </del>
  );
}

function Added({ children }: { children: ReactNode }) {
  return (
    <ins className={styles.added}>
      <Hidden>added: </Hidden>
      <span>{children}</span>
    </ins>
  );
}

function Value({ shown: { text, color, document } }: { shown: Shown }) {
  return (
    <>
      {color !== undefined && (
        <svg className={styles.swatch} viewBox="0 0 16 16" aria-hidden focusable="false">
          <circle cx="8" cy="8" r="7.5" fill={color} />
        </svg>
      )}
      {document ? <DocumentTitle document={document} words={text} /> : <span>{text}</span>}
    </>
  );
}

const WIDTH = 464;

function Picture({ address, when }: { address: string | null; when: 'Was' | 'Is' }) {
  if (address === null) return <p className={styles.noPicture}>{`${when} empty`}</p>;
  const name = decoded(fileOf(address).replace(/^.*\//, ''));
  return (
    <figure className={styles.picture} data-when={when}>
      <img src={imageSource(address, { width: WIDTH })} alt="" loading="lazy" />
      <figcaption>{`${when}, ${name}`}</figcaption>
    </figure>
  );
}

/** The title of a document that a value names; until it is known, and if there is none, the given words. */
function DocumentTitle({ document, words }: { document: NamedDocument; words: string }) {
  const services = use(EditorContext);
  const { id, type, uid } = document;
  const find = useCallback(
    async () => services && documentLookup(services.api).find({ id, type, uid }),
    [services, id, type, uid],
  );
  return <span>{useLoaded(find)?.title ?? words}</span>;
}
