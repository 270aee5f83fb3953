import type { DocumentSession, OpenDocument } from './DocumentSession.ts';
import { useOpenDocument } from './useOpenDocument.ts';

const faultyIn = ({ problems }: OpenDocument): ReadonlySet<string> =>
  new Set(
    problems.flatMap(({ field }) => {
      const [, zone, index] = /^data\.([\w-]+)\[(\d+)\]/.exec(field ?? '') ?? [];
      return zone !== undefined && index !== undefined ? [`${zone}/${index}`] : [];
    }),
  );

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((entry) => other.has(entry));

/** The slices of a document that have problems, as `zone/index`. */
export const useFaultySlices = (session: DocumentSession): ReadonlySet<string> =>
  useOpenDocument(session, faultyIn, isSameSet);
