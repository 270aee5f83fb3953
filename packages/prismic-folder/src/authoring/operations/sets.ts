import { z } from 'zod';
import { contentSets, newContent, setMoved, setName } from '../contract/sets.ts';
import { operation } from '../operation.ts';
import { keepDemo, readContentSets, restoreContent, startContent } from '../sets/sets.ts';

/** The demo and the owner's own content: one is in use, others are kept aside. */
export const setOperations = {
  readContentSets: operation({
    address: 'GET /sets',
    summary: 'Reads whether the folder has the demo, and which content was moved aside.',
    result: contentSets,
    errors: [],
    run: (_, { folder }) => readContentSets(folder),
  }),
  keepDemo: operation({
    address: 'POST /sets/keep',
    summary: 'Keeps the demo, and notes that it was asked about.',
    result: 'nothing',
    errors: ['conflict', 'storage'],
    run: (_, { folder }) => keepDemo(folder),
  }),
  startContent: operation({
    address: 'POST /sets',
    summary:
      'Moves the demo aside and writes new documents in its place, public or as drafts, all or nothing.',
    body: newContent,
    result: setMoved,
    status: 201,
    errors: ['conflict', 'problems', 'storage'],
    run: ({ body }, { folder }) => startContent(folder, body),
  }),
  restoreContent: operation({
    address: 'POST /sets/restore',
    summary: 'Brings content back that was moved aside, and moves the present one there.',
    body: z.strictObject({ name: setName }),
    result: setMoved,
    errors: ['conflict', 'storage'],
    run: ({ body }, { folder }) => restoreContent(folder, body.name),
  }),
};
