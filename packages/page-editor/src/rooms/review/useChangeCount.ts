import { useEffect, useState } from 'react';
import type { DocumentSession, OpenDocument } from '../../document/DocumentSession.ts';
import type { EditorModels } from '../../model/EditorModels.ts';

/** In ms after the last edit: comparing is not worth a frame while someone types. */
const PAUSE = 200;

/** The count of each content that was compared, as several parts of the window show it. */
const counted = new WeakMap<OpenDocument['json'], { of: unknown; count: number }>();

async function countOf(
  { published, json, key }: OpenDocument,
  models: EditorModels,
): Promise<number | null> {
  if (published === null) return null;
  const { describeChanges } = await import('../../differences/describeChanges.ts');
  const known = counted.get(json);
  if (known?.of === published) return known.count;
  const type = models.types.get(key.type);
  const count = describeChanges({ published, current: json, type, models }).length;
  counted.set(json, { of: published, count });
  return count;
}

/**
 * How many changes the review of an open document lists; null while that is not known yet, and of a
 * document that never was public, which is new as a whole.
 */
export function useChangeCount(session: DocumentSession, models: EditorModels): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen: unknown[] = [];
    const look = async () => {
      // Without the code that compares it is not known.
      const found = await countOf(session.get(), models).catch(() => null);
      if (isCurrent) setCount(found);
    };
    const plan = () => {
      const { published, json } = session.get();
      if (seen[0] === published && seen[1] === json) return;
      seen = [published, json];
      clearTimeout(timer);
      timer = setTimeout(() => void look(), PAUSE);
    };
    void look();
    const stop = session.subscribe(plan);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      stop();
    };
  }, [session, models]);
  return count;
}
