import { expect, test } from 'vitest';
import { operationEntries } from '../../../src/authoring/contract/operations.ts';
import { openApi } from '../../../src/authoring/http/openApi/openApi.ts';

type Json = Readonly<Record<string, unknown>>;

// Cast: the form that the tests below check.
const description = openApi() as {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components: Json;
};

/** All values of a member, at any depth. */
function valuesOf(name: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === name && typeof one !== 'object' ? [one] : valuesOf(name, one),
  );
}

test('every operation is described once, with all that a client needs', () => {
  expect(description.openapi).toBe('3.1.0');
  const ids = valuesOf('operationId', description.paths);
  expect(ids.toSorted()).toEqual(operationEntries.map(([name]) => name).toSorted());
  for (const [name, { path, method, body }] of operationEntries) {
    const operation = description.paths[path]?.[method.toLowerCase()] ?? {};
    expect(operation, name).toMatchObject({ summary: expect.stringMatching(/^[A-Z].*\.$/) });
    expect('requestBody' in operation, name).toBe(body !== undefined);
    const responses = operation['responses'] as Json; // Cast: every operation has them.
    expect(Object.keys(responses).filter((status) => status.startsWith('2'))).toHaveLength(1);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '401', '403', '404']));
  }
});

test('every parameter of a path is described, and no other', () => {
  for (const [path, operations] of Object.entries(description.paths)) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();
    for (const { parameters } of Object.values(operations)) {
      // Cast: a list of parameter objects.
      const described = (parameters as Json[]).filter((one) => one['in'] === 'path');
      expect(described.map(({ name }) => name).toSorted()).toEqual(inPath);
      expect(described.every(({ required }) => required === true)).toBe(true);
    }
  }
});

test('every reference leads to a component, and no schema needs a document of its own', () => {
  const references = valuesOf('$ref', description);
  expect(references.length).toBeGreaterThan(100);
  for (const reference of new Set(references)) {
    const parts = String(reference).split('/');
    expect(parts[0]).toBe('#');
    let found: unknown = description;
    for (const part of parts.slice(1)) found = (found as Json)[part]; // Cast: a path of objects.
    expect(found, String(reference)).toBeTypeOf('object');
  }
  for (const name of ['$schema', '$id', '$defs']) expect(valuesOf(name, description)).toEqual([]);
});
