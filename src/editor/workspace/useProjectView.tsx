import { useState } from 'react';
import type { Elements } from '#ui/Elements.ts';
import { tagPath } from '#content/links.ts';
import type { DocumentSession, OpenDocument } from '../document/DocumentSession.ts';
import { useOpenDocument } from '../document/useOpenDocument.ts';
import { hasCaseStudy } from '../session/siteAddress.ts';
import { Pills } from '../kit/controls/Pills.tsx';
import * as styles from './workspace.styles.ts';

/**
 * The page that shows the card of a project: of its first category, else Home. null: the document is no
 * project with a case study, which visitors reach by its card.
 */
export function cardPath(open: Pick<OpenDocument, 'key' | 'json'>): string | null {
  if (!hasCaseStudy(open)) return null;
  const [tag] = open.json.tags ?? [];
  return tag === undefined ? '/' : tagPath(tag);
}

/** Whether a project's own page is only its title: its story is in the case study. */
const isBare = ({ json }: OpenDocument) => {
  const spread = json.data?.['spread'];
  return !Array.isArray(spread) || spread.length === 0;
};

/** The choice between the card and the page of a project, and what the sheet is to show. */
export function useProjectView(session: DocumentSession): {
  readonly path: string | undefined;
  readonly choice: Elements;
} {
  const [isCard, setCard] = useState(() => isBare(session.get()));
  const card = useOpenDocument(session, cardPath);
  if (card === null) return { path: undefined, choice: null };
  return {
    path: isCard ? card : undefined,
    choice: (
      <div className={styles.views}>
        <Pills
          aria-label="What the page shows of the project"
          look="segments"
          options={[
            { id: 'card', label: 'Card' },
            { id: 'page', label: 'Page' },
          ]}
          value={isCard ? 'card' : 'page'}
          onChange={(id) => setCard(id === 'card')}
        />
      </div>
    ),
  };
}
