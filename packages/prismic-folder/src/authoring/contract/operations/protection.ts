import type { Operation } from '../Operation.ts';
import { plannedPublication, publicNames, stillProtected } from '../protection.ts';
import { routes } from '../routes.ts';

/** What was protected stays so until its owner makes it public. */
export const protectionOperations = {
  readProtection: {
    ...routes.readProtection,
    summary: 'Reads what stays protected although no password protects it any more.',
    result: stillProtected,
    errors: ['off'],
  },
  planProtection: {
    ...routes.planProtection,
    summary:
      'Reads what would stay protected in this way after a publication; nothing is published.',
    body: plannedPublication,
    result: stillProtected,
    errors: ['off', 'exists', 'problems', 'conflict', 'storage'],
  },
  makePublic: {
    ...routes.makePublic,
    summary: 'Makes public what no password protects any more.',
    body: publicNames,
    result: 'nothing',
    errors: ['off', 'storage'],
  },
} as const satisfies Record<string, Operation>;
