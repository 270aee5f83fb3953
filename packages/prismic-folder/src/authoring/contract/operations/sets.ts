import { z } from 'zod';
import type { Operation } from '../Operation.ts';
import { routes } from '../routes.ts';
import { contentSets, newContent, setMoved, setName } from '../sets.ts';

/** The demo and the owner's own content: one is in use, others are kept aside. */
export const setOperations = {
  readContentSets: {
    ...routes.readContentSets,
    summary: 'Reads whether the folder has the demo, and which content was moved aside.',
    result: contentSets,
    errors: [],
  },
  keepDemo: {
    ...routes.keepDemo,
    summary: 'Keeps the demo, and notes that it was asked about.',
    result: 'nothing',
    errors: ['conflict', 'storage'],
  },
  startContent: {
    ...routes.startContent,
    summary: 'Moves the demo aside and publishes new documents in its place, all or nothing.',
    body: newContent,
    result: setMoved,
    status: 201,
    errors: ['conflict', 'problems', 'storage'],
  },
  restoreContent: {
    ...routes.restoreContent,
    summary: 'Brings content back that was moved aside, and moves the present one there.',
    body: z.strictObject({ name: setName }),
    result: setMoved,
    errors: ['conflict', 'storage'],
  },
} as const satisfies Record<string, Operation>;
